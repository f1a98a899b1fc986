import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { present } from '@domain/present'
import type { Listing } from '@domain/schemas/listing-schema'
import { AVAILABILITIES, type FilterName } from '@domain/search/filter-table'
import { type ListingQuery, SORT_ORDERS } from '@domain/search/listing-query'
import { selectListings } from '@domain/search/select-listings'
import { addDays } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { insertListing } from '@server/listing/insert-listing'
import { searchListings } from '@server/listing/listing-repository'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertBooking, insertGuest, insertNamed } from '@tests/server/rows'
import { NOW } from '@tests/server/test-server'

const TODAY = '2026-03-10'
const LISTINGS = 60
const QUERIES = 200

/** Draws from few values, so that random listings and random queries often match. */
const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 })

const words = ['loft', 'LOFT', 'Lá', '%', '_', '\\', 'villa', 'wi', "d'i", 'zz', ' ']
/** Texts that are read as filters, names, filler and misspellings. */
const spoken =
  `lekki, leki, lagoon, lagon, palmcourt, palm court, pam cort, oyo, oyoo, villas, lofts, wifi,
  wi fi, ph, PH, eko, flat, kitchn, porth arcourt, 2 bedroom, three bed, 4br, for 2, family of 3,
  under 1k, above 50k, ₦1,000, between 1k and 60k, cheap, luxury, 4 star, tonight, this weekend,
  next weekend, for 2 nights, without, not, without water, homes in, near the, wey get, a, water, by the water, Under_score, ★`.split(
    /,\s+/,
  )

/** Search texts of up to four parts. */
const searchTexts = fc
  .tuple(
    fc.array(
      fc.oneof(fc.constantFrom(...words), {
        arbitrary: fc.constantFrom(...spoken),
        weight: 3,
      }),
      { maxLength: 4 },
    ),
    fc.constantFrom(' ', ' ', ' ', '-', ',', '/'),
  )
  .map(([parts, between]) => parts.join(between))

const cities = ['Lagos', 'Lekki', 'Ọ̀yọ́', "Port's Harcourt", '']
const states = ['Lagos', 'Lagos State', 'Rivers  state', 'Oyo Province', 'State']
const countries = ['Nigeria', 'NIGERIA', 'Côte d’Ivoire', '']
const days = fc.integer({ min: -20, max: 45 }).map((offset) => addDays(TODAY, offset))

const homes = fc.record({
  name: pick('Lagoon Loft', 'Palm Court', 'palm-court', 'Villa 100%', 'Under_score', '★'),
  description: maybe(
    pick(
      'A villa by the water',
      'A villa without water',
      'Self-contained,by the water',
      String.raw`Back\slash`,
      'Látòn',
    ),
  ),
  city: maybe(pick(...cities)),
  state: maybe(pick(...states)),
  country: maybe(pick(...countries)),
  basePrice: pick(0, 999.99, 1_000, 1_001, 50_001.5),
  rating: maybe(pick(0, 3, 3.9, 4, 5)),
  bedroomNo: maybe(fc.integer({ min: 0, max: 5 })),
  guestNo: maybe(fc.integer({ min: 1, max: 6 })),
  type: maybe(fc.nat(2)),
  amenities: fc.uniqueArray(fc.nat(2)),
  age: fc.nat(5),
  stays: fc.array(fc.tuple(days, pick(0, 1, 2, 7, 35)), { maxLength: 3 }),
})
type RandomListing = typeof homes extends fc.Arbitrary<infer Home> ? Home : never

/**
 * Builds queries with only a few filters. With more filters hardly any listing would match, and the
 * comparison would prove little.
 */
const queries = (ids: Ids): fc.Arbitrary<ListingQuery> => {
  const values = {
    country: pick(...countries),
    state: pick(...states),
    city: pick(...cities),
    propertyType: pick(...ids.types, 'nobody'),
    bedroomNo: fc.integer({ min: 0, max: 5 }),
    amenities: fc.subarray(ids.amenities, { minLength: 1 }),
    priceMin: pick(0, 1_000, 50_001.5),
    priceMax: pick(0, 1_000, 50_001.5),
    availability: pick(...AVAILABILITIES),
    startDate: days,
    endDate: days,
    rating: fc.integer({ min: 1, max: 5 }),
    guestNo: fc.integer({ min: 1, max: 7 }),
    search: searchTexts,
    sort: pick(...SORT_ORDERS),
    ignored: fc.subarray(['bedroomNo', 'guestNo', 'price', 'rating', 'availability', 'dates']),
    slug: pick('palm-court', 'Palm Court', 'listing', 'none'),
    similarTo: pick(...ids.homes, 'nobody'),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 25 }),
  } satisfies Record<FilterName, unknown> & Partial<Record<keyof ListingQuery, unknown>>
  type Name = keyof typeof values
  const names = Object.keys(values) as Name[]
  return fc
    .tuple(
      fc.record(values),
      fc
        .tuple(fc.subarray(names, { maxLength: 3 }), fc.boolean())
        .map(([some, hasText]): Name[] => (hasText ? [...some, 'search'] : some)),
    )
    .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])))
}

interface Ids {
  types: string[]
  amenities: string[]
  homes: string[]
}

const namedRows = (
  database: Database,
  table: 'property_types' | 'amenities',
  names: readonly string[],
) =>
  Promise.all(names.map(async (name) => ({ name, _id: await insertNamed(database, table, name) })))

describeOnEachDatabase('a search', (database) => {
  const insertRandomListing = async (listing: RandomListing, named: Ids, userId: string) => {
    const { name, basePrice, type, amenities, age, stays, ...fields } = listing
    const id = await insertListing(database(), {
      name,
      basePrice,
      ...present(fields),
      ...(type !== undefined && { propertyType: named.types[type] ?? '' }),
      amenities: named.amenities.filter((_id, index) => amenities.includes(index)),
      createdAt: new Date(NOW.getTime() - age * 3_600_000),
    })
    for (const [checkIn, nights] of stays) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      // The database refuses a stay that overlaps an earlier one, which does not matter here.
      await insertBooking(database(), { ...stay, userId, listingId: id }).catch(() => undefined)
    }
    return id
  }

  it('selects in SQL what selectListings selects, on random listings and queries (API-13)', async () => {
    const { _id: userId } = await insertGuest(database())
    const propertyTypes = await namedRows(database(), 'property_types', ['Villa', 'Loft', 'House'])
    const amenities = await namedRows(database(), 'amenities', ['Wi-Fi', 'Kitchen', 'Washer'])
    const ids: Ids = {
      types: propertyTypes.map(({ _id }) => _id),
      amenities: amenities.map(({ _id }) => _id),
      homes: [],
    }
    for (const listing of fc.sample(homes, { numRuns: LISTINGS, seed: 5 })) {
      ids.homes.push(await insertRandomListing(listing, ids, userId))
    }
    const everything = await searchListings(database(), {}, TODAY)
    const all: Listing[] = everything.listings
    expect(all).toHaveLength(LISTINGS)

    let somethingFound = 0
    let somethingNear = 0
    await fc.assert(
      fc.asyncProperty(queries(ids), async (query) => {
        const meant = selectListings(all, query, { today: TODAY, propertyTypes, amenities })
        const found = await searchListings(database(), query, TODAY)
        expect({ ...found, listings: found.listings.map(({ _id }) => _id) }).toEqual({
          ...meant,
          listings: meant.listings.map(({ _id }) => _id),
        })
        if (meant.listings.length > 0) somethingFound += 1
        if (meant.total > (meant.matched ?? meant.total)) somethingNear += 1
      }),
      { numRuns: QUERIES, seed: 7 },
    )
    expect(somethingFound).toBeGreaterThan(QUERIES / 3)
    expect(somethingNear).toBeGreaterThan(QUERIES / 20)
  })

  it('counts exactly up to a thousand and reports when there are more', async () => {
    const copies = (count: number) =>
      sql`
        insert into listings (name, slug, search_loose, base_price_kobo)
        select 'Copy', 'copy', ' copy ', 100 from generate_series(1, ${count}::int)`.execute(
        database(),
      )
    await copies(200)
    // Fewer close matches are compared than there are.
    expect(await searchListings(database(), { search: 'copy igloo' }, TODAY)).toMatchObject({
      matched: 0,
      totalCapped: true,
    })
    await copies(800)
    const page = { page: 2, limit: 12 }
    expect(await searchListings(database(), page, TODAY)).toMatchObject({ total: 1_000 })
    expect(await searchListings(database(), page, TODAY)).not.toHaveProperty('totalCapped')
    await copies(1)
    expect(await searchListings(database(), page, TODAY)).toMatchObject({
      total: 1_000,
      totalCapped: true,
    })
  })
})
