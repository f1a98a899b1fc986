import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR } from '@domain/time'
import { coarseSpans, searchSpans } from '@server/listing/search-spans'
import { priceClass } from '@server/listing/search-tokens'

const FIRST = Date.UTC(2020, 0, 1)
const bounds = { oldest: new Date(FIRST), newest: new Date(FIRST), cheapest: 0, dearest: 0 }

/** Returns the first and the last hour or narrow class of a span. */
const ends = (span: string): readonly [number, number] => {
  const [, kind = '', level = '', number = ''] = /^(@)(\d+):(-?\d+)$/.exec(span) ?? [
    '',
    ...(/^(=[pq])()(-?\d+)$/.exec(span)?.slice(1) ?? []),
  ]
  const size = kind === '@' ? 2 ** Number(level) : kind === '=p' ? 8 : 1
  return [Number(number) * size, (Number(number) + 1) * size - 1]
}

describe('the spans of a search', () => {
  const hours = fc.tuple(fc.integer({ min: -50_000, max: 300_000 }), fc.nat(200_000), fc.boolean())

  it('contain each hour once, from the newest to the oldest', () => {
    fc.assert(
      fc.property(hours, ([oldest, range, isCoarse]) => {
        const newest = oldest + range
        const spansOf = isCoarse ? coarseSpans : searchSpans
        const spans = spansOf('newest', {
          ...bounds,
          oldest: new Date(FIRST + oldest * HOUR),
          newest: new Date(FIRST + newest * HOUR + HOUR / 2),
        }).map(ends)
        expect(spans[0]?.[1]).toBeGreaterThanOrEqual(newest)
        expect(spans.at(-1)?.[0]).toBeLessThanOrEqual(oldest)
        for (const [index, [from]] of spans.slice(0, -1).entries()) {
          expect(spans[index + 1]?.[1]).toBe(from - 1)
        }
        expect(spans.length).toBeLessThanOrEqual(isCoarse ? 8 : 40)
      }),
      { seed: 3 },
    )
  })

  /** Bursts of listings, such as imports, with long gaps between them. */
  const bursts = fc.array(
    fc.record({
      from: fc.nat(60_000),
      hours: fc.integer({ min: 1, max: 2_000 }),
      each: fc.nat(50),
    }),
    { minLength: 1, maxLength: 4 },
  )

  /** Returns the bounds of some bursts, and how PostgreSQL counts their spans. */
  const spread = (bursts: readonly { from: number; hours: number; each: number }[]) => {
    const last = Math.max(...bursts.map(({ from, hours }) => from + hours))
    const listings = bursts.reduce((sum, { hours, each }) => sum + hours * each, 1)
    const sizeOf = (token: string) => {
      const [first, end] = ends(token)
      const size = bursts
        .map(
          ({ from, hours, each }) =>
            [Math.max(from, first), Math.min(from + hours, end + 1), each] as const,
        )
        .reduce((sum, [from, to, each]) => sum + Math.max(0, to - from) * each, 0)
      // A rare token is not counted.
      return size < listings / 200 ? 0 : size
    }
    const hour = (at: number) => new Date(FIRST + at * HOUR)
    return {
      bounds: { ...bounds, oldest: hour(0), newest: hour(last) },
      shares: { listings, sizeOf, of: () => ({ counted: 0, likely: 0 }) },
    }
  }

  it('contain no burst of listings from long before the newest one at once', () => {
    fc.assert(
      fc.property(bursts, (each) => {
        const { bounds: all, shares } = spread(each)
        const spans = searchSpans('newest', all, shares)
        let before = 0
        for (const [index, span] of spans.entries()) {
          const [first, last] = ends(span)
          const next = spans[index + 1]
          expect(next ? ends(next)[1] : first - 1).toBe(first - 1)
          const size = shares.sizeOf(span)
          // What is not counted is estimated.
          const most = first === last ? Infinity : Math.max(4_000, 4 * before)
          expect(size).toBeLessThanOrEqual(most)
          before += size
        }
        expect(spans.length).toBeLessThanOrEqual(100)
      }),
      { seed: 3 },
    )
  })

  it('are few and hold about as many listings each, where each takes long to look up', () => {
    fc.assert(
      fc.property(bursts, (each) => {
        const { bounds: all, shares } = spread(each)
        const spans = coarseSpans('newest', all, shares).map((span) => span.split(' '))
        const hours = spans.flat().map(ends)
        for (const [index, [first]] of hours.slice(0, -1).entries()) {
          expect(hours[index + 1]?.[1]).toBe(first - 1)
        }
        for (const [index, tokens] of spans.entries()) {
          const size = tokens.reduce((sum, token) => sum + shares.sizeOf(token), 0)
          const isOneHour = tokens.every((token) => token.startsWith('@0:'))
          const most = isOneHour ? Infinity : (shares.listings * 2 ** index) / 16
          expect(size).toBeLessThanOrEqual(most)
        }
        expect(spans.length).toBeLessThanOrEqual(10)
      }),
      { seed: 3 },
    )
  })

  it('contain each price once, from either end', () => {
    const price = fc.nat(1_000_000_000)
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [cheapest, dearest] = [Math.min(one, other), Math.max(one, other)]
        const up = searchSpans('price-up', { ...bounds, cheapest, dearest }).map(ends)
        const down = searchSpans('price-down', { ...bounds, cheapest, dearest }).map(ends)
        for (const spans of [up, down.toReversed()]) {
          expect(spans[0]?.[0]).toBeLessThanOrEqual(priceClass(cheapest, 64))
          expect(spans.at(-1)?.[1]).toBeGreaterThanOrEqual(priceClass(dearest, 64))
          for (const [index, [, to]] of spans.slice(0, -1).entries()) {
            expect(spans[index + 1]?.[0]).toBe(to + 1)
          }
        }
      }),
      { seed: 3 },
    )
  })

  it('end with the worst rating, and divide the best by age', () => {
    const spans = searchSpans('rating', bounds)
    expect(spans[0]).toBe('=r50 @0:0')
    expect(spans.slice(1, 3)).toEqual(['=r49', '=r48'])
    expect(spans.at(-1)).toBe('=r0')
  })

  it('are few where each takes long to look up, and contain each price and rating once', () => {
    const priced = { ...bounds, cheapest: 0, dearest: 900_000_000 }
    const [up, down] = [coarseSpans('price-up', priced), coarseSpans('price-down', priced)]
    const tokens = (spans: string[]) => spans.flatMap((span) => span.split(' '))
    expect(up.length).toBeLessThan(6)
    expect(tokens(up)).toEqual(tokens(down).toReversed())
    expect(new Set(tokens(up)).size).toBe(tokens(up).length)
    const rated = tokens(coarseSpans('rating', bounds))
    expect([rated[0], rated.at(-1), rated.length]).toEqual(['=r50', '=r0', 51])
  })
})
