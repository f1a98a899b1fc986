import { describe, expect, it } from 'vitest'
import type { ListingPage } from '@domain/schemas/listing-schema'
import { matchesFilters, selectListings } from '@domain/search/select-listings'
import { amenities, goldenListings, propertyTypes } from './golden-listings'
import { goldenQueries, placeAndMore } from './golden-queries'
import { GOLDEN_TODAY, missesOf } from './misses'

const search = (text: string, limit: number): Promise<ListingPage> =>
  Promise.resolve(
    selectListings(
      goldenListings,
      { search: text, limit },
      { today: GOLDEN_TODAY, propertyTypes, amenities },
    ),
  )

describe('searches of guests in Nigeria', () => {
  it('are different, and the demo data can answer each', () => {
    expect(new Set(goldenQueries.map(([text]) => text)).size).toBe(goldenQueries.length)
    expect(placeAndMore.length).toBeGreaterThanOrEqual(60)
    for (const [text, isRight] of goldenQueries) {
      expect(goldenListings.some(isRight), text).toBe(true)
    }
  })

  it('find a right listing among the first three for at least 95 % (R-146)', async () => {
    const misses = await missesOf(goldenQueries, search)
    if (misses.length > 0) console.warn(`${misses.length} misses:\n${misses.join('\n')}`)
    expect(1 - misses.length / goldenQueries.length).toBeGreaterThanOrEqual(0.95)
  })

  it('show only homes for which every number on a chip holds, also as close matches (R-146)', async () => {
    for (const [text] of goldenQueries) {
      const { listings, read } = await search(text, 100)
      const numbers = { ...read, place: undefined, type: undefined }
      const others = listings.filter((each) => !matchesFilters(numbers, each, GOLDEN_TODAY))
      expect(
        others.map(({ name }) => name),
        text,
      ).toEqual([])
    }
  })
})
