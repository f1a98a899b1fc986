import { addDays, isIsoDate, mondayOf, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { availabilityWindow } from './available-when'
import type { SearchToken } from './search-tokens'

/** Days that a search text names, and how many tokens name them. */
interface ReadStay {
  length: number
  filters: { startDate: IsoDate; endDate?: IsoDate }
}

/** Names of the months as guests type them. Their first three letters mean the same. */
export const MONTH_WORDS: readonly string[] =
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
export const NIGHTS_MAXIMUM = 90

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
function weekdays(text: string, today: IsoDate): ReadStay | undefined {
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

function namedDays(text: string, today: IsoDate): ReadStay | undefined {
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
function spokenDays(text: string, today: IsoDate): ReadStay | undefined {
  const [words, isNext] = SPOKEN_DAYS.exec(text) ?? []
  if (words === undefined) return undefined
  const friday = addDays(mondayOf(today), 11)
  const { checkIn, checkOut } =
    words === 'tomorrow'
      ? { checkIn: addDays(today, 1), checkOut: addDays(today, 2) }
      : isNext
        ? { checkIn: friday, checkOut: addDays(friday, 2) }
        : availabilityWindow('weekend', today).nights
  return { length: words.split(' ').length, filters: { startDate: checkIn, endDate: checkOut } }
}

/** Reads the days of a stay with which the tokens begin: 'dec 24 to 27', 'fri to sun', 'tomorrow'. */
export function readStay(tokens: readonly SearchToken[], today: IsoDate): ReadStay | undefined {
  const text = tokens.map((token) => token.text).join(' ')
  return spokenDays(text, today) ?? weekdays(text, today) ?? namedDays(text, today)
}
