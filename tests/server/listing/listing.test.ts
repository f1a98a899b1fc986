import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { type Listing, type ListingPage, ListingSchema } from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-url'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, insertNamed, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer, type TestServer } from '@tests/server/test-server'

const search = async (app: TestServer, query: ListingQuery = {}) => {
  const answer = await app.inject({ url: `/api${apiPaths.listings(toApiQuery(query))}` })
  expect(answer.statusCode).toBe(200)
  return answer.json() as ListingPage & { total: number }
}
const namesOf = ({ listings }: { listings: Listing[] }) => listings.map(({ name }) => name)

describeOnEachDatabase('listings', (database) => {
  const block = async (app: TestServer, home: string, start: string, end: string) => {
    const guest = await insertGuest(database(), `${crypto.randomUUID()}@staylet.test`)
    const dates = { startDate: `${start}T00:00:00Z`, endDate: `${end}T00:00:00Z` }
    const payload = makePayload(guest._id, home, dates)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(guest),
      payload,
    })
    expect(answer.statusCode).toBe(201)
  }

  it('counts what each suggested place and property type finds, on request (R-25, R-146)', async () => {
    const app = await startTestServer(database(), { env: { SEARCH_NAMES: 'lagos: makoko' } })
    const flat = await insertNamed(database(), 'property_types', 'Lagoon flat')
    for (const name of ['Palm Court', 'Lagos Loft', 'Blue House']) {
      await seedListing(database(), { name, city: 'Lagos', propertyType: flat })
    }
    await seedListing(database(), { name: 'Near Lagos', city: 'Ibadan' })
    const { suggested } = await search(app, { search: 'lag', suggests: true, limit: 2 })
    expect(suggested).toContainEqual({ kind: 'place', text: 'Lagos', total: 4 })
    expect(suggested?.map(({ text }) => text)).toContain('Lagoon flat')
    for (const { text, total } of suggested ?? []) {
      expect(await search(app, { search: text })).toMatchObject({ total })
    }
    const byName = await search(app, { search: 'makoko', suggests: true })
    expect(byName.suggested).toContainEqual({ kind: 'place', text: 'Lagos', total: 4 })
    expect(await search(app, { search: 'lag' })).not.toHaveProperty('suggested')
    expect(await search(app, { suggests: true })).not.toHaveProperty('suggested')
  })

  it('returns every field of a listing, with photos as a nested array (API-13, ENT-03)', async () => {
    const app = await startTestServer(database())
    const type = await insertNamed(database(), 'property_types', 'Apartment')
    const wifi = await insertNamed(database(), 'amenities', '24/7 WiFi connection')
    const photo = {
      storageKey: 'a.webp',
      alt: 'A sofa',
      colour: '#aabbcc',
      width: 1600,
      height: 1067,
    }
    const id = await seedListing(database(), {
      rating: 4.7,
      bedroomNo: 2,
      bathroomNo: 1,
      propertyType: type,
      amenities: [wifi],
      houseRules: ['No smoking'],
      photos: [photo],
    })
    const { listings, total } = await search(app)
    expect(total).toBe(1)
    expect(listings[0]).toEqual({
      _id: id,
      name: 'Lagoon Loft',
      description: 'Glass to the lagoon.',
      city: 'Lekki',
      state: 'Lagos State',
      country: 'Nigeria',
      basePrice: 45_000,
      cleaningFee: 5_000,
      securityDeposit: 0,
      rating: 4.7,
      bedroomNo: 2,
      bathroomNo: 1,
      guestNo: 4,
      propertyType: type,
      amenities: [wifi],
      houseRules: ['No smoking'],
      bookedDates: [],
      createdAt: NOW.toISOString(),
      listingImg: [
        {
          _id: expect.any(String),
          fileUrl: expect.stringMatching(/^\/media\/[0-9a-f-]{36}$/),
          alt: 'A sofa',
          colour: '#aabbcc',
          width: 1600,
          height: 1067,
        },
      ],
    })
    expect(Compile(ListingSchema).Check(listings[0])).toBe(true)
    const one = await app.inject({ url: `/api/listing/${id}` })
    expect(one.json()).toEqual({ listing: listings[0] })
  })

  it('returns only what a card shows, on request', async () => {
    const app = await startTestServer(database())
    const type = await insertNamed(database(), 'property_types', 'Apartment')
    const photo = (name: string) => ({
      storageKey: `${name}.webp`,
      alt: name,
      colour: '#aabbcc',
      width: 1600,
      height: 1067,
    })
    const own = {
      rating: 4.7,
      bedroomNo: 2,
      propertyType: type,
      houseRules: ['No smoking'],
      photos: [photo('sofa'), photo('bed')],
    }
    const home = await seedListing(database(), { ...own, name: 'Lagoon Loft' })
    const other = await seedListing(database(), { name: 'Other', city: '', propertyType: type })
    const fileUrl = expect.stringMatching(/^\/media\/[0-9a-f-]{36}$/)
    const card = {
      _id: home,
      partial: true,
      name: 'Lagoon Loft',
      city: 'Lekki',
      state: 'Lagos State',
      basePrice: 45_000,
      rating: 4.7,
      bedroomNo: 2,
      propertyType: type,
      listingImg: ['sofa', 'bed'].map((alt) => ({ fileUrl, alt, colour: '#aabbcc' })),
    }
    for (const query of [{ bedroomNo: 2 }, { search: 'lagoon loft' }, { similarTo: other }]) {
      const { listings } = await search(app, { ...query, fields: 'card' })
      expect([query, listings[0]]).toEqual([query, card])
    }
    const { listings } = await search(app, { similarTo: home, fields: 'card' })
    expect(listings).toMatchObject([{ name: 'Other', country: 'Nigeria', listingImg: [] }])
    const unknown = await app.inject({ url: '/api/listing?fields=all' })
    expect(unknown.statusCode).toBe(400)
  })

  it('finds the nearest free dates for a list of cards, too', async () => {
    const app = await startTestServer(database())
    const home = await seedListing(database(), { name: 'Booked' })
    const stay = { startDate: '2026-04-01', endDate: '2026-04-03' } as const
    await block(app, home, stay.startDate, stay.endDate)
    const { instead } = await search(app, { ...stay, fields: 'card' })
    expect(instead?.dates).toEqual((await search(app, stay)).instead?.dates)
    expect(instead?.dates).toBeDefined()
  })

  it('narrows the result by each query parameter (API-13)', async () => {
    const app = await startTestServer(database())
    const villa = await insertNamed(database(), 'property_types', 'Villa')
    const pool = await insertNamed(database(), 'amenities', 'Pool')
    await seedListing(database(), { name: 'Plain', bedroomNo: 1 })
    await seedListing(database(), {
      name: 'Special',
      country: 'Ghana',
      state: 'Ashanti Region',
      city: 'Kumasi',
      bedroomNo: 4,
      basePrice: 90_000.5,
      propertyType: villa,
      amenities: [pool],
    })
    const narrow: ListingQuery[] = [
      { country: 'ghana' },
      { state: 'Ashanti' },
      { city: 'KUMASI' },
      { propertyType: villa },
      { bedroomNo: 3 },
      { amenities: [pool] },
      { priceMin: 90_000.5 },
      { search: 'villa pool' },
    ]
    for (const query of narrow) {
      expect([query, namesOf(await search(app, query))]).toEqual([query, ['Special']])
    }
    expect(namesOf(await search(app, { priceMax: 45_000 }))).toEqual(['Plain'])
    expect(namesOf(await search(app, { bedroomNo: 1 }))).toEqual(['Plain'])
    expect(await search(app, { propertyType: 'not-an-id' })).toMatchObject({
      listings: [],
      total: 0,
    })
  })

  it('finds nothing for an accepted number that no listing reaches', async () => {
    const app = await startTestServer(database())
    await seedListing(database(), { guestNo: 1_000, bedroomNo: 50, basePrice: 90_000 })
    const totals: [query: string, total: number][] = [
      ['guestNo=1000', 1],
      ['guestNo=1001', 0],
      ['guestNo=999999', 0],
      ['bedroomNo=50', 1],
      ['bedroomNo=99', 0],
      ['priceMin=999999999999', 0],
      ['priceMax=999999999999.99', 1],
      ['rating=5', 0],
      ['limit=101', 1],
    ]
    for (const [query, total] of totals) {
      const answer = await app.inject(`/api/listing?${query}`)
      expect([query, answer.json().total]).toEqual([query, total])
    }
    const far = await app.inject('/api/listing?page=999999')
    expect(far.json()).toMatchObject({ listings: [], total: 1 })
  })

  it('accepts amenities repeated or joined by commas and requires all of them', async () => {
    const app = await startTestServer(database())
    const [a, b] = [
      await insertNamed(database(), 'amenities', 'A'),
      await insertNamed(database(), 'amenities', 'B'),
    ]
    await seedListing(database(), { name: 'Both', amenities: [a, b] })
    await seedListing(database(), { name: 'One', amenities: [a] })
    for (const query of [`amenities=${a},${b}`, `amenities=${a}&amenities=${b}`]) {
      const answer = await app.inject({ url: `/api/listing?${query}` })
      expect(namesOf(answer.json())).toEqual(['Both'])
    }
  })

  it('matches search text literally, including wildcard characters', async () => {
    const app = await startTestServer(database())
    await seedListing(database(), { name: 'Ọ̀ṣun House 100%' })
    await seedListing(database(), { name: 'Under_score' })
    await seedListing(database(), { name: String.raw`Back\slash` })
    expect(namesOf(await search(app, { search: 'osun' }))).toEqual(['Ọ̀ṣun House 100%'])
    expect(namesOf(await search(app, { search: '100%' }))).toEqual(['Ọ̀ṣun House 100%'])
    expect(namesOf(await search(app, { search: 'r_s' }))).toEqual(['Under_score'])
    expect(namesOf(await search(app, { search: 'k\\s' }))).toEqual([String.raw`Back\slash`])
    // Signs alone find nothing.
    for (const sign of ['%', '_', '\\', '%%', '★']) {
      expect(await search(app, { search: sign }), sign).toMatchObject({ total: 0 })
    }
    // Listings with one of the two words are only close matches.
    expect(await search(app, { search: 'loft lekki' })).toMatchObject({ matched: 0 })
  })

  it('refuses a text or filters beside similarTo, which could read every listing', async () => {
    const app = await startTestServer(database())
    const home = await seedListing(database())
    for (const [key, value] of Object.entries({
      search: 'lagoon',
      state: 'Lagos',
      sort: 'rating',
    })) {
      const query = { similarTo: home, [key]: value }
      const response = await app.inject({ url: '/api/listing', query })
      expect(response.statusCode, key).toBe(400)
      expect(response.json()).toMatchObject({ fields: { [key]: expect.any(String) as string } })
    }
  })

  it('leads from a place without homes to the nearest one with some', async () => {
    const app = await startTestServer(database())
    await seedListing(database(), { name: 'Loft', city: 'Bauchi', state: 'Bauchi' })
    await seedListing(database(), { name: 'Flat', city: 'Lagos', state: 'Lagos' })
    const { instead } = await search(app, { search: 'maiduguri' })
    expect(instead?.place).toEqual({ name: 'Bauchi', total: 1 })
    const listed = await search(app, { search: 'bauchi', guestNo: 9 })
    expect([listed.total, listed.instead?.place]).toEqual([0, undefined])
  })

  it('returns pages newest first with the total count', async () => {
    const app = await startTestServer(database())
    for (const day of [1, 2, 3, 4, 5]) {
      const createdAt = new Date(Date.UTC(2026, 0, day))
      await seedListing(database(), { name: `Home ${day}`, createdAt })
    }
    const page = await search(app, { page: 2, limit: 2 })
    expect([namesOf(page), page.total]).toEqual([['Home 3', 'Home 2'], 5])
    const beyond = await search(app, { page: 9, limit: 2 })
    expect([namesOf(beyond), beyond.total]).toEqual([[], 5])
  })

  it("lists booked nights from today on as half-open ranges without the guests' names", async () => {
    let now = new Date('2026-03-01T09:00:00Z')
    const app = await startTestServer(database(), { clock: () => now })
    const home = await seedListing(database())
    const guest = await insertGuest(database())
    await database().updateTable('sessions').set({ last_used_at: NOW }).execute()
    for (const [start, end] of [
      ['2026-03-01', '2026-03-03'],
      ['2026-03-08', '2026-03-12'],
      ['2026-03-20', '2026-03-20'],
    ]) {
      const dates = { startDate: `${start}T00:00:00Z`, endDate: `${end}T00:00:00Z` }
      const payload = makePayload(guest._id, home, dates)
      await app.inject({ method: 'POST', url: '/api/booking', headers: as(guest), payload })
    }
    now = NOW
    const { listings } = await search(app)
    expect(listings[0]?.bookedDates).toEqual([
      { startDate: '2026-03-10', endDate: '2026-03-12' },
      { startDate: '2026-03-20', endDate: '2026-03-21' },
    ])
    expect(namesOf(await search(app, { availability: 'now' }))).toEqual([])
    expect(
      namesOf(await search(app, { startDate: '2026-03-12', endDate: '2026-03-20' })),
    ).toHaveLength(1)
    expect(namesOf(await search(app, { startDate: '2026-03-12', endDate: '2026-03-21' }))).toEqual(
      [],
    )
  })

  it('finds a listing for next week as long as one night is free', async () => {
    const app = await startTestServer(database())
    const home = await seedListing(database())
    await block(app, home, '2026-03-14', '2026-03-22')
    expect(namesOf(await search(app, { availability: 'next-week' }))).toHaveLength(1)
    await block(app, home, '2026-03-22', '2026-03-22')
    expect(namesOf(await search(app, { availability: 'next-week' }))).toEqual([])
    expect(namesOf(await search(app, { availability: 'weekend' }))).toEqual([])
  })

  it('orders similar listings by type, then city, and leaves the listing itself out', async () => {
    const app = await startTestServer(database())
    const villa = await insertNamed(database(), 'property_types', 'Villa')
    const home = await seedListing(database(), { name: 'Self', propertyType: villa })
    await seedListing(database(), { name: 'Rest', city: 'Jos' })
    await seedListing(database(), { name: 'City' })
    await seedListing(database(), { name: 'Type', city: 'Kano', propertyType: villa })
    expect(namesOf(await search(app, { similarTo: home }))).toEqual(['Type', 'City', 'Rest'])
    expect(namesOf(await search(app, { similarTo: crypto.randomUUID() }))).toEqual([])
  })

  it('hides unpublished listings and responds with 404 to malformed ids', async () => {
    const app = await startTestServer(database())
    const id = await seedListing(database())
    await database().updateTable('listings').set({ published: false }).execute()
    expect((await search(app)).total).toBe(0)
    for (const each of [id, crypto.randomUUID(), 'user', '1%00']) {
      const answer = await app.inject({ url: `/api/listing/${each}` })
      expect([each, answer.statusCode, answer.json().code]).toEqual([each, 404, 'not_found'])
    }
  })

  it('refuses an unreadable parameter by name', async () => {
    const app = await startTestServer(database())
    const faults = [
      'page=0',
      'limit=-1',
      'priceMin=abc',
      'rating=9',
      'startDate=2026-02-30',
      'endDate=9999-12-31',
      'guestNo=1000000',
      'bedroomNo=100',
      'priceMin=1000000000000',
      'priceMax=1000000000000',
      'page=1000000',
      'limit=1000000',
      'search=a%00b',
      'page=1&page=2',
    ]
    for (const fault of faults) {
      const answer = await app.inject({ url: `/api/listing?${fault}` })
      expect([fault, answer.statusCode]).toEqual([fault, 400])
      expect(Object.keys(answer.json().fields)).toEqual([fault.split('=')[0]])
    }
  })

  it('returns property types in a data field and amenities as a list (API-12, ENT-05)', async () => {
    const app = await startTestServer(database())
    const house = await insertNamed(database(), 'property_types', 'House')
    const [row] = await database()
      .insertInto('amenities')
      .values({ name: 'Washer', icon_url: '/icons/washer.svg' })
      .returning('id')
      .execute()
    const type = { _id: house, name: 'House' }
    expect((await app.inject('/api/property-types')).json()).toEqual({ data: [type] })
    const one = await app.inject(`/api/property-types/${house}`)
    expect(one.json()).toEqual({ data: type })
    expect((await app.inject(`/api/property-types/${crypto.randomUUID()}`)).statusCode).toBe(404)
    expect((await app.inject('/api/amenities')).json()).toEqual([
      { _id: row?.id, name: 'Washer', icon: { fileUrl: '/icons/washer.svg' } },
    ])
  })
})
