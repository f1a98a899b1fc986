import { describe, expect, it } from 'vitest'
import { selectListings } from '@domain/search/select-listings'
import type { GoldenQuery } from './expected'
import { amenities, goldenListings, propertyTypes, type GoldenListing } from './golden-listings'
import { goldenQueries } from './golden-queries'

/** Share of the queries that must have a right answer among the first three. */
const GOAL = 0.95
const SHOWN = 3

const listingsById = new Map(goldenListings.map((listing) => [listing._id, listing]))

const firstResponses = (search: string): GoldenListing[] =>
  selectListings(
    goldenListings,
    { search, limit: SHOWN },
    { today: '2026-02-01', propertyTypes, amenities },
  ).listings.flatMap(({ _id }) => listingsById.get(_id) ?? [])

const missesOf = (queries: readonly GoldenQuery[]) =>
  queries.flatMap(([search, isRight]) => {
    const answers = firstResponses(search)
    return answers.some(isRight)
      ? []
      : [
          `${search}: ${answers.map(({ name, city }) => `${name} (${city})`).join('; ') || 'nothing'}`,
        ]
  })

describe('searches of guests in Nigeria', () => {
  it('contain at least 220 different queries, each of which the demo data can answer', () => {
    expect(new Set(goldenQueries.map(([search]) => search)).size).toBe(goldenQueries.length)
    expect(goldenQueries.length).toBeGreaterThanOrEqual(220)
    for (const [search, isRight] of goldenQueries) {
      expect(goldenListings.some(isRight), search).toBe(true)
    }
  })

  it('find a right listing among the first three for at least 95 % (R-146)', () => {
    const misses = missesOf(goldenQueries)
    if (misses.length > 0) console.warn(`${misses.length} misses:\n${misses.join('\n')}`)
    expect(1 - misses.length / goldenQueries.length).toBeGreaterThanOrEqual(GOAL)
  })

  it('miss a query whose answer does not exist', () => {
    expect(missesOf([['lekki', ({ city }) => city === 'Nowhere']])).toHaveLength(1)
  })
})
