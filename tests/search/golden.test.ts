import { describe, expect, it } from 'vitest'
import { matchesFilters, selectListings } from '@domain/search/select-listings'
import {
  amenities,
  GOLDEN_TODAY,
  type GoldenListing,
  goldenListings,
  propertyTypes,
} from './golden-listings'
import { exclusions, firstAnswers, goldenQueries, placeAndMore } from './golden-queries'

const search = (text: string) => {
  const context = { today: GOLDEN_TODAY, propertyTypes, amenities }
  const page = selectListings(goldenListings, { search: text }, context)
  // They are those that were searched, with the names of their types.
  return { ...page, found: page.listings as GoldenListing[] }
}
const answers = goldenQueries.map(([text, isRight]) => ({ text, isRight, ...search(text) }))

describe('searches of guests in Nigeria', () => {
  it('are different, and the demo data can answer each', () => {
    expect(new Set(goldenQueries.map(([text]) => text)).size).toBe(goldenQueries.length)
    expect(placeAndMore.length).toBeGreaterThanOrEqual(60)
    for (const [text, isRight] of goldenQueries) {
      expect(goldenListings.some(isRight), text).toBe(true)
    }
  })

  it('find a right listing among the first three for at least 95 % (R-146)', () => {
    const misses = answers.flatMap(({ text, isRight, found }) => {
      const first = found.slice(0, 3)
      const shown = first.map(({ name, city }) => `${name} (${city})`).join('; ')
      return first.some(isRight) ? [] : [`${text}: ${shown || 'nothing'}`]
    })
    if (misses.length > 0) console.warn(`${misses.length} misses:\n${misses.join('\n')}`)
    expect(1 - misses.length / answers.length).toBeGreaterThanOrEqual(0.95)
  })

  it.each(exclusions)('show nothing that %j excludes', (text, isRight) => {
    expect(search(text).found.every(isRight)).toBe(true)
  })

  it.each(firstAnswers)('answer %j with the best home first', (text, isBest) => {
    expect(search(text).found.findIndex(isBest)).toBe(0)
  })

  it('show homes of the place before those that mention it, and close matches by their groups (R-146)', () => {
    const { found, matched, close } = search('calabar pool')
    expect([matched, close?.map(({ kind }) => kind)]).toEqual([0, ['place', 'elsewhere']])
    const last = found.findLastIndex(({ city }) => city === 'Calabar')
    expect(last).toBe((close?.[0]?.total ?? 0) - 1)
    const near = search('lekki pool')
    expect(near.close?.map(({ kind }) => kind)).toEqual(['place', 'state', 'elsewhere'])
    expect(near.words).toEqual(['pool'])
  })

  it('show only homes for which every number on a chip holds, also as close matches (R-146)', () => {
    for (const { text, found, read } of answers) {
      const numbers = { ...read, place: undefined, type: undefined }
      const others = found.filter((each) => !matchesFilters(numbers, each, GOLDEN_TODAY))
      expect([text, others]).toEqual([text, []])
    }
  })
})
