import { sql, type RawBuilder } from 'kysely'
import { toKobo } from '@domain/money'
import { orderedPrices, type ListingFilters } from '@domain/search/listing-query'
import { looseParts } from '@domain/search/loose-text'
import { isChosen } from '@domain/search/query-values'
import { placeKey, stateKey } from '@domain/search/search-text'
import { isOwnId } from './listing-conditions'

/** Bounds of the published listings. */
export interface SearchBounds {
  oldest: Date
  newest: Date
  /** In kobo. */
  cheapest: number
  dearest: number
}

/** Tokens of which a listing has at least one. */
export type TokenGroup = readonly string[]

/** The tokens of `listings l`, as their index (migration 032) contains them. */
export const TOKENS = sql`listing_tokens(l.search_loose, l.search_text, l.created_at,
  l.base_price_kobo, l.rating, l.bedroom_no, l.guest_no, l.property_type_id, l.amenity_ids,
  l.has_unknown_words)`

/** Token of a listing whose words are not all known. Every group of words contains it. */
export const UNKNOWN_WORDS = '=u'

/**
 * Highest numbers of rooms and guests with a token of their own. The highest also covers larger
 * numbers.
 */
const HIGHEST = { b: 20, g: 40 } as const
const MOST_STARS = 5
/**
 * Number of price classes above which a range is not worth looking up, because it leaves too many
 * listings.
 */
const MOST_CLASSES = 40
/** Number of wide and of narrow price classes for each factor of e. */
export const WIDE = 8
export const NARROW = 64

const range = (prefix: string, from: number, to: number): TokenGroup =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`)

/** Returns the number of a price's class. `accuracy` classes cover a factor of e. */
export const priceClass = (kobo: number, accuracy: number) =>
  Math.floor(Math.log(kobo + 1) * accuracy)

export const amenityToken = (id: string) => `=a${id.toLowerCase()}`

const placeGroups = (key: string): TokenGroup[] => looseParts(key).map((part) => [part])

/** Returns the groups of each place of some filters, the smallest place first. */
export const placesOf = ({ city, state, country }: ListingFilters): TokenGroup[][] => [
  ...(isChosen(city) ? [placeGroups(placeKey(city ?? ''))] : []),
  ...(isChosen(state) ? [placeGroups(stateKey(state ?? ''))] : []),
  ...(isChosen(country) ? [placeGroups(placeKey(country ?? ''))] : []),
]

/** Returns the bounds of the listings with the chosen prices. */
export function withinPrices(bounds: SearchBounds, filters: ListingFilters): SearchBounds {
  const { priceMin = 0, priceMax = Infinity } = orderedPrices(filters)
  return {
    ...bounds,
    cheapest: Math.max(bounds.cheapest, toKobo(priceMin)),
    dearest: Math.min(bounds.dearest, toKobo(priceMax)),
  }
}

function priceGroups(filters: ListingFilters, bounds: SearchBounds | undefined): TokenGroup[] {
  const { priceMin, priceMax } = orderedPrices(filters)
  if (priceMin === undefined && priceMax === undefined) return []
  const least = priceMin === undefined ? bounds?.cheapest : toKobo(priceMin)
  const most = priceMax === undefined ? bounds?.dearest : toKobo(priceMax)
  if (least === undefined || most === undefined) return []
  // The database may compute a slightly different logarithm at the edge of a class.
  const [from, to] = [priceClass(least, WIDE) - 1, priceClass(most, WIDE) + 1]
  if (to < from) return [[]]
  return to - from < MOST_CLASSES ? [range('=p', from, to)] : []
}

const atLeast = (letter: keyof typeof HIGHEST, asked: number): TokenGroup =>
  range(`=${letter}`, Math.min(asked, HIGHEST[letter]), HIGHEST[letter])

/**
 * Returns groups of tokens that every listing with these filters has. Free nights have no tokens,
 * and of several places only the smallest has, because most listings in a city are in its state.
 * The conditions of listing-conditions.ts still decide.
 *
 * @param bounds Those of all listings, without which a price with one bound has no tokens.
 */
export function filterGroups(
  filters: ListingFilters,
  bounds: SearchBounds | undefined,
): TokenGroup[] {
  const { propertyType, bedroomNo, amenities, rating, guestNo } = filters
  return [
    ...(placesOf(filters)[0] ?? []),
    ...(propertyType && isOwnId(propertyType) ? [[`=t${propertyType.toLowerCase()}`]] : []),
    ...(bedroomNo === undefined
      ? []
      : [bedroomNo >= 3 ? atLeast('b', bedroomNo) : [`=b${bedroomNo}`]]),
    ...(amenities ?? []).filter(isOwnId).map((id) => [amenityToken(id)]),
    ...priceGroups(filters, bounds),
    ...(rating === undefined ? [] : [range('=s', Math.min(Math.floor(rating), 5), MOST_STARS)]),
    ...(guestNo === undefined || guestNo < 2 ? [] : [atLeast('g', guestNo)]),
  ]
}

/**
 * Returns a condition that `listings l` has a token of each group. The index looks for the groups
 * in this order, so the rarest should come first.
 *
 * @param inSpan Condition on the tokens that comes first.
 */
export const hasTokens = (groups: readonly TokenGroup[], inSpan?: RawBuilder<unknown>) =>
  sql.join(
    [
      ...(inSpan ? [inSpan] : []),
      ...groups.map((group) => sql`${TOKENS} && ${[...group]}::text[]`),
    ],
    sql` and `,
  )
