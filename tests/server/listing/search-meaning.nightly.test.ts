import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { present } from '@domain/present'
import type { ListingPage } from '@domain/schemas/listing-schema'
import { AVAILABILITIES, type FilterName } from '@domain/search/filter-table'
import { type ListingQuery, SORT_ORDERS } from '@domain/search/listing-query'
import { selectListings } from '@domain/search/select-listings'
import { addDays } from '@domain/stay/stay-date'
import { searchListings } from '@server/listing/listing-repository'
import { insertListing, type NewListing } from '@server/listing/save-listing'
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
  next weekend, for 2 nights, without, not, without water, homes in, near the, wey get, a, water,
  by the water, Under_score, ★`.split(/,\s+/)
const part = fc.oneof(pick(...words), { arbitrary: pick(...spoken), weight: 3 })

/** Search texts of up to four parts. */
const searchTexts = fc
  .tuple(fc.array(part, { maxLength: 4 }), pick(' ', ' ', ' ', '-', ',', '/'))
  .map(([parts, between]) => parts.join(between))

const descriptions = String.raw`A villa by the water; A villa without water; Back\slash; Látòn;
  Self-contained,by the water`.split(/;\s+/)
const cities = ['Lagos', 'Lekki', 'Ọ̀yọ́', "Port's Harcourt", '']
const states = ['Lagos', 'Lagos State', 'Rivers  state', 'Oyo Province', 'State']
const countries = ['Nigeria', 'NIGERIA', 'Côte d’Ivoire', '']
const days = fc.integer({ min: -20, max: 45 }).map((offset) => addDays(TODAY, offset))

type Ids = Record<'types' | 'amenities' | 'homes', string[]>

const homes = ({ types, amenities }: Ids) =>
  fc.record({
    name: pick('Lagoon Loft', 'Palm Court', 'palm-court', 'Villa 100%', 'Under_score', '★'),
    description: maybe(pick(...descriptions)),
    city: maybe(pick(...cities)),
    state: maybe(pick(...states)),
    country: maybe(pick(...countries)),
    basePrice: pick(0, 999.99, 1_000, 1_001, 50_001.5),
    rating: maybe(pick(0, 3, 3.9, 4, 5)),
    bedroomNo: maybe(fc.integer({ min: 0, max: 5 })),
    guestNo: maybe(fc.integer({ min: 1, max: 6 })),
    propertyType: maybe(pick(...types)),
    amenities: fc.subarray(amenities),
    createdAt: fc.nat(5).map((hours) => new Date(NOW.getTime() - hours * 3_600_000)),
    stays: fc.array(fc.tuple(days, pick(0, 1, 2, 7, 35)), { maxLength: 3 }),
  })

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
  const some = fc.subarray(Object.keys(values) as (keyof typeof values)[], { maxLength: 3 })
  return fc
    .tuple(fc.record(values), some, fc.boolean())
    .map(([all, chosen, hasText]) =>
      Object.fromEntries(
        [...chosen, ...(hasText ? (['search'] as const) : [])].map((name) => [name, all[name]]),
      ),
    )
}

describeOnEachDatabase('a search', (database) => {
  const insert = async (listing: NewListing, stays: [string, number][], userId: string) => {
    const listingId = await insertListing(database(), listing)
    for (const [checkIn, nights] of stays) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      // The database refuses a stay that overlaps an earlier one, which does not matter here.
      await insertBooking(database(), { ...stay, userId, listingId }).catch(() => undefined)
    }
    return listingId
  }
  const named = (table: 'property_types' | 'amenities', ...names: string[]) =>
    Promise.all(
      names.map(async (name) => ({ name, _id: await insertNamed(database(), table, name) })),
    )

  it('selects in SQL what selectListings selects, on random listings and queries (API-13)', async () => {
    const { _id: userId } = await insertGuest(database())
    const propertyTypes = await named('property_types', 'Villa', 'Loft', 'House')
    const amenities = await named('amenities', 'Wi-Fi', 'Kitchen', 'Washer')
    const ids: Ids = {
      types: propertyTypes.map(({ _id }) => _id),
      amenities: amenities.map(({ _id }) => _id),
      homes: [],
    }
    for (const { stays, name, basePrice, ...fields } of fc.sample(homes(ids), {
      numRuns: LISTINGS,
      seed: 5,
    })) {
      ids.homes.push(await insert({ name, basePrice, ...present(fields) }, stays, userId))
    }
    const { listings: all } = await searchListings(database(), {}, TODAY)
    expect(all).toHaveLength(LISTINGS)

    const context = { today: TODAY, propertyTypes, amenities }
    const shown = (page: ListingPage) => ({
      ...page,
      listings: page.listings.map(({ _id }) => _id),
    })
    let somethingFound = 0
    let somethingNear = 0
    await fc.assert(
      fc.asyncProperty(queries(ids), async (query) => {
        const meant = selectListings(all, query, context)
        const found = await searchListings(database(), query, TODAY)
        expect(shown(found)).toEqual(shown(meant))
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
    const close = await searchListings(database(), { search: 'copy igloo' }, TODAY)
    expect(close).toMatchObject({ matched: 0, totalCapped: true })
    await copies(800)
    const second = () => searchListings(database(), { page: 2, limit: 12 }, TODAY)
    const { total, totalCapped } = await second()
    expect([total, totalCapped]).toEqual([1_000, undefined])
    await copies(1)
    expect(await second()).toMatchObject({ total: 1_000, totalCapped: true })
  })
})
