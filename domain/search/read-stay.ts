import { addDays, isIsoDate, mondayOf, type IsoDate } from '@domain/stay/stay-date'
import { availabilityWindow } from './available-when'
import type { SearchToken } from './search-tokens'

/** Days that a search text names, and how many tokens name them. */
export interface ReadStay {
  length: number
  filters: { startDate: IsoDate; endDate?: IsoDate }
}

const set = (words: string) => new Set(words.split(' '))
const LEADS = set('from between on')
const ORDINALS = set('st nd rd th')
const TO = set('to and - – — & till until')
const THIS_WEEKEND = set('this the dis coming upcoming')
const NEXT_WEEKEND = set('next nxt')

/** Names of the months as guests type them. Their first three letters mean the same. */
export const MONTH_WORDS: readonly string[] =
  `january february march april may june july august september october november december`.split(' ')

const months = new Map(
  MONTH_WORDS.flatMap((month, index) =>
    [month, month.slice(0, 3)].map((text): [string, number] => [text, index + 1]),
  ),
).set('sept', 9)

interface Part {
  value: number
  length: number
}
interface NamedDay {
  day: number
  month: number
  year?: number | undefined
  /** True for 'nov 27', after which '- 29' is a day of the same month. */
  isMonthFirst: boolean
  length: number
}

const textAt = (tokens: readonly SearchToken[], index: number) => tokens[index]?.text ?? ''

/** Reads '27', '27th' or '27th of'. */
function dayAt(tokens: readonly SearchToken[], index: number): Part | undefined {
  const { value = 0, isMoney } = tokens[index] ?? {}
  if (isMoney || !Number.isInteger(value) || value < 1 || value > 31) return undefined
  const ordinal = ORDINALS.has(textAt(tokens, index + 1)) ? 1 : 0
  const of = textAt(tokens, index + 1 + ordinal) === 'of' ? 1 : 0
  return { value, length: 1 + ordinal + of }
}

const yearAt = (tokens: readonly SearchToken[], index: number) => {
  const text = textAt(tokens, index)
  return /^20[2-4]\d$/.test(text) ? Number(text) : undefined
}

/** Reads '27 november', 'nov 27' or '27 november 2026'. */
function namedDayAt(tokens: readonly SearchToken[], index: number): NamedDay | undefined {
  const isMonthFirst = months.has(textAt(tokens, index))
  const day = dayAt(tokens, isMonthFirst ? index + 1 : index)
  const month = months.get(textAt(tokens, isMonthFirst ? index : index + (day?.length ?? 0)))
  if (!day || month === undefined) return undefined
  const year = yearAt(tokens, index + 1 + day.length)
  const length = 1 + day.length + (year === undefined ? 0 : 1)
  return { day: day.value, month, year, isMonthFirst, length }
}

/** Returns the named day, or its next occurrence from `earliest` on when the text has no year. */
function dateOf(
  { day, month, year }: Pick<NamedDay, 'day' | 'month' | 'year'>,
  earliest: IsoDate,
): IsoDate | undefined {
  const first = Number(earliest.slice(0, 4))
  const two = (value: number) => String(value).padStart(2, '0')
  return (year === undefined ? [first, first + 1] : [year])
    .map((each) => `${each}-${two(month)}-${two(day)}`)
    .find((date) => isIsoDate(date) && date >= earliest)
}

function daysOf(
  from: Pick<NamedDay, 'day' | 'month' | 'year'>,
  to: Pick<NamedDay, 'day' | 'month' | 'year'>,
  today: IsoDate,
): ReadStay['filters'] | undefined {
  const startDate = dateOf(from, today)
  const endDate = startDate && dateOf(to, addDays(startDate, 1))
  return startDate && endDate ? { startDate, endDate } : undefined
}

function namedDays(tokens: readonly SearchToken[], today: IsoDate): ReadStay | undefined {
  const lead = LEADS.has(textAt(tokens, 0)) ? 1 : 0
  const first = namedDayAt(tokens, lead)
  const day = first ? undefined : dayAt(tokens, lead)
  const between = lead + (first ?? day ?? { length: 0 }).length
  if (TO.has(textAt(tokens, between))) {
    const last = namedDayAt(tokens, between + 1)
    const lastDay = first?.isMonthFirst && !last ? dayAt(tokens, between + 1) : undefined
    const to = last ?? (first && lastDay ? { ...first, day: lastDay.value } : undefined)
    const from = first ?? (day && last ? { day: day.value, month: last.month } : undefined)
    const days = from && to ? daysOf(from, to, today) : undefined
    if (days)
      return { length: between + 1 + (last ?? lastDay ?? { length: 0 }).length, filters: days }
  }
  const startDate = first && dateOf(first, today)
  return startDate ? { length: between, filters: { startDate } } : undefined
}

function spokenDays(tokens: readonly SearchToken[], today: IsoDate): ReadStay | undefined {
  if (textAt(tokens, 0) === 'tomorrow') {
    return { length: 1, filters: { startDate: addDays(today, 1), endDate: addDays(today, 2) } }
  }
  const lead = textAt(tokens, 0) === 'this' && textAt(tokens, 1) === 'coming' ? 1 : 0
  if (textAt(tokens, lead + 1) !== 'weekend') return undefined
  const word = textAt(tokens, lead)
  const friday = addDays(mondayOf(today), 11)
  const nights = NEXT_WEEKEND.has(word)
    ? { checkIn: friday, checkOut: addDays(friday, 2) }
    : THIS_WEEKEND.has(word)
      ? availabilityWindow('weekend', today).nights
      : undefined
  if (!nights) return undefined
  return { length: lead + 2, filters: { startDate: nights.checkIn, endDate: nights.checkOut } }
}

/**
 * Reads the days of a stay at the beginning of these tokens: '27 to 29 november', 'dec 24',
 * 'tomorrow' or 'next weekend', which is the Friday to Sunday of next week.
 */
export const readStay = (tokens: readonly SearchToken[], today: IsoDate): ReadStay | undefined =>
  spokenDays(tokens, today) ?? namedDays(tokens, today)
