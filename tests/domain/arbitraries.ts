import fc from 'fast-check'
import type { BookedDates } from '@domain/schemas/listing-schema'
import { AVAILABILITIES, type FilterName } from '@domain/search/filter-table'
import type { ListingQuery } from '@domain/search/listing-query'
import { addDays, type Stay } from '@domain/stay/stay-date'
import { amenityIds, propertyTypeIds } from '@tests/fixtures/make-property-types'

/**
 * Any text: Latin letters, combining marks, control characters and every other script. The unit
 * 'binary' of fast-check generates the same but takes a second to set up.
 */
export const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x24f }),
      fc.integer({ min: 0x300, max: 0x36f }),
      fc.integer({ min: 0x370, max: 0xd7ff }),
      fc.integer({ min: 0xe000, max: 0x10ffff }),
    ),
    { maxLength: 20 },
  )
  .map((points) => String.fromCodePoint(...points))

/** Days within about a year of the fixtures' date. */
export const day = fc.integer({ min: -300, max: 400 }).map((days) => addDays('2026-01-07', days))

/** Stays of zero to 20 nights. */
export const stay: fc.Arbitrary<Stay> = fc
  .tuple(day, fc.integer({ min: 0, max: 20 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }))

export const bookedDates: fc.Arbitrary<BookedDates[]> = fc.array(
  stay.map(({ checkIn, checkOut }) => ({ startDate: checkIn, endDate: checkOut })),
  { maxLength: 4 },
)

/** Naira amounts with at most two decimals, up to one billion. */
export const naira = fc.integer({ min: 0, max: 100_000_000_000 }).map((kobo) => kobo / 100)

const text = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((each) => each.trim())
  .filter((each) => each.length > 0)
const place = fc.constantFrom('Lagos', 'Lekki', 'Abuja', 'Port Harcourt', 'Ọ̀yọ́')
const ids = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })

const filters = {
  country: fc.constantFrom('Nigeria', 'Ghana'),
  state: place,
  city: place,
  propertyType: fc.constantFrom(...Object.values(propertyTypeIds)),
  bedroomNo: fc.integer({ min: 0, max: 6 }),
  amenities: ids(Object.values(amenityIds)),
  priceMin: naira,
  priceMax: naira,
  availability: fc.constantFrom(...AVAILABILITIES),
  startDate: day,
  endDate: day,
  rating: fc.integer({ min: 1, max: 5 }),
  guestNo: fc.integer({ min: 1, max: 20 }),
} satisfies Record<FilterName, unknown>

/**
 * Well-formed queries as the parser returns them, without empty texts, empty lists, or a check-out
 * before the check-in.
 */
export const listingQuery: fc.Arbitrary<ListingQuery> = fc
  .record(
    { search: text, ...filters, page: fc.integer({ min: 2, max: 9_999 }) },
    { requiredKeys: [] },
  )
  .filter(({ startDate = '', endDate }) => endDate === undefined || endDate >= startDate)

/** Queries without a page number. */
export const listingFilters = listingQuery.map((query) => {
  const filters = { ...query }
  delete filters.page
  return filters
})
