import type { ReadFilters } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { chipKeyOf, type FilterName } from './filter-table'
import { MONTH_WORDS, readStay } from './read-stay'
import { searchTokens, type SearchToken } from './search-tokens'

/** Order that breaks ties between equally relevant listings, instead of the newest first. */
export type ReadOrder = 'price-up' | 'price-down' | 'rating'

export interface FilterReading {
  filters: ReadFilters
  order: ReadOrder | undefined
  /** Whether a rule has read any word, even as a filter that is ignored. */
  isRead: boolean
  /** Words that were not read, in their order, and whether each begins a new typed word. */
  rest: string[]
}

const set = (words: string) => new Set(words.split(/\s+/))
const BEDS = set('bed beds bedroom bedrooms br brs bdr bdrs bdrm bdrms bd bds bedrm room rooms')
const GUESTS = set(
  'guest guests people peoples person persons pple ppl adult adults pax head heads friend friends traveler travelers traveller travellers visitors visitor men women guys sleeper sleepers occupant occupants',
)
const CHILDREN = set('kid kids child children baby babies toddler toddlers infant infants')
const PARTIES = set('family group party team crew squad')
const SLEEPS = set(
  'sleep sleeps sleeping accommodate accommodates accommodating fit fits take takes',
)
const TIMES = set(
  'night nights day days week weeks month months hour hours hr hrs year years am pm',
)
const STARS = set('star stars rating')
const FEW = set('under below beneath max maximum within upto budget < <= ≤')
const MANY = set('above over min minimum from > >= ≥ starting')
/** Words after an amount. */
const DOWN = set('below under less lower downwards max maximum')
const UP = set('above over more upward upwards')
const ABOUT = set('around about approximately approx roughly')
const BATHS = set(
  'bath baths bathroom bathrooms toilet toilets floor floors cars car minutes mins km',
)
const CHEAP = set('cheap cheaper cheapest affordable inexpensive budget lowcost')
const DEAR = set('luxury luxurious expensive premium exclusive executive posh deluxe')
const BEST = set('best toprated')
const TO = set('to and - – — till until')

const phrases = (texts: string) => texts.split(/,\s+/).map((text) => text.split(' '))
const FEW_PHRASES =
  phrases(`less than, lesser than, lower than, cheaper than, not more than, no more than,
  not above, not over, not up to, at most, up to, max of, maximum of, budget of,
  budget is, my budget is, my budget`)
const MANY_PHRASES = phrases('more than, at least, starting from, minimum of, not less than')
const CHEAP_PHRASES =
  phrases(`low cost, low price, low budget, no cost, no dey cost, no too cost, no dear,
  no too dear, not dear, no dey expensive, no expensive, not expensive,
  not too expensive, not costly, pocket friendly`)
const DEAR_PHRASES = phrases('high end, top notch, five star luxury')
const BEST_PHRASES = phrases('top rated, best rated, highly rated, highest rated, well rated')
const SMALL_FLATS = phrases('mini flat, room and parlour, room and parlor, room parlour')
const NOW_PHRASES = phrases('available now, right now, this night')

/** Reads the tokens from one position onwards. */
class Reader {
  private readonly tokens: readonly SearchToken[]
  private readonly index: number

  constructor(tokens: readonly SearchToken[], index: number) {
    this.tokens = tokens
    this.index = index
  }

  at(offset: number) {
    return this.tokens[this.index + offset]
  }

  isIn(offset: number, words: ReadonlySet<string>) {
    return words.has(this.at(offset)?.text ?? '')
  }

  /** Returns the length of the longest phrase here, or 0. */
  phrase(choices: readonly string[][], offset = 0) {
    const lengths = choices
      .filter((words) => words.every((word, place) => this.at(offset + place)?.text === word))
      .map(({ length }) => length)
    return Math.max(0, ...lengths)
  }

  /** Returns the length of a sign or a phrase from the list, or 0. */
  either(words: ReadonlySet<string>, choices: readonly string[][]) {
    return this.phrase(choices) || (this.isIn(0, words) ? 1 : 0)
  }
}

interface Found {
  length: number
  filters?: ReadFilters
  order?: ReadOrder
}

/** Whole numbers that can count guests or bedrooms. */
const countOf = (token: SearchToken | undefined, maximum: number) =>
  token?.value !== undefined &&
  !token.isMoney &&
  Number.isInteger(token.value) &&
  token.value >= 1 &&
  token.value <= maximum
    ? token.value
    : undefined

const isSign = (reader: Reader, offset: number) =>
  ['-', '+'].includes(reader.at(offset)?.text ?? '')

/** Returns the offset of the noun after a number, or -1. A hyphen or a plus may be between them. */
const nounAfter = (reader: Reader, offset: number, nouns: ReadonlySet<string>) => {
  const next = isSign(reader, offset + 1) ? offset + 2 : offset + 1
  return reader.isIn(next, nouns) ? next : -1
}

const AFTER_NOUN = set('bedroom bedrooms')

function bedrooms(reader: Reader): Found | undefined {
  const numbered = countOf(reader.at(1), 30)
  if (reader.isIn(0, AFTER_NOUN) && numbered !== undefined && !reader.isIn(2, OTHER_NOUNS)) {
    return { length: 2, filters: { bedroomNo: numbered } }
  }
  const small = reader.phrase(SMALL_FLATS) || (reader.at(0)?.text === 'miniflat' ? 1 : 0)
  if (small > 0) return { length: small, filters: { bedroomNo: 1 } }
  const lead = reader.phrase(phrases('at least'))
  const bedroomNo = countOf(reader.at(lead), 30)
  if (bedroomNo === undefined) return undefined
  const noun = nounAfter(reader, lead, BEDS)
  if (noun < 0) return undefined
  const isSplit =
    reader.at(noun)?.text === 'bed' && ['room', 'rooms'].includes(reader.at(noun + 1)?.text ?? '')
  return { length: noun + (isSplit ? 2 : 1), filters: { bedroomNo } }
}

/** Reads '4 adults and 2 kids' from the offset of the first number on. */
function counted(reader: Reader, start: number): { guests: number; end: number } | undefined {
  let guests = 0
  let end = start
  for (;;) {
    const number = reader.isIn(end, set('and + , &')) && guests > 0 ? end + 1 : end
    const count = countOf(reader.at(number), 500)
    const noun =
      count === undefined ? -1 : nounAfter(reader, number, new Set([...GUESTS, ...CHILDREN]))
    if (count === undefined || noun < 0) break
    guests += count
    end = noun + 1
  }
  return guests > 0 ? { guests, end } : undefined
}

const OTHER_NOUNS = new Set([
  ...TIMES,
  ...BATHS,
  ...BEDS,
  ...STARS,
  'percent',
  '%',
  '/',
  'thousand',
])

function guests(reader: Reader): Found | undefined {
  const isFor = reader.at(0)?.text === 'for'
  const isParty = reader.isIn(0, PARTIES) && reader.at(1)?.text === 'of'
  const weAre = reader.phrase(
    phrases(`we are, we be, we dey, there are, were, we're, for about, for up to, for my family of,
  for a family of, for a group of, for family of, for group of, for a party of, up to`),
  )
  const lead = Math.max(weAre, isParty ? 2 : isFor || reader.isIn(0, SLEEPS) ? 1 : 0)
  const couple = isFor
    ? reader.phrase(phrases('couple, a couple, couples, two couples, my wife and i'), 1)
    : 0
  if (couple > 0)
    return {
      length: couple + 1,
      filters: { guestNo: reader.at(1)?.text === 'two' ? 4 : 2 },
    }
  // 'me and 3 friends' are four.
  const self = reader.phrase(phrases('me and'))
  const others = self > 0 ? counted(reader, self) : undefined
  if (others) return { length: others.end, filters: { guestNo: others.guests + 1 } }
  const sum = counted(reader, lead)
  if (sum) return { length: sum.end, filters: { guestNo: sum.guests } }
  const ofUs = countOf(reader.at(0), 500)
  if (ofUs !== undefined && reader.at(1)?.text === 'of' && reader.at(2)?.text === 'us') {
    return { length: 3, filters: { guestNo: ofUs } }
  }
  if (lead === 0 || reader.at(0)?.text === 'up') return undefined
  const guestNo = countOf(reader.at(lead), 200)
  const isOther =
    reader.isIn(lead + 1, OTHER_NOUNS) ||
    (isSign(reader, lead + 1) && reader.isIn(lead + 2, OTHER_NOUNS))
  return guestNo === undefined || isOther ? undefined : { length: lead + 1, filters: { guestNo } }
}

function stars(reader: Reader): Found | undefined {
  const isRated = reader.isIn(0, set('rated rating'))
  const token = reader.at(isRated ? 1 : 0)
  if (token?.value === undefined || token.isMoney || token.value < 1 || token.value > 5)
    return undefined
  const noun = nounAfter(reader, isRated ? 1 : 0, STARS)
  if (!isRated && noun < 0) return undefined
  const rating = Math.floor(token.value)
  // Almost no listing has a perfect rating, so five stars mean the best.
  return {
    length: noun < 0 ? 2 : noun + 1,
    filters: { rating: Math.min(rating, 4) },
    order: 'rating',
  }
}

const ALL_DAY = 24

/**
 * Recognises a length of stay. It is not a filter, and its number does not count guests or rooms.
 */
function duration(reader: Reader): Found | undefined {
  const lead = reader.at(0)?.text === 'for' ? 1 : 0
  const token = reader.at(lead)
  // '24 hours' belongs to what follows, such as power.
  if (token?.value === undefined || token.isMoney || token.value === ALL_DAY) return undefined
  const noun = nounAfter(reader, lead, TIMES)
  return noun < 0 ? undefined : { length: noun + 1 }
}

const BATHROOMS = set('bath baths bathroom bathrooms toilet toilets')

/**
 * Skips the number of bathrooms, for which no filter exists. The noun remains a word of the search.
 */
function bathrooms(reader: Reader): Found | undefined {
  return countOf(reader.at(0), 30) !== undefined && reader.isIn(1, BATHROOMS)
    ? { length: 1 }
    : undefined
}

/** Smallest amount that is meant in naira. Below it, thousands are meant: 'under 50'. */
const THOUSANDS_BELOW = 500

const amountAt = (reader: Reader, offset: number): number | undefined => {
  const token = reader.at(offset)
  if (token?.value === undefined || reader.isIn(offset + 1, OTHER_NOUNS)) return undefined
  if (reader.isIn(offset + 1, GUESTS) || reader.isIn(offset + 1, CHILDREN)) return undefined
  return Math.round(
    !token.isMoney && token.value < THOUSANDS_BELOW ? token.value * 1_000 : token.value,
  )
}

const isYear = ({ text, value = 0 }: SearchToken) => /^20[2-4]\d$/.test(text) && value > 0

/** Tells whether a number that no word explains is a price. */
const isPrice = (token: SearchToken | undefined) =>
  token?.value !== undefined && (token.isMoney === true || (token.value >= 1_000 && !isYear(token)))

function range(reader: Reader): Found | undefined {
  const lead = reader.isIn(0, set('between from btw btwn')) ? 1 : 0
  if (!reader.isIn(lead + 1, TO)) return undefined
  const [low, high] = [reader.at(lead), reader.at(lead + 2)]
  const to = amountAt(reader, lead + 2)
  if (low?.value === undefined || high?.value === undefined || to === undefined) return undefined
  if (lead === 0 && !isPrice(high)) return undefined
  // '30-60k' shares the unit of the second number.
  const unit = high.plain ? (high.value ?? 1) / high.plain : 1
  const isShared = !low.isMoney && low.value < THOUSANDS_BELOW && unit > 1
  const from = isShared ? low.value * unit : (amountAt(reader, lead) ?? low.value)
  return {
    length: lead + 3,
    filters: { priceMin: Math.min(from, to), priceMax: Math.max(from, to) },
  }
}

function price(reader: Reader): Found | undefined {
  const few = reader.either(FEW, FEW_PHRASES)
  const many = reader.either(MANY, MANY_PHRASES)
  const about = reader.isIn(0, ABOUT) ? 1 : 0
  const lead = Math.max(few, many, about)
  if (lead > 0) {
    const amount = amountAt(reader, lead)
    if (amount === undefined) return undefined
    if (few === lead) return { length: lead + 1, filters: { priceMax: amount } }
    if (many === lead) return { length: lead + 1, filters: { priceMin: amount } }
    return {
      length: lead + 1,
      filters: { priceMin: Math.round(amount * 0.7), priceMax: Math.round(amount * 1.3) },
    }
  }
  const alone = reader.at(0)
  const amount = isPrice(alone) ? amountAt(reader, 0) : undefined
  const bound = reader.isIn(1, set('and or')) ? 2 : 1
  if (amount !== undefined && reader.isIn(bound, DOWN) && !isPrice(reader.at(bound + 1))) {
    return { length: bound + 1, filters: { priceMax: amount } }
  }
  if (amount !== undefined && reader.isIn(bound, UP) && !isPrice(reader.at(bound + 1))) {
    return { length: bound + 1, filters: { priceMin: amount } }
  }
  // A bare price is a budget, and what comes closest to it is the best answer.
  return amount === undefined
    ? undefined
    : { length: 1, filters: { priceMax: amount }, order: 'price-down' }
}

function order(reader: Reader): Found | undefined {
  const cheap = reader.either(CHEAP, CHEAP_PHRASES)
  if (cheap > 0) return { length: cheap, order: 'price-up' }
  const dear = reader.either(DEAR, DEAR_PHRASES)
  if (dear > 0) return { length: dear, order: 'price-down' }
  const best = reader.either(BEST, BEST_PHRASES)
  return best > 0 ? { length: best, order: 'rating' } : undefined
}

function when(reader: Reader): Found | undefined {
  const now = reader.either(set('tonight today'), NOW_PHRASES)
  if (now > 0) return { length: now, filters: { availability: 'now' } }
  if (reader.at(0)?.text !== 'next') return undefined
  if (reader.at(1)?.text === 'week') return { length: 2, filters: { availability: 'next-week' } }
  if (reader.at(1)?.text === 'month') return { length: 2, filters: { availability: 'next-month' } }
  return undefined
}

const RULES = [bedrooms, bathrooms, stars, duration, guests, range, price, order, when]

/** Words of the rules whose misspellings are corrected. */
export const FILTER_WORDS: readonly string[] = [
  ...set(`bedroom bedrooms guests people persons adults family sleeps children between under
  below above maximum minimum thousand million naira cheap cheapest affordable luxury
  weekend tonight`),
  ...MONTH_WORDS,
]

/**
 * Reads numbers with their nouns, prices, sizes of a party, stars, times and words for cheap and
 * dear as filters and as an order. Of two values for one filter the first counts.
 *
 * @param ignored Keys of chips whose filters are left out, with the order that comes with them.
 */
export function readFilters(
  words: readonly string[],
  today: IsoDate,
  ignored: readonly string[] = [],
): FilterReading {
  const tokens = searchTokens(words)
  let filters: ReadFilters = {}
  let readOrder: ReadOrder | undefined
  const isRead = new Set<SearchToken>()
  for (let index = 0; index < tokens.length;) {
    const reader = new Reader(tokens, index)
    const found: Found | undefined =
      readStay(tokens.slice(index), today) ??
      RULES.map((rule) => rule(reader)).find((each) => each !== undefined)
    if (found) {
      const isIgnored = Object.keys(found.filters ?? {}).some((name) =>
        ignored.includes(chipKeyOf(name as FilterName)),
      )
      if (!isIgnored) {
        filters = { ...found.filters, ...filters }
        readOrder ??= found.order
      }
      for (const token of tokens.slice(index, index + found.length)) isRead.add(token)
    }
    index += found?.length ?? 1
  }
  return {
    filters,
    order: readOrder,
    isRead: isRead.size > 0,
    rest: restOf(words, tokens, isRead),
  }
}

/** Keeps a typed word whole unless a rule has read a part of it. */
function restOf(
  words: readonly string[],
  tokens: readonly SearchToken[],
  isRead: ReadonlySet<SearchToken>,
): string[] {
  return words.flatMap((word, index) => {
    const parts = tokens.filter(({ first, last }) => first <= index && index <= last)
    if (parts.length === 0 || !parts.some((part) => isRead.has(part))) return [word]
    return parts.filter((part) => !isRead.has(part) && part.first === index).map(({ text }) => text)
  })
}
