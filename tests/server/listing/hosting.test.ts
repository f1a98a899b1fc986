import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { OwnListingSchema, type OwnListing } from '@domain/schemas/listing-save-schema'
import { updateBookingStatus } from '@server/booking/change-status'
import { insertPhotos } from '@server/listing/save-listing'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, insertNamed, makePayload, seedListing } from '@tests/server/rows'
import { callApi, NOW, startTestServer } from '@tests/server/test-server'

describeOnEachDatabase('listings of hosts', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const bola = await insertGuest(database(), 'bola@staylet.test')
    const call = callApi.bind(null, app)
    const save = (payload: object) => call(ada, 'PATCH', '/listing', payload)
    const saved = async (payload: object) => (await save(payload)).json().listing
    const namesIn = async (path: string, by?: { token: string }) =>
      (await call(by, 'GET', `/listing${path}`))
        .json()
        .listings.map(({ name }: OwnListing) => name) as (string | undefined)[]
    /** All the fields that a listing needs for publication. */
    const complete = {
      name: 'Palm Court',
      description: 'Shade all day.',
      city: 'Ikeja',
      state: 'Lagos State',
      country: 'Nigeria',
      basePrice: 30_000.5,
      bedroomNo: 2,
      bathroomNo: 1,
      propertyType: await insertNamed(database(), 'property_types', 'Villa'),
    }
    return { ada, bola, call, save, saved, namesIn, complete }
  }

  it('publishes a complete listing sent as JSON (API-16, ENT-04)', async () => {
    const { call, save, namesIn, complete } = await prepare()
    const pool = await insertNamed(database(), 'amenities', 'Pool')
    const rules = ['No smoking', 'Quiet after 10']
    const home = { ...complete, amenities: [pool], houseRules: rules, guestNo: 3 }
    const answer = await save(home)
    expect(answer.statusCode).toBe(201)
    const { listing } = answer.json()
    expect(listing).toMatchObject({ ...home, published: true, createdAt: NOW.toISOString() })
    expect(Compile(OwnListingSchema).Check(listing)).toBe(true)
    expect((await call(undefined, 'GET', `/listing/${listing._id}`)).statusCode).toBe(200)
    expect(await namesIn('?search=pool villa shade')).toEqual(['Palm Court'])
  })

  it('keeps an incomplete listing as a draft that only its host sees (API-15, ENT-04)', async () => {
    const { ada, bola, call, saved, namesIn } = await prepare()
    const draft = await saved({ city: 'Ikeja' })
    expect(draft).toMatchObject({ city: 'Ikeja', published: false })
    expect([draft.name, draft.basePrice]).toEqual([undefined, undefined])
    const drafts = await call(ada, 'GET', '/listing/uncompleted')
    expect(drafts.json()).toEqual({ listings: [draft] })
    expect(await namesIn('/uncompleted', bola)).toEqual([])
    expect(await namesIn('')).toEqual([])
    expect((await call(bola, 'GET', `/listing/${draft._id}`)).statusCode).toBe(404)
    const favourite = { userId: bola._id, listingId: draft._id }
    expect((await call(bola, 'POST', '/favourites', favourite)).statusCode).toBe(404)
    const answer = await call(ada, 'PUT', `/listing/publication/${draft._id}`, { published: true })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ basePrice: 'is required', name: 'is required' })
    expect((await call(ada, 'GET', `/listing/own/${draft._id}`)).json().listing).toEqual(draft)
  })

  it('stores a name and a place as one line, because mails and calendars have lines', async () => {
    const { saved, complete } = await prepare()
    const lines = { name: 'Palm\rATTENDEE:x\u2028Court ', city: 'Ike\nja' }
    expect(await saved({ ...complete, ...lines })).toMatchObject({
      name: 'Palm ATTENDEE:x Court',
      city: 'Ike ja',
      published: true,
    })
    const nameless = await saved({ ...complete, name: '\u0001' })
    expect(nameless).toMatchObject({ published: false })
    expect(nameless).not.toHaveProperty('name')
  })

  it('publishes a draft once it is complete and leaves fields that are not sent unchanged (API-16)', async () => {
    const { ada, save, saved, namesIn, complete } = await prepare()
    const { name, basePrice, ...rest } = complete
    const draft = await saved({ ...rest, houseRules: ['No pets'] })
    const named = await saved({ id: draft._id, name })
    expect(named).toMatchObject({ ...rest, name, published: false, houseRules: ['No pets'] })
    const answer = await save({ id: draft._id, basePrice, houseRules: [] })
    expect(answer.statusCode).toBe(200)
    const whole = { name, basePrice, published: true, houseRules: [] }
    expect(answer.json().listing).toMatchObject(whole)
    expect(await namesIn('/uncompleted', ada)).toEqual([])
    expect(await namesIn('?city=ikeja')).toEqual(['Palm Court'])
  })

  it('withdraws a listing until it is published again, even when it is saved', async () => {
    const { ada, call, saved, namesIn, complete } = await prepare()
    const { _id: id } = await saved(complete)
    const publish = async (published: boolean) =>
      (await call(ada, 'PUT', `/listing/publication/${id}`, { published })).json().listing
    expect(await publish(false)).toMatchObject({ published: false, withheld: true })
    expect((await saved({ id, name: 'Harmattan Loft' })).published).toBe(false)
    expect((await call(undefined, 'GET', `/listing/${id}`)).statusCode).toBe(404)
    const again = await publish(true)
    expect(again).toMatchObject({ name: 'Harmattan Loft', published: true })
    expect(again.withheld).toBeUndefined()
    // Misspelling of a word that the search has only just learned.
    expect(await namesIn('?search=harmatan')).toHaveLength(1)
  })

  it('keeps search, places and shared slugs in step with a change (API-13, API-16)', async () => {
    const { call, saved, namesIn, complete } = await prepare()
    await seedListing(database(), { name: 'Lagoon Loft' })
    const { _id: id } = await saved(complete)
    const change = { id, name: '  Lagoon  Loft! ', city: 'Ọ̀ṣogbo', state: 'Osun State' }
    expect(await saved(change)).toMatchObject({ name: 'Lagoon  Loft!', slugShared: true })
    expect(await namesIn('?search=palm')).toEqual([])
    expect(await namesIn('?search=osogbo')).toEqual(['Lagoon  Loft!'])
    expect(await namesIn('?state=osun')).toEqual(['Lagoon  Loft!'])
    expect(await namesIn('?slug=lagoon-loft')).toHaveLength(2)
    expect((await saved({ id, name: 'Alone' })).slugShared).toBeUndefined()
    const { listings } = (await call(undefined, 'GET', '/listing?slug=lagoon-loft')).json()
    expect(listings[0].slugShared).toBeUndefined()
  })

  it('loses no change when several requests edit one listing at once (API-16)', async () => {
    const { call, save, saved, complete } = await prepare()
    const { _id: id } = await saved(complete)
    const changes = [
      { name: 'New name', city: 'Lekki' },
      { basePrice: 99_000 },
      { guestNo: 9 },
      { houseRules: ['One'] },
      { description: 'New words' },
    ]
    const answers = await Promise.all(changes.map((change) => save({ id, ...change })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const last = (await call(undefined, 'GET', `/listing/${id}`)).json().listing
    expect(last).toMatchObject(Object.assign({}, ...changes))
  })

  it('shows hosts all their listings and others only the published ones (API-15)', async () => {
    const { ada, bola, call, saved, namesIn, complete } = await prepare()
    await saved(complete)
    await saved({ name: 'Half a home' })
    await call(bola, 'PATCH', '/listing', { ...complete, name: 'Elsewhere' })
    const mine = await namesIn(`/user/${ada._id}`, ada)
    expect(new Set(mine)).toEqual(new Set(['Half a home', 'Palm Court']))
    expect(await namesIn(`/user/${ada._id}`, bola)).toEqual(['Palm Court'])
    expect(await namesIn(`/user/${ada._id}`)).toEqual(['Palm Court'])
    expect(await namesIn(`/user/${crypto.randomUUID()}`)).toEqual([])
    expect((await call(undefined, 'GET', '/listing/user/nobody')).statusCode).toBe(404)
  })

  it('lets nobody change a listing without a host, and finds none that is unknown (API-16, API-17)', async () => {
    const { ada, call, save } = await prepare()
    // The listings of the demo data have no host.
    const nobodys = await seedListing(database())
    const refused = await save({ id: nobodys, name: 'Mine' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect((await call(ada, 'DELETE', `/listing/${nobodys}`)).statusCode).toBe(403)
    expect((await save({ id: crypto.randomUUID(), name: 'New' })).statusCode).toBe(404)
  })

  it('refuses invalid values and names their fields (API-16)', async () => {
    const { save } = await prepare()
    const faults = [
      { name: '   ' },
      { basePrice: -1 },
      { cleaningFee: 1.005 },
      { guestNo: 0 },
      { propertyType: crypto.randomUUID() },
      { amenities: [crypto.randomUUID()] },
      { amenities: 'pool' },
      { rating: 5 },
      { published: true },
      { id: 'user' },
    ]
    for (const fault of faults) {
      const answer = await save(fault)
      const named = Object.keys(answer.json().fields)
      expect([answer.statusCode, named]).toEqual([400, Object.keys(fault)])
    }
    expect(await database().selectFrom('listings').select('id').execute()).toEqual([])
  })

  it('keeps the details of a deleted listing in bookings (API-17)', async () => {
    const { ada, bola, call, saved, complete } = await prepare()
    const { _id: id } = await saved(complete)
    const payload = makePayload(bola._id, id, { travelersNo: 1 })
    const { booking } = (await call(bola, 'POST', '/booking', payload)).json()
    // A listing that guests are to come to stays.
    await updateBookingStatus(database(), booking._id, 'Completed', NOW)
    const answer = await call(ada, 'DELETE', `/listing/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Listing deleted' }])
    expect((await call(ada, 'DELETE', `/listing/${id}`)).statusCode).toBe(404)
    const kept = (await call(bola, 'GET', `/booking/${booking._id}`)).json().booking.listing
    const { name, description } = complete
    expect(kept).toEqual({ name, description, listingImg: [] })
  })

  it('responds to guests who book, save or review a listing while its host deletes it', async () => {
    const { ada, bola, call, saved, complete } = await prepare()
    for (let round = 0; round < 5; round += 1) {
      const { _id: id } = await saved(complete)
      const answers = await Promise.all([
        call(bola, 'POST', '/booking', makePayload(bola._id, id, { travelersNo: 1 })),
        call(bola, 'POST', '/favourites', { userId: bola._id, listingId: id }),
        call(ada, 'DELETE', `/listing/${id}`),
        call(bola, 'POST', '/reviews', { listing: id, rating: 4 }),
      ])
      const codes = answers.map(({ statusCode }) => statusCode)
      for (const code of codes) expect([200, 201, 404, 409]).toContain(code)
      // A listing that was booked first is not deleted.
      expect(codes.includes(409)).toBe(codes[0] === 201)
    }
  })

  it('arranges the photos of a listing and describes them', async () => {
    const { ada, call, saved, complete } = await prepare()
    const { _id: id } = await saved(complete)
    const photo = (alt: string) => ({ storageKey: `demo/${alt}.webp`, alt, width: 30, height: 20 })
    await insertPhotos(database(), id, ['bed', 'bath', 'view'].map(photo))
    const photosOf = async () =>
      (await call(ada, 'GET', `/listing/${id}`))
        .json()
        .listing.listingImg.map(
          (each: { _id: string; alt?: string }) => [each._id, each.alt] as const,
        ) as [string, string | undefined][]
    const arrange = (photos: object[]) => call(ada, 'PUT', `/listing/photos/${id}`, { photos })
    const [bed, bath, view] = (await photosOf()).map(([_id]) => _id)
    const order = [{ _id: view, alt: ' The lagoon ' }, { _id: bed, alt: null }, { _id: bath }]
    expect((await arrange(order)).statusCode).toBe(200)
    const arranged = [
      [view, 'The lagoon'],
      [bed, undefined],
      [bath, 'bath'],
    ]
    expect(await photosOf()).toEqual(arranged)
    for (const ids of [[view, bed], [view, bed, bed], [view, bed, crypto.randomUUID()], []]) {
      const refused = await arrange(ids.map((_id) => ({ _id })))
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields).toHaveProperty('photos')
    }
    expect(await photosOf()).toEqual(arranged)
  })
})
