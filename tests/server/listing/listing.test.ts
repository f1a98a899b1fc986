import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { type ListingPage, ListingSchema } from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-url'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, insertNamed, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

const SHOWN = { colour: '#aabbcc', width: 1600, height: 1067 }
const photoOf = (alt: string) => ({ storageKey: `${alt}.webp`, alt, ...SHOWN })
const fileUrl: unknown = expect.stringMatching(/^\/media\/[0-9a-f-]{36}$/)

describeOnEachDatabase('listings', (database) => {
  const start = async (options?: Parameters<typeof startTestServer>[1]) => {
    const app = await startTestServer(database(), options)
    const ask = async (text: string) => {
      const answer = await app.inject(`/api/listing?${text}`)
      return [answer.statusCode, answer.json()] as const
    }
    const search = async (query: ListingQuery = {}) => {
      const answer = await app.inject({ url: `/api${apiPaths.listings(toApiQuery(query))}` })
      expect(answer.statusCode).toBe(200)
      return answer.json() as ListingPage & { total: number }
    }
    const namesOf = async (query: ListingQuery = {}) =>
      (await search(query)).listings.map(({ name }) => name)
    /** Books a listing, another guest each time. */
    const block = async (listing: string, start: string, end: string) => {
      const guest = await insertGuest(database(), `${crypto.randomUUID()}@staylet.test`)
      const dates = { startDate: `${start}T00:00:00Z`, endDate: `${end}T00:00:00Z` }
      const payload = makePayload(guest._id, listing, dates)
      const headers = as(guest)
      const answer = await app.inject({ method: 'POST', url: '/api/booking', headers, payload })
      expect(answer.statusCode).toBe(201)
    }
    return { app, ask, search, namesOf, block }
  }
  const seed = (listing?: Parameters<typeof seedListing>[1]) => seedListing(database(), listing)
  const named = (table: 'property_types' | 'amenities', name: string) =>
    insertNamed(database(), table, name)

  it('counts what each suggested place and property type finds, on request (R-25, R-146)', async () => {
    const { search } = await start({ env: { SEARCH_NAMES: 'lagos: makoko' } })
    const propertyType = await named('property_types', 'Lagoon flat')
    for (const name of ['Palm Court', 'Lagos Loft', 'Blue House']) {
      await seed({ name, city: 'Lagos', propertyType })
    }
    await seed({ name: 'Near Lagos', city: 'Ibadan' })
    const inLagos = { kind: 'place', text: 'Lagos', total: 4 }
    const { suggested } = await search({ search: 'lag', suggests: true, limit: 2 })
    expect(suggested).toContainEqual(inLagos)
    expect(suggested?.map(({ text }) => text)).toContain('Lagoon flat')
    for (const { text, total } of suggested ?? []) {
      expect(await search({ search: text })).toMatchObject({ total })
    }
    const byName = await search({ search: 'makoko', suggests: true })
    expect(byName.suggested).toContainEqual(inLagos)
    expect(await search({ search: 'lag' })).not.toHaveProperty('suggested')
    expect(await search({ suggests: true })).not.toHaveProperty('suggested')
  })

  it('returns every field of a listing, with photos as a nested array (API-13, ENT-03)', async () => {
    const { app, search } = await start()
    const own = {
      rating: 4.7,
      bedroomNo: 2,
      bathroomNo: 1,
      propertyType: await named('property_types', 'Apartment'),
      amenities: [await named('amenities', '24/7 WiFi connection')],
      houseRules: ['No smoking'],
    }
    const id = await seed({ ...own, photos: [photoOf('A sofa')] })
    const { listings, total } = await search()
    expect(total).toBe(1)
    expect(listings[0]).toEqual({
      ...own,
      _id: id,
      name: 'Lagoon Loft',
      description: 'Glass to the lagoon.',
      city: 'Lekki',
      state: 'Lagos State',
      country: 'Nigeria',
      basePrice: 45_000,
      cleaningFee: 5_000,
      securityDeposit: 0,
      guestNo: 4,
      bookedDates: [],
      createdAt: NOW.toISOString(),
      listingImg: [{ ...SHOWN, alt: 'A sofa', _id: expect.any(String), fileUrl }],
    })
    expect(Compile(ListingSchema).Check(listings[0])).toBe(true)
    expect((await app.inject(`/api/listing/${id}`)).json()).toEqual({ listing: listings[0] })
  })

  it('returns only what a card shows, on request', async () => {
    const { ask, search } = await start()
    const propertyType = await named('property_types', 'Apartment')
    const shown = { name: 'Lagoon Loft', rating: 4.7, bedroomNo: 2, propertyType }
    const photos = [photoOf('sofa'), photoOf('bed')]
    const home = await seed({ ...shown, houseRules: ['No smoking'], photos })
    const other = await seed({ name: 'Other', city: '', propertyType })
    const card = {
      ...shown,
      _id: home,
      partial: true,
      city: 'Lekki',
      state: 'Lagos State',
      basePrice: 45_000,
      listingImg: ['sofa', 'bed'].map((alt) => ({ fileUrl, alt, ...SHOWN })),
    }
    for (const query of [{ bedroomNo: 2 }, { search: 'lagoon loft' }, { similarTo: other }]) {
      const { listings } = await search({ ...query, fields: 'card' })
      expect([query, listings[0]]).toEqual([query, card])
    }
    const { listings } = await search({ similarTo: home, fields: 'card' })
    expect(listings).toMatchObject([{ name: 'Other', country: 'Nigeria', listingImg: [] }])
    expect(await ask('fields=all')).toMatchObject([400, {}])
  })

  it('finds the nearest free dates for a list of cards, too', async () => {
    const { search, block } = await start()
    const stay = { startDate: '2026-04-01', endDate: '2026-04-03' } as const
    await block(await seed(), stay.startDate, stay.endDate)
    const { instead } = await search({ ...stay, fields: 'card' })
    expect(instead?.dates).toBeDefined()
    expect(instead?.dates).toEqual((await search(stay)).instead?.dates)
  })

  it('narrows the result by each query parameter (API-13)', async () => {
    const { search, namesOf } = await start()
    const propertyType = await named('property_types', 'Villa')
    const [pool, wifi] = [await named('amenities', 'Pool'), await named('amenities', 'Wi-Fi')]
    await seed({ name: 'Plain', bedroomNo: 1, amenities: [wifi] })
    await seed({
      name: 'Special',
      country: 'Ghana',
      state: 'Ashanti Region',
      city: 'Kumasi',
      bedroomNo: 4,
      basePrice: 90_000.5,
      propertyType,
      amenities: [pool, wifi],
    })
    const narrow: ListingQuery[] = [
      { country: 'ghana' },
      { state: 'Ashanti' },
      { city: 'KUMASI' },
      { propertyType },
      { bedroomNo: 3 },
      { amenities: [wifi, pool] },
      { priceMin: 90_000.5 },
      { search: 'villa pool' },
    ]
    for (const query of narrow) expect([query, await namesOf(query)]).toEqual([query, ['Special']])
    expect(await namesOf({ priceMax: 45_000 })).toEqual(['Plain'])
    expect(await namesOf({ bedroomNo: 1 })).toEqual(['Plain'])
    expect(await search({ propertyType: 'no-id' })).toMatchObject({ listings: [], total: 0 })
  })

  it('finds nothing for an accepted number that no listing reaches', async () => {
    const { ask } = await start()
    await seed({ guestNo: 1_000, bedroomNo: 50, basePrice: 90_000 })
    const found = ['guestNo=1000', 'bedroomNo=50', 'priceMax=999999999999.99', 'limit=101']
    const none = ['guestNo=1001', 'guestNo=999999', 'bedroomNo=99', 'priceMin=999999999999']
    for (const text of found) expect([text, (await ask(text))[1].total]).toEqual([text, 1])
    for (const text of none) expect([text, (await ask(text))[1].total]).toEqual([text, 0])
    expect(await ask('page=999999')).toMatchObject([200, { listings: [], total: 1 }])
  })

  it('refuses an unreadable parameter by name', async () => {
    const { ask } = await start()
    const faults = `page=0 page=1000000 page=1&page=2 limit=-1 limit=1000000 priceMin=abc rating=9
      priceMin=1000000000000 priceMax=1000000000000 guestNo=1000000 bedroomNo=100 search=a%00b
      startDate=2026-02-30 endDate=9999-12-31`
    for (const fault of faults.split(/\s+/)) {
      const [status, { fields }] = await ask(fault)
      expect([fault, status, Object.keys(fields)]).toEqual([fault, 400, [fault.split('=')[0]]])
    }
  })

  it('refuses a text or filters beside similarTo, which could read every listing', async () => {
    const { ask } = await start()
    for (const text of ['search=lagoon', 'state=Lagos', 'sort=rating']) {
      const [status, { fields }] = await ask(`similarTo=${await seed()}&${text}`)
      expect([status, Object.keys(fields)]).toEqual([400, [text.split('=')[0]]])
    }
  })

  it('matches search text literally, including wildcard characters', async () => {
    const { search, namesOf } = await start()
    const slashed = String.raw`Back\slash`
    for (const name of ['Ọ̀ṣun House 100%', 'Under_score', slashed]) await seed({ name })
    expect(await namesOf({ search: 'osun' })).toEqual(['Ọ̀ṣun House 100%'])
    expect(await namesOf({ search: '100%' })).toEqual(['Ọ̀ṣun House 100%'])
    expect(await namesOf({ search: 'r_s' })).toEqual(['Under_score'])
    expect(await namesOf({ search: 'k\\s' })).toEqual([slashed])
    // Signs alone find nothing.
    for (const sign of ['%', '_', '\\', '%%', '★']) {
      expect(await search({ search: sign }), sign).toMatchObject({ total: 0 })
    }
    // Listings with one of the two words are only close matches.
    expect(await search({ search: 'loft lekki' })).toMatchObject({ matched: 0 })
  })

  it('leads from a place without homes to the nearest one with some', async () => {
    const { search } = await start()
    await seed({ name: 'Loft', city: 'Bauchi', state: 'Bauchi' })
    await seed({ name: 'Flat', city: 'Lagos', state: 'Lagos' })
    const { instead } = await search({ search: 'maiduguri' })
    expect(instead?.place).toEqual({ name: 'Bauchi', total: 1 })
    const listed = await search({ search: 'bauchi', guestNo: 9 })
    expect([listed.total, listed.instead?.place]).toEqual([0, undefined])
  })

  it('returns pages newest first with the total count', async () => {
    const { search } = await start()
    for (const day of [1, 2, 3, 4, 5]) {
      await seed({ name: `Home ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) })
    }
    const page = { listings: [{ name: 'Home 3' }, { name: 'Home 2' }], total: 5 }
    expect(await search({ page: 2, limit: 2 })).toMatchObject(page)
    expect(await search({ page: 9, limit: 2 })).toMatchObject({ listings: [], total: 5 })
  })

  it("lists booked nights from today on as half-open ranges without the guests' names", async () => {
    let now = new Date('2026-03-01T09:00:00Z')
    const { search, namesOf, block } = await start({ clock: () => now })
    const home = await seed()
    await block(home, '2026-03-01', '2026-03-03')
    await block(home, '2026-03-08', '2026-03-12')
    await block(home, '2026-03-20', '2026-03-20')
    now = NOW
    const { listings } = await search()
    expect(listings[0]?.bookedDates).toEqual([
      { startDate: '2026-03-10', endDate: '2026-03-12' },
      { startDate: '2026-03-20', endDate: '2026-03-21' },
    ])
    expect(await namesOf({ availability: 'now' })).toEqual([])
    expect(await namesOf({ startDate: '2026-03-12', endDate: '2026-03-20' })).toHaveLength(1)
    expect(await namesOf({ startDate: '2026-03-12', endDate: '2026-03-21' })).toEqual([])
  })

  it('finds a listing for next week as long as one night is free', async () => {
    const { namesOf, block } = await start()
    const home = await seed()
    await block(home, '2026-03-14', '2026-03-22')
    expect(await namesOf({ availability: 'next-week' })).toHaveLength(1)
    await block(home, '2026-03-22', '2026-03-22')
    expect(await namesOf({ availability: 'next-week' })).toEqual([])
    expect(await namesOf({ availability: 'weekend' })).toEqual([])
  })

  it('orders similar listings by type, then city, and leaves the listing itself out', async () => {
    const { namesOf } = await start()
    const propertyType = await named('property_types', 'Villa')
    const similarTo = await seed({ name: 'Self', propertyType })
    await seed({ name: 'Rest', city: 'Jos' })
    await seed({ name: 'City' })
    await seed({ name: 'Type', city: 'Kano', propertyType })
    expect(await namesOf({ similarTo })).toEqual(['Type', 'City', 'Rest'])
    expect(await namesOf({ similarTo: crypto.randomUUID() })).toEqual([])
  })

  it('hides unpublished listings and responds with 404 to malformed ids', async () => {
    const { app, namesOf } = await start()
    const id = await seed()
    await database().updateTable('listings').set({ published: false }).execute()
    expect(await namesOf()).toEqual([])
    for (const each of [id, crypto.randomUUID(), 'user', '1%00']) {
      const answer = await app.inject(`/api/listing/${each}`)
      expect([each, answer.statusCode, answer.json().code]).toEqual([each, 404, 'not_found'])
    }
  })
})
