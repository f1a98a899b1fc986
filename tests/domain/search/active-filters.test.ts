import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeFilters } from '@domain/search/active-filters'
import { changeQuery, countFilters, hasFilters, noFilters } from '@domain/search/listing-query'
import { parseBrowseQuery, printBrowseQuery } from '@domain/search/listing-query-url'
import { listingFilters } from '@tests/domain/arbitraries'
import {
  amenityIds,
  makeAmenities,
  makePropertyTypes,
  propertyTypeIds,
} from '@tests/fixtures/make-property-types'

const names = { propertyTypes: makePropertyTypes(), amenities: makeAmenities() }
const read = (text: string) => parseBrowseQuery(new URLSearchParams(text))
const all = read(
  `search=pool&country=Nigeria&state=Lagos&city=Lekki&type=${propertyTypeIds.villa}&beds=3plus` +
    `&amenities=${amenityIds.washer},gone&min=500000&max=100000&avail=weekend&rating=4&guests=2` +
    '&from=2026-01-10&to=2026-01-12',
)

describe('the active filters (DISC-10)', () => {
  it.each([
    ['min=5000', 'From ₦5,000'],
    ['max=0', 'Up to ₦0'],
    ['from=2026-01-10', 'From Jan 10, 2026'],
    ['to=2026-01-12', 'Until Jan 12, 2026'],
    ['beds=1', '1 bedroom'],
    ['rating=5', '5 stars'],
    ['guests=1', '1 guest'],
    ['type=unknown', 'Property type'],
    // In the order of the panel, one for each amenity.
    [
      printBrowseQuery(all).toString(),
      'Nigeria; Lagos; Lekki; Villa; 3+ bedrooms; Washer; Amenity; ₦100,000 – ₦500,000; ' +
        'Available This Weekend; Jan 10, 2026 – Jan 12, 2026; 4+ stars; 2 guests',
    ],
  ])('label %s as %s', (text, labels) => {
    const found = activeFilters(read(text), names)
    expect(found.map(({ label }) => label).join('; ')).toBe(labels)
  })

  it('match their count and disappear when each is removed', () => {
    fc.assert(
      fc.property(listingFilters, (query) => {
        const found = activeFilters(query, names)
        expect(found).toHaveLength(countFilters(query))
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
        let left = query
        for (let most = found.length; most > 0; most -= 1) {
          const [next] = activeFilters(left, names)
          if (next) left = changeQuery(left, next.cleared)
        }
        expect(hasFilters({ ...left, search: undefined })).toBe(false)
      }),
    )
  })

  it('are all cleared by a reset, which keeps the search text', () => {
    const reset = changeQuery(all, noFilters)
    expect(printBrowseQuery(reset).toString()).toBe('search=pool')
    expect(countFilters(reset)).toBe(0)
  })
})
