import type { ReadFilters } from '@domain/schemas/listing-schema'
import { addDays, isIsoDate, mondayOf, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { availabilityWindows } from './available-when'
import { chipKeyOf, type FilterName } from './filter-table'
import { longNumberWords, searchTokens, type SearchToken } from './search-tokens'

/** Order that breaks ties between equally relevant listings, instead of the newest first. */
export type ReadOrder = 'price-up' | 'price-down' | 'rating'

/** What some words mean. */
interface Meaning {
  filters?: ReadFilters
  order?: ReadOrder
  /** Length of the stay, for a text that also names its first day. */
  nights?: number
}

/** What the tokens of a text begin with, and how many of them say it. */
type Reading = Meaning & { length: number }

/** Names of the months as guests type them. Their first three letters mean the same. */
const MONTH_WORDS: readonly string[] =
  `january february march april may june july august september october november december`.split(' ')

const DAY = String.raw`(\d\d?)(?: (?:st|nd|rd|th))?(?: of)?`
const MONTH = `(sept|${MONTH_WORDS.flatMap((month) => [month, month.slice(0, 3)]).join('|')})`
const YEAR = String.raw`(20[2-4]\d)`
/** Day and month in figures, the day first as in Nigeria, with a year or a slash. Not '24/7'. */
const FIGURES = String.raw`(?=\d\d? (?:/|[.-] \d\d? [.-] 20))(?!24 / 7(?: |$))(\d\d?) [/.-] (\d\d?)(?: [/.-] (20[2-4]\d|(?<=/ )[2-4]\d))?`
const NAMED = String.raw`(?:${DAY} ${MONTH}|${MONTH} ${DAY})(?: ${YEAR})?|${FIGURES}`
/** A day, which may share its month with another, with ten groups. */
const ANY_DAY = `(?:${NAMED}|${DAY}(?: ${YEAR})?)`
/** Matches '27 november', 'nov 27 - 29', 'from 27 to 29 november' and '27/11/2026'. */
const DAYS = new RegExp(
  `^(?:(?:from|between|on) )?(?:${ANY_DAY} (?:to|and|&|till|until|[-–—]) )?${ANY_DAY}(?= |$)`,
)
/** Most nights of a stay that a text names. With more, the second number means something else. */
const NIGHTS_MAXIMUM = 90

/** Returns the day in a year from `earliest` on, or in the year of the text. */
function dateOf(day: number, month: string, year: string | undefined, earliest: IsoDate) {
  const place = MONTH_WORDS.findIndex((each) => each.startsWith(month.slice(0, 3))) + 1
  const two = (value: number) => String(value).padStart(2, '0')
  const first = Number(earliest.slice(0, 4))
  return (year ? [year.padStart(4, '20')] : [first, first + 1])
    .map((each) => `${each}-${two(place)}-${two(day)}`)
    .find((date) => isIsoDate(date) && date >= earliest)
}

/** Splits the groups of a day: its number, and its month and year where they are named. */
function partsOf(groups: (string | undefined)[]) {
  const [day, month, monthFirst, dayAfter, year, first, second, yearAfter, dayAlone, yearAlone] =
    groups
  return {
    day: Number(day ?? dayAfter ?? first ?? dayAlone),
    month: month ?? monthFirst ?? MONTH_WORDS[Number(second) - 1],
    year: year ?? yearAfter ?? yearAlone,
  }
}

const WEEKDAY_WORDS = 'mon tue wed thu fri sat sun'.split(' ')
const WEEKDAY = `(${WEEKDAY_WORDS.join('|')})((?:s|nes|rs|ur)?day|rs?|s)?`
const WEEKDAYS = new RegExp(
  `^(this |next )?${WEEKDAY}(?: (?:to|till|until|[-–—]) ${WEEKDAY})?(?= |$)`,
)

/** Returns the days of 'fri to sunday', from today on. 'next friday' is that of next week. */
function weekdays(text: string, today: IsoDate): Reading | undefined {
  const [words, which = '', first = '', end = '', last] = WEEKDAYS.exec(text) ?? []
  // 'Sun' alone is in the sky.
  if (words === undefined || (last === undefined && !end.endsWith('day'))) return undefined
  const placeOf = (day: string) => WEEKDAY_WORDS.indexOf(day)
  const thisWeek = addDays(mondayOf(today), placeOf(first))
  const isNext = which.startsWith('n') || thisWeek < today
  const startDate = isNext ? addDays(thisWeek, 7) : thisWeek
  const nights = last === undefined ? 0 : (placeOf(last) - placeOf(first) + 7) % 7 || 7
  return {
    length: words.split(' ').length,
    filters: { startDate, ...(last && { endDate: addDays(startDate, nights) }) },
  }
}

function namedDays(text: string, today: IsoDate): Reading | undefined {
  const found = DAYS.exec(text)
  if (!found) return undefined
  const [from, to] = [partsOf(found.slice(1, 11)), partsOf(found.slice(11))]
  const length = found[0].split(' ').length
  if (!from.day) {
    const startDate = to.month && dateOf(to.day, to.month, to.year, today)
    return startDate ? { length, filters: { startDate } } : undefined
  }
  const [month, last] = [from.month ?? to.month, to.month ?? from.month]
  const year = from.year ?? (month === last ? to.year : undefined)
  const startDate = month && dateOf(from.day, month, year, today)
  const endDate = startDate && last && dateOf(to.day, last, to.year, addDays(startDate, 1))
  if (endDate && nightsBetween(startDate, endDate) <= NIGHTS_MAXIMUM) {
    return { length, filters: { startDate, endDate } }
  }
  // Returns the first day alone, as in '24 december and 2 kids'.
  return from.month
    ? namedDays(text.replace(/ (?:to|and|&|till|until|[-–—]) .*/, ''), today)
    : undefined
}

const SPOKEN_DAYS =
  /^(?:tomorrow|(?:this|the|dis|(?:this )?coming|upcoming|(next|nxt)) weekend)(?= |$)/

/** Returns the nights of 'tomorrow', and of a weekend from Friday to Sunday. */
function spokenDays(text: string, today: IsoDate): Reading | undefined {
  const [words, isNext] = SPOKEN_DAYS.exec(text) ?? []
  if (words === undefined) return undefined
  const friday = addDays(mondayOf(today), 11)
  const { checkIn, checkOut } =
    words === 'tomorrow'
      ? { checkIn: addDays(today, 1), checkOut: addDays(today, 2) }
      : isNext
        ? { checkIn: friday, checkOut: addDays(friday, 2) }
        : availabilityWindows.weekend(today).nights
  return { length: words.split(' ').length, filters: { startDate: checkIn, endDate: checkOut } }
}

/** Reads the days of a stay with which the tokens begin: 'dec 24 to 27', 'fri to sun', 'tomorrow'. */
function readStay(tokens: readonly SearchToken[], today: IsoDate): Reading | undefined {
  const typed = tokens.map((token) => token.text).join(' ')
  // '2026-12-04' as the patterns read days.
  const text = typed.replace(/(20[2-4]\d) ([/-]) (\d\d?) \2 (\d\d?)/g, '$4 / $3 / $1')
  return spokenDays(text, today) ?? weekdays(text, today) ?? namedDays(text, today)
}

// Words and phrases as patterns, separated by commas.
const BEDS = 'bed rooms?, beds?, bedrooms?, bedrm, brs?, bdrs?, bdrms?, bds?, rooms?'
const BATHS = 'baths?, bathrooms?, toilets?'
const TIMES = 'nights?, days?, weeks?, months?, hours?, hrs?, years?, am, pm'
const STARS = 'stars?, rating'
const GUESTS =
  'guests?, peoples?, persons?, pple, ppl, adults?, pax, heads?, friends?, travell?ers?, visitors?, men, ' +
  'women, guys, sleepers?, occupants?, kids?, child, children, baby, babies, toddlers?, infants?'
/** What a number counts when it is neither an amount nor a number of guests. */
const OTHERS = `${TIMES}, ${BATHS}, ${BEDS}, ${STARS}, floors?, cars?, minutes, mins, km, percent, %, /, thousand`
/** Words before a number of guests. */
const PARTY =
  "we are, we be, we dey, there are, were, we're, for, for about, for up to, for family of, " +
  'for (?:my|a) family of, for (?:a )?group of, for a party of, (?:family|group|party|team|crew|squad) of, ' +
  'sleep(?:s|ing)?, accommodat(?:e|es|ing), fits?, takes?'
const FEW =
  'under, below, beneath, max, maximum, within, upto, budget, <, <=, ≤, at most, up to, not up to, ' +
  '(?:less|lesser|lower|cheaper|not more|no more) than, not above, not over, max(?:imum)? of, ' +
  'budget (?:of|is), my budget, my budget is'
const MANY =
  'above, over, min, minimum, from, >, >=, ≥, starting, starting from, more than, not less than, ' +
  'at least, minimum of'
/** Words after an amount. */
const DOWN = 'below, under, less, lower, downwards, max, maximum'
const UP = String.raw`above, over, more, upwards?, \+`
const CHEAP =
  'cheap(?:er|est)?, affordable, inexpensive, budget, lowcost, low (?:cost|price|budget), no cost, ' +
  'no (?:dey|too) cost, (?:no|not)(?: too| dey)? (?:dear|expensive|costly), pocket friendly'
const DEAR =
  'luxury, luxurious, expensive, premium, exclusive, executive, posh, deluxe, high end, top notch'
const BEST = 'best, toprated, (?:top|best|highly|highest|well) rated'
const NOW = 'tonight, today, available now, right now, this night'
const AROUND = 'around, about, approximately, approx, roughly'

/** Returns a pattern of whole words, one of those in the lists. */
const oneOf = (...lists: string[]) =>
  `(?:${lists.flatMap((list) => list.split(/, +/)).join('|')})(?= |$)`

const COUNT = String.raw`(\d+)(?= |$)`
const DECIMAL = String.raw`\d+(?:\.\d+)?`
const SIGN = '(?: [-+])?'
const COUNTED = `${COUNT}${SIGN} ${oneOf(GUESTS)}`
const COUNTED_PARTY = `${COUNTED}(?: (?:(?:and|[+,&]) )?${COUNTED})*`
const STAR = String.raw`([1-4](?:\.\d+)?|5)(?= |$)`
const VALUE = String.raw`(\$?${DECIMAL})(?= |$)`
const IS_AMOUNT = `(?! ${oneOf(OTHERS, GUESTS)})`
const AMOUNT = VALUE + IS_AMOUNT
/** A number that no word explains is a price when it has a currency or a unit, or is large. */
const PRICE = String.raw`(\$${DECIMAL}|(?!20[2-4]\d(?: |$))\d{4,}(?:\.\d+)?)(?= |$)` + IS_AMOUNT
const TO = oneOf('to, and, -, –, —, till, until')

/** Smallest amount that is meant in naira. Below it, thousands are meant: 'under 50'. */
const THOUSANDS_BELOW = 500

const naira = (text: string) => {
  const value = Number(text.replace('$', ''))
  return Math.round(text === String(value) && value < THOUSANDS_BELOW ? value * 1_000 : value)
}

const bedrooms = (_: string, count = '') =>
  Number(count) >= 1 && Number(count) <= 30 ? { filters: { bedroomNo: Number(count) } } : undefined

/** No filter exists for '2 bedrooms and above'. From 3 on it is the filter of the number. */
const bedroomsFrom = (match: string, first = '') =>
  Number(first) >= 3 ? bedrooms(match, first) : {}

const guests = (count: number, most: number) =>
  count >= 1 && count <= most ? { filters: { guestNo: count } } : undefined
const sumOf = (text: string) =>
  (text.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0)

/** Almost no listing has a perfect rating, so five stars mean the best. */
const rated = (_: string, stars = ''): Meaning => ({
  filters: { rating: Math.min(Math.floor(Number(stars)), 4) },
  order: 'rating',
})

/** '30-60k' shares the unit of the second number, and so does '1-2m'. */
function range(_: string, first = '', second = '') {
  const high = naira(second)
  const millions = Number(first) * 1_000_000
  const low = high >= 1_000_000 && millions <= high ? millions : naira(first)
  return { filters: { priceMin: Math.min(low, high), priceMax: Math.max(low, high) } }
}

const atMost = (_: string, amount = '') => ({ filters: { priceMax: naira(amount) } })
const atLeast = (_: string, amount = '') => ({ filters: { priceMin: naira(amount) } })
const about = (_: string, amount = '') => ({
  filters: {
    priceMin: Math.round(naira(amount) * 0.7),
    priceMax: Math.round(naira(amount) * 1.3),
  },
})

/**
 * Patterns of the words at one position, as figuresOf() writes them, with their meaning, which gets
 * the match and its groups.
 */
const RULES: readonly (readonly [
  pattern: string,
  meaning: (match: string, ...groups: string[]) => Meaning | undefined,
])[] = [
  [`bedrooms? ${COUNT}(?! ${oneOf(OTHERS)})`, bedrooms],
  // The noun of 'mini flat' remains, and is a type.
  ['mini(?= flat)|miniflat|room and parlou?r|room parlour', () => ({ filters: { bedroomNo: 1 } })],
  [`(?:(?:between|from) )?${COUNT} ${TO} ${COUNT}${SIGN} ${oneOf(BEDS)}`, bedroomsFrom],
  [`${oneOf(MANY)} ${COUNT}${SIGN} ${oneOf(BEDS)}`, bedroomsFrom],
  [String.raw`${COUNT} \+ ${oneOf(BEDS)}`, bedroomsFrom],
  [`${COUNT}${SIGN} ${oneOf(BEDS)}(?: and| or)? ${oneOf(UP)}(?! ${PRICE})`, bedroomsFrom],
  [`${COUNT}${SIGN} ${oneOf(BEDS)}`, bedrooms],
  // No filter exists for the number of bathrooms. The noun remains a word of the search.
  [`${COUNT}(?= ${oneOf(BATHS)})`, () => ({})],
  [`(?:rated|rating) ${STAR}(?:${SIGN} ${oneOf(STARS)})?`, rated],
  [`${STAR}${SIGN} ${oneOf(STARS)}`, rated],
  [`(?:for )?${COUNT}${SIGN} nights?`, (_, count = '') => ({ nights: Number(count) })],
  [`(?:for )?${COUNT}${SIGN} weeks?`, (_, count = '') => ({ nights: 7 * Number(count) })],
  // No filter exists for another length or for cars. '24 hours' belongs to what follows, such as power.
  [`(?:for )?(?!24 )${DECIMAL}${SIGN} ${oneOf(TIMES, 'cars?, vehicles?')}`, () => ({})],
  ['for 2 couples', () => guests(4, 4)],
  ['for (?:a couple|couples?|my wife and i)', () => guests(2, 2)],
  // 'me and 3 friends' are four.
  [`me and ${COUNTED_PARTY}`, (match) => guests(sumOf(match) + 1, 500)],
  [`(?:${oneOf(PARTY, 'up to')} )?${COUNTED_PARTY}`, (match) => guests(sumOf(match), 500)],
  [`${COUNT} of us`, (match) => guests(sumOf(match), 500)],
  [`${oneOf(PARTY)} ${COUNT}(?!${SIGN} ${oneOf(OTHERS)})`, (match) => guests(sumOf(match), 200)],
  [`(?:between|from|btwn?) ${VALUE} ${TO} ${AMOUNT}`, range],
  [`${VALUE} ${TO} ${PRICE}`, range],
  [`${oneOf(FEW)} ${AMOUNT}`, atMost],
  [`${oneOf(MANY)} ${AMOUNT}`, atLeast],
  [`${oneOf(AROUND)} ${AMOUNT}`, about],
  [`${PRICE}(?: and| or)? ${oneOf(DOWN)}(?! ${PRICE})`, atMost],
  [`${PRICE}(?: and| or)? ${oneOf(UP)}(?! ${PRICE})`, atLeast],
  // A bare price is a budget, and what comes closest to it is the best answer.
  [PRICE, (match, amount = '') => ({ ...atMost(match, amount), order: 'price-down' })],
  [oneOf(CHEAP), () => ({ order: 'price-up' })],
  [oneOf(DEAR), () => ({ order: 'price-down' })],
  [oneOf(BEST), () => ({ order: 'rating' })],
  [oneOf(NOW), () => ({ filters: { availability: 'now' } })],
  ['next week', () => ({ filters: { availability: 'next-week' } })],
  ['next month', () => ({ filters: { availability: 'next-month' } })],
]
const rules = RULES.map(
  ([pattern, meaning]) => [new RegExp(`^(?:${pattern})(?= |$)`), meaning] as const,
)

/** Words of the rules whose misspellings are corrected. */
export const FILTER_WORDS: readonly string[] = [
  ...`bedroom bedrooms guests people persons adults family sleeps children between under below above
    maximum minimum thousand million billion naira cheap cheapest affordable luxury weekend
    tonight`.split(/\s+/),
  ...MONTH_WORDS,
  ...longNumberWords,
]

/** More than any listing has. The database knows no amount that is much larger. */
const LARGEST = 100_000_000_000

/** Returns the tokens with numbers in figures, and a '$' before amounts of money. */
const figuresOf = (tokens: readonly SearchToken[]) =>
  tokens
    .map(({ text, value, isMoney }) =>
      value === undefined ? text : `${isMoney ? '$' : ''}${Math.min(value, LARGEST)}`,
    )
    .join(' ')

const COUNTS = new RegExp(`^${COUNT}${SIGN} ${oneOf(BEDS, GUESTS)}`)

/** Returns the stay that the tokens begin with. The 2 of 'december 2 bedroom' is not a day. */
function stayAt(tokens: readonly SearchToken[], today: IsoDate) {
  const stay = readStay(tokens, today)
  const last = stay ? stay.length - 1 : 0
  return COUNTS.test(figuresOf(tokens.slice(last))) ? readStay(tokens.slice(0, last), today) : stay
}

/** Returns what the tokens begin with, and how many of them it takes. */
function readAt(tokens: readonly SearchToken[], today: IsoDate): Reading | undefined {
  const stay = stayAt(tokens, today)
  if (stay) return stay
  const text = figuresOf(tokens)
  for (const [pattern, meaningOf] of rules) {
    const [match, ...groups] = pattern.exec(text) ?? []
    const meaning = match === undefined ? undefined : meaningOf(match, ...groups)
    if (meaning) return { ...meaning, length: match?.split(' ').length ?? 0 }
  }
  return undefined
}

/** Returns the filters with the last day of a stay of so many nights from its first day on. */
function withNights(filters: ReadFilters, nights: number, today: IsoDate): ReadFilters {
  if (nights < 1 || nights > NIGHTS_MAXIMUM) return filters
  const { availability, ...others } = filters
  const { startDate = availability === 'now' ? today : undefined, endDate } = filters
  // 'Tomorrow' alone is one night. Two named days are as long as they say.
  const isOpen = endDate === undefined || (startDate && nightsBetween(startDate, endDate) === 1)
  return startDate && isOpen
    ? { ...others, startDate, endDate: addDays(startDate, nights) }
    : filters
}

/**
 * Reads numbers with their nouns, prices, sizes of a party, stars, times and words for cheap and
 * dear as filters and as an order. Of two values for one filter the first counts.
 *
 * @param ignored Keys of chips whose filters are left out, with the order that comes with them.
 * @returns also whether a rule has read any word, even as a filter that is ignored, and the words
 * that were not read, in their order.
 */
export function readFilters(
  words: readonly string[],
  today: IsoDate,
  ignored: readonly string[] = [],
) {
  const tokens = searchTokens(words)
  let filters: ReadFilters = {}
  let order: ReadOrder | undefined
  let nights = 0
  const isRead = new Set<SearchToken>()
  for (let index = 0; index < tokens.length;) {
    const found = readAt(tokens.slice(index), today)
    if (found) {
      const isIgnored = Object.keys(found.filters ?? {}).some((name) =>
        ignored.includes(chipKeyOf(name as FilterName)),
      )
      if (!isIgnored) {
        const both: ReadFilters = { ...found.filters, ...filters }
        const { priceMin = 0, priceMax = Infinity } = both
        // 'under 60k above 80k' cannot both hold.
        if (priceMin <= priceMax) filters = both
        order ??= found.order
        nights ||= found.nights ?? 0
      }
      for (const token of tokens.slice(index, index + found.length)) isRead.add(token)
    }
    index += found?.length ?? 1
  }
  // A typed word stays whole unless a rule has read a part of it.
  const rest = words.flatMap((word, index) => {
    const parts = tokens.filter(({ first, last }) => first <= index && index <= last)
    if (!parts.some((part) => isRead.has(part))) return [word]
    return parts.filter((part) => !isRead.has(part) && part.first === index).map(({ text }) => text)
  })
  return { filters: withNights(filters, nights, today), order, isRead: isRead.size > 0, rest }
}
