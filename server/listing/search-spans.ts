import type { SortOrder } from '@domain/search/listing-query'
import { HOUR } from '@domain/time'
import { NARROW, priceClass, WIDE, type SearchBounds } from './search-tokens'
import type { TokenShares } from './token-shares'

/** Hours are counted from here, as in migration 023. */
const FIRST_HOUR = Date.UTC(2020, 0, 1)
const LAST_LEVEL = 19

const tokenOf = (level: number, at: number) => `@${level}:${at}`

const hourOf = (when: Date) => Math.floor((when.getTime() - FIRST_HOUR) / HOUR)

/** Number of listings that a span may have however few are in the spans before it. */
const FEW = 1_000
/** Part of all listings that the first coarse span has at most. Each further one has twice as many. */
const FIRST_COARSE_PART = 1 / 16

/**
 * Returns spans of hours from the newest to the oldest listing. The spans grow, so that a common text
 * ends after a few hours and a rare one after some dozens of spans. One with many more listings than
 * those before it is divided, as after an import that was long ago.
 */
function timeBlocks(
  { oldest, newest }: SearchBounds,
  firstLevel: number,
  isDivided: (size: number, before: number) => boolean,
  sizeOf: TokenShares['sizeOf'],
) {
  const [first, last] = [hourOf(newest), hourOf(oldest)]
  const blocks: { token: string; size: number }[] = []
  let before = 0
  function add(level: number, at: number, size: number) {
    if (at * 2 ** level > first || (at + 1) * 2 ** level <= last) return
    if (level > 0 && isDivided(size, before)) {
      const halves = [2 * at + 1, 2 * at]
      const sizes = halves.map((half) => sizeOf(tokenOf(level - 1, half)))
      // A half that nobody has counted has what the other leaves.
      const left = Math.max(0, size - (sizes[0] ?? 0) - (sizes[1] ?? 0))
      const uncounted = sizes.filter((each) => each === 0).length
      for (const [index, half] of halves.entries()) {
        add(level - 1, half, sizes[index] || left / uncounted)
      }
      return
    }
    before += size
    blocks.push({ token: tokenOf(level, at), size })
  }
  let level = firstLevel
  let end = (first >> level) + 1
  while (end * 2 ** level > last) {
    if (end <= first >> level && end % 2 === 0 && level < LAST_LEVEL) {
      end /= 2
      level += 1
    }
    end -= 1
    add(level, end, sizeOf(tokenOf(level, end)))
  }
  return blocks
}

const NOT_COUNTED = () => 0

function timeSpans(bounds: SearchBounds, shares: TokenShares | undefined): string[] {
  const isDivided = (size: number, before: number) => size > Math.max(FEW, 2 * before)
  return timeBlocks(bounds, 0, isDivided, shares?.sizeOf ?? NOT_COUNTED).map(({ token }) => token)
}

function coarseTimeSpans(bounds: SearchBounds, shares: TokenShares | undefined): string[] {
  const hours = hourOf(bounds.newest) - hourOf(bounds.oldest)
  const level = Math.max(0, Math.ceil(Math.log2(hours + 1)) - 2)
  if (!shares) return timeBlocks(bounds, level, () => false, NOT_COUNTED).map(({ token }) => token)
  let most = FIRST_COARSE_PART * shares.listings
  const spans: string[][] = []
  let left = 0
  for (const { token, size } of timeBlocks(bounds, level, (each) => each > most, shares.sizeOf)) {
    if (size > left) {
      spans.push([])
      left = most
      most *= 2
    }
    spans.at(-1)?.push(token)
    left -= size
  }
  return spans.map((tokens) => tokens.join(' '))
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

const ratingSpans = (bounds: SearchBounds, shares: TokenShares | undefined): string[] => [
  ...timeSpans(bounds, shares).map((span) => `=r${BEST} ${span}`),
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
export function searchSpans(
  order: SortOrder,
  bounds: SearchBounds,
  shares?: TokenShares,
): string[] {
  if (order === 'price-up') return priceSpans(bounds, 1)
  if (order === 'price-down') return priceSpans(bounds, -1)
  return order === 'rating' ? ratingSpans(bounds, shares) : timeSpans(bounds, shares)
}

/**
 * Like searchSpans(), but few spans, for a search that takes so long to look up in each that there
 * must be few. A listing of a span has one of its tokens.
 */
export function coarseSpans(
  order: SortOrder,
  bounds: SearchBounds,
  shares?: TokenShares,
): string[] {
  if (order === 'newest') return coarseTimeSpans(bounds, shares)
  if (order === 'rating') {
    return joined(Array.from({ length: BEST + 1 }, (_, index) => `=r${BEST - index}`))
  }
  const classes = wideClasses(bounds)
  return joined(order === 'price-up' ? classes : classes.toReversed())
}
