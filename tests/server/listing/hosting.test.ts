import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { OwnListingSchema, type OwnListing } from '@domain/schemas/listing-save-schema'
import { updateBookingStatus } from '@server/booking/change-status'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, insertNamed, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

/** All the fields that a listing needs for publication. */
const completeListing = (propertyType: string) => ({
  name: 'Palm Court',
  description: 'Shade all day.',
  city: 'Ikeja',
  state: 'Lagos State',
  country: 'Nigeria',
  basePrice: 30_000.5,
  bedroomNo: 2,
  bathroomNo: 1,
  propertyType,
})

const save = (app: TestServer, host: { token: string }, payload: object) =>
  app.inject({ method: 'PATCH', url: '/api/listing', headers: as(host), payload })

const namesFound = async (app: TestServer, query: string) =>
  (await app.inject(`/api/listing?${query}`))
    .json()
    .listings.map(({ name }: { name: string }) => name)

describeOnEachDatabase('listings of hosts', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const bola = await insertGuest(database(), 'bola@staylet.test')
    return { app, ada, bola, type: await insertNamed(database(), 'property_types', 'Villa') }
  }
  const listOf = async (app: TestServer, path: string, reader?: { token: string }) => {
    const headers = reader ? as(reader) : {}
    const answer = await app.inject({ url: `/api/listing/${path}`, headers })
    expect(answer.statusCode).toBe(200)
    return (answer.json().listings as OwnListing[]).map(({ name }) => name)
  }

  it('publishes a complete listing sent as JSON (API-16, ENT-04)', async () => {
    const { app, ada, type } = await prepare()
    const pool = await insertNamed(database(), 'amenities', 'Pool')
    const rules = ['No smoking', 'Quiet after 10']
    const home = { ...completeListing(type), amenities: [pool], houseRules: rules, guestNo: 3 }
    const answer = await save(app, ada, home)
    expect(answer.statusCode).toBe(201)
    const { listing } = answer.json()
    expect(listing).toMatchObject({ ...home, published: true, createdAt: NOW.toISOString() })
    expect(Compile(OwnListingSchema).Check(listing)).toBe(true)
    expect((await app.inject(`/api/listing/${listing._id}`)).statusCode).toBe(200)
    expect(await namesFound(app, 'search=pool villa shade')).toEqual(['Palm Court'])
  })

  it('keeps an incomplete listing as a draft that only its host sees (API-15, ENT-04)', async () => {
    const { app, ada, bola } = await prepare()
    const { listing } = (await save(app, ada, { city: 'Ikeja' })).json()
    expect(listing).toMatchObject({ city: 'Ikeja', published: false })
    expect(listing.name).toBeUndefined()
    expect(listing.basePrice).toBeUndefined()
    const answer = await app.inject({ url: '/api/listing/uncompleted', headers: as(ada) })
    expect(answer.json()).toEqual({ listings: [listing] })
    expect(await listOf(app, 'uncompleted', bola)).toEqual([])
    expect((await app.inject(`/api/listing/${listing._id}`)).statusCode).toBe(404)
    expect((await app.inject('/api/listing')).json().total).toBe(0)
    const favourite = { userId: bola._id, listingId: listing._id }
    const heart = await app.inject({
      method: 'POST',
      url: '/api/favourites',
      headers: as(bola),
      payload: favourite,
    })
    expect(heart.statusCode).toBe(404)
  })

  it('stores a name and a place as one line, because mails and calendars have lines', async () => {
    const { app, ada, type } = await prepare()
    const lines = { name: 'Palm\rATTENDEE:x\u2028Court ', city: 'Ike\nja' }
    const { listing } = (await save(app, ada, { ...completeListing(type), ...lines })).json()
    expect(listing).toMatchObject({
      name: 'Palm ATTENDEE:x Court',
      city: 'Ike ja',
      published: true,
    })
    const nameless = (await save(app, ada, { ...completeListing(type), name: '\u0001' })).json()
    expect(nameless.listing).toMatchObject({ published: false })
    expect(nameless.listing).not.toHaveProperty('name')
  })

  it('publishes a draft once it is complete and leaves fields that are not sent unchanged (API-16)', async () => {
    const { app, ada, type } = await prepare()
    const { name, basePrice, ...rest } = completeListing(type)
    const draft = (await save(app, ada, { ...rest, houseRules: ['No pets'] })).json().listing
    const named = (await save(app, ada, { id: draft._id, name })).json().listing
    expect(named).toMatchObject({ ...rest, name, published: false, houseRules: ['No pets'] })
    const answer = await save(app, ada, { id: draft._id, basePrice, houseRules: [] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().listing).toMatchObject({
      name,
      basePrice,
      published: true,
      houseRules: [],
    })
    expect(await listOf(app, 'uncompleted', ada)).toEqual([])
    expect(await namesFound(app, 'city=ikeja')).toEqual(['Palm Court'])
  })

  it('keeps search, places and shared slugs in step with a change (API-13, API-16)', async () => {
    const { app, ada, type } = await prepare()
    await seedListing(database(), { name: 'Lagoon Loft' })
    const { listing } = (await save(app, ada, completeListing(type))).json()
    const change = {
      id: listing._id,
      name: '  Lagoon  Loft! ',
      city: 'Ọ̀ṣogbo',
      state: 'Osun State',
    }
    const renamed = (await save(app, ada, change)).json().listing
    expect(renamed).toMatchObject({ name: 'Lagoon  Loft!', slugShared: true })
    expect(await namesFound(app, 'search=palm')).toEqual([])
    expect(await namesFound(app, 'search=osogbo')).toEqual(['Lagoon  Loft!'])
    expect(await namesFound(app, 'state=osun')).toEqual(['Lagoon  Loft!'])
    expect(await namesFound(app, 'slug=lagoon-loft')).toHaveLength(2)
    const alone = (await save(app, ada, { id: listing._id, name: 'Alone' })).json().listing
    expect(alone.slugShared).toBeUndefined()
    expect((await app.inject('/api/listing?slug=lagoon-loft')).json().listings[0].slugShared).toBe(
      undefined,
    )
  })

  it('loses no change when several requests edit one listing at once (API-16)', async () => {
    const { app, ada, type } = await prepare()
    const { listing } = (await save(app, ada, completeListing(type))).json()
    const changes = [
      { name: 'New name' },
      { city: 'Lekki' },
      { basePrice: 99_000 },
      { guestNo: 9 },
      { houseRules: ['One'] },
      { description: 'New words' },
    ]
    const answers = await Promise.all(
      changes.map((change) => save(app, ada, { id: listing._id, ...change })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const last = (await app.inject(`/api/listing/${listing._id}`)).json().listing
    expect(last).toMatchObject(Object.assign({}, ...changes))
  })

  it('shows hosts all their listings and others only the published ones (API-15)', async () => {
    const { app, ada, bola, type } = await prepare()
    await save(app, ada, completeListing(type))
    await save(app, ada, { name: 'Half a home' })
    await save(app, bola, { ...completeListing(type), name: 'Elsewhere' })
    const mine = await listOf(app, `user/${ada._id}`, ada)
    expect(new Set(mine)).toEqual(new Set(['Half a home', 'Palm Court']))
    expect(await listOf(app, `user/${ada._id}`, bola)).toEqual(['Palm Court'])
    expect(await listOf(app, `user/${ada._id}`)).toEqual(['Palm Court'])
    expect(await listOf(app, `user/${crypto.randomUUID()}`)).toEqual([])
    const stale = await app.inject({
      url: `/api/listing/user/${ada._id}`,
      headers: as({ token: 'x'.repeat(43) }),
    })
    expect(stale.statusCode).toBe(401)
    expect((await app.inject('/api/listing/user/nobody')).statusCode).toBe(404)
  })

  it('lets only the host change or delete a listing (API-16, API-17)', async () => {
    const { app, ada, bola, type } = await prepare()
    const { listing } = (await save(app, ada, completeListing(type))).json()
    const image = { imageId: crypto.randomUUID() }
    const calls = [
      { method: 'PATCH', url: '/api/listing', payload: { id: listing._id, name: 'Mine' } },
      { method: 'DELETE', url: `/api/listing/${listing._id}` },
      { method: 'DELETE', url: `/api/listing/image/${listing._id}`, payload: image },
    ] as const
    for (const call of calls) {
      expect((await app.inject(call)).statusCode).toBe(401)
      const answer = await app.inject({ ...call, headers: as(bola) })
      expect([call.method, answer.statusCode, answer.json().code]).toEqual([
        call.method,
        403,
        'forbidden',
      ])
    }
    expect((await app.inject('/api/listing/uncompleted')).statusCode).toBe(401)
    // The listings of the demo data have no host.
    const nobodys = await seedListing(database())
    expect((await save(app, ada, { id: nobodys, name: 'Mine' })).statusCode).toBe(403)
    expect((await save(app, ada, { id: crypto.randomUUID(), name: 'New' })).statusCode).toBe(404)
    expect(await namesFound(app, '')).toEqual(expect.arrayContaining(['Palm Court', 'Lagoon Loft']))
  })

  it('refuses invalid values and names their fields (API-16)', async () => {
    const { app, ada } = await prepare()
    const faults: [object, string][] = [
      [{ name: '   ' }, 'name'],
      [{ basePrice: -1 }, 'basePrice'],
      [{ cleaningFee: 1.005 }, 'cleaningFee'],
      [{ guestNo: 0 }, 'guestNo'],
      [{ propertyType: crypto.randomUUID() }, 'propertyType'],
      [{ amenities: [crypto.randomUUID()] }, 'amenities'],
      [{ amenities: 'pool' }, 'amenities'],
      [{ rating: 5 }, 'rating'],
      [{ published: true }, 'published'],
      [{ id: 'user' }, 'id'],
    ]
    for (const [payload, field] of faults) {
      const answer = await save(app, ada, payload)
      expect([field, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
        field,
        400,
        [field],
      ])
    }
    expect(await database().selectFrom('listings').select('id').execute()).toEqual([])
  })

  it('removes a deleted listing from favourites and keeps its details in bookings (API-17)', async () => {
    const { app, ada, bola, type } = await prepare()
    const { listing } = (await save(app, ada, completeListing(type))).json()
    const favourite = { userId: bola._id, listingId: listing._id }
    await app.inject({
      method: 'POST',
      url: '/api/favourites',
      headers: as(bola),
      payload: favourite,
    })
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(bola),
      payload: makePayload(bola._id, listing._id, { travelersNo: 1 }),
    })
    expect(booked.statusCode).toBe(201)
    // A listing that guests are to come to stays.
    await updateBookingStatus(database(), booked.json().booking._id, 'Completed', NOW)
    const url = `/api/listing/${listing._id}`
    const answer = await app.inject({ method: 'DELETE', url, headers: as(ada) })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Listing deleted' }])
    expect((await app.inject({ method: 'DELETE', url, headers: as(ada) })).statusCode).toBe(404)
    const saved = await app.inject({ url: `/api/favourites/${bola._id}`, headers: as(bola) })
    expect(saved.json()).toEqual({ favourites: { listing: [] } })
    const kept = await app.inject({
      url: `/api/booking/${booked.json().booking._id}`,
      headers: as(bola),
    })
    expect(kept.json().booking.listing).toEqual({
      name: 'Palm Court',
      description: 'Shade all day.',
      listingImg: [],
    })
  })

  it('responds to guests who book, save or review a listing while its host deletes it', async () => {
    const { app, ada, bola, type } = await prepare()
    for (let round = 0; round < 5; round += 1) {
      const { listing } = (await save(app, ada, completeListing(type))).json()
      const post = (url: string, payload: object) =>
        app.inject({ method: 'POST', url, headers: as(bola), payload })
      const answers = await Promise.all([
        post('/api/booking', makePayload(bola._id, listing._id, { travelersNo: 1 })),
        post('/api/favourites', { userId: bola._id, listingId: listing._id }),
        app.inject({ method: 'DELETE', url: `/api/listing/${listing._id}`, headers: as(ada) }),
        post('/api/reviews', { listing: listing._id, rating: 4 }),
      ])
      // A listing that was booked first is not deleted.
      for (const { statusCode } of answers) expect([200, 201, 404, 409]).toContain(statusCode)
      expect(answers.every(({ statusCode }) => statusCode !== 409)).toBe(
        answers[0].statusCode !== 201,
      )
    }
  })
})
