import type { SortOrder } from '@domain/search/listing-query'
import { HOUR } from '@domain/time'
import { NARROW, priceClass, WIDE, type SearchBounds } from './search-tokens'

/** Hours are counted from here, as in migration 023. */
const FIRST_HOUR = Date.UTC(2020, 0, 1)
const LAST_LEVEL = 19

const hourOf = (when: Date) => Math.floor((when.getTime() - FIRST_HOUR) / HOUR)

/**
 * Returns the tokens of spans from the newest to the oldest listing. The spans grow, so that a
 * common text ends after a few hours and a rare one after some dozens of spans.
 */
function timeSpans({ oldest, newest }: SearchBounds, isCoarse: boolean): string[] {
  const last = hourOf(oldest)
  const hours = hourOf(newest) - last
  let level = isCoarse ? Math.max(0, Math.ceil(Math.log2(hours + 1)) - 2) : 0
  let end = (hourOf(newest) >> level) + 1
  const spans: string[] = []
  while (end * 2 ** level > last) {
    if (spans.length > 0 && end % 2 === 0 && level < LAST_LEVEL) {
      end /= 2
      level += 1
    }
    end -= 1
    spans.push(`@${level}:${end}`)
  }
  return spans
}

/** Number of narrow price classes at the cheap or the expensive end, before wide ones follow. */
const NARROW_CLASSES = 24
const NARROW_IN_WIDE = NARROW / WIDE

/**
 * Returns the tokens of price classes. The database may compute a slightly different logarithm at
 * an edge.
 */
function priceSpans({ cheapest, dearest }: SearchBounds, direction: 1 | -1): string[] {
  const [low, high] = [priceClass(cheapest, NARROW) - 1, priceClass(dearest, NARROW) + 1]
  const spans: string[] = []
  let at = direction === 1 ? low : high
  const isAligned = () => (direction === 1 ? at : at + 1) % NARROW_IN_WIDE === 0
  while (at >= low && at <= high) {
    if (spans.length >= NARROW_CLASSES && isAligned()) {
      spans.push(`=p${Math.floor(at / NARROW_IN_WIDE)}`)
      at += direction * NARROW_IN_WIDE
    } else {
      spans.push(`=q${at}`)
      at += direction
    }
  }
  return spans
}

/** Tenths of the best rating. Listings with it have equal ratings, so that their age counts. */
const BEST = 50

const ratingSpans = (bounds: SearchBounds): string[] => [
  ...timeSpans(bounds, false).map((span) => `=r${BEST} ${span}`),
  ...Array.from({ length: BEST }, (_, index) => `=r${BEST - 1 - index}`),
]

/** Number of wide price classes, or of tenths of a star, of the first coarse span. */
const FIRST_COARSE = 4

/** Joins tokens to a few spans, each of which has four times as many as the one before. */
function joined(tokens: readonly string[]): string[] {
  const spans: string[] = []
  let size = FIRST_COARSE
  for (let at = 0; at < tokens.length; size *= 4) {
    spans.push(tokens.slice(at, at + size).join(' '))
    at += size
  }
  return spans
}

const wideClasses = ({ cheapest, dearest }: SearchBounds): string[] => {
  const [low, high] = [priceClass(cheapest, WIDE) - 1, priceClass(dearest, WIDE) + 1]
  return Array.from({ length: high - low + 1 }, (_, index) => `=p${low + index}`)
}

/**
 * Returns the tokens of each span as one text, separated by spaces. Each listing is in exactly one
 * span, and the spans follow the order. A listing of a span has all of its tokens.
 */
export function searchSpans(order: SortOrder, bounds: SearchBounds): string[] {
  if (order === 'price-up') return priceSpans(bounds, 1)
  if (order === 'price-down') return priceSpans(bounds, -1)
  return order === 'rating' ? ratingSpans(bounds) : timeSpans(bounds, false)
}

/**
 * Like searchSpans(), but few spans, for a search that takes so long to look up in each that there
 * must be few. A listing of a span has one of its tokens.
 */
export function coarseSpans(order: SortOrder, bounds: SearchBounds): string[] {
  if (order === 'newest') return timeSpans(bounds, true)
  if (order === 'rating') {
    return joined(Array.from({ length: BEST + 1 }, (_, index) => `=r${BEST - index}`))
  }
  const classes = wideClasses(bounds)
  return joined(order === 'price-up' ? classes : classes.toReversed())
}
