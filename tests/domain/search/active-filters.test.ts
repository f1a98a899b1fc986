import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeFilters } from '@domain/search/active-filters'
import { changeQuery, countFilters, hasFilters, noFilters } from '@domain/search/listing-query'
import { parseBrowseQuery, printBrowseQuery } from '@domain/search/listing-query-url'
import { listingFilters } from '@tests/domain/arbitraries'
import { amenityIds, makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'

const names = { propertyTypes: makePropertyTypes(), amenities: makeAmenities() }

const all = parseBrowseQuery(
  new URLSearchParams(
    `search=pool&country=Nigeria&state=Lagos&city=Lekki&type=${makePropertyTypes()[2]?._id}&beds=3plus` +
      `&amenities=${amenityIds.washer},gone&min=500000&max=100000&avail=weekend&rating=4&guests=2` +
      '&from=2026-01-10&to=2026-01-12',
  ),
)

describe('the active filters (DISC-10)', () => {
  it('are listed in the order of the panel, one for each amenity', () => {
    expect(activeFilters(all, names).map(({ label }) => label)).toEqual([
      'Nigeria',
      'Lagos',
      'Lekki',
      'Villa',
      '3+ bedrooms',
      'Washer',
      'Amenity',
      '₦100,000 – ₦500,000',
      'Available This Weekend',
      'Jan 10, 2026 – Jan 12, 2026',
      '4+ stars',
      '2 guests',
    ])
  })

  it.each([
    ['min=5000', 'From ₦5,000'],
    ['max=0', 'Up to ₦0'],
    ['from=2026-01-10', 'From Jan 10, 2026'],
    ['to=2026-01-12', 'Until Jan 12, 2026'],
    ['beds=1', '1 bedroom'],
    ['rating=5', '5 stars'],
    ['guests=1', '1 guest'],
    ['type=unknown', 'Property type'],
  ])('label %s as %s', (query, label) => {
    const filters = parseBrowseQuery(new URLSearchParams(query))
    expect(activeFilters(filters, names).map((filter) => filter.label)).toEqual([label])
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
