import { CALENDAR_LOCALE } from '@domain/copy/locale'
import { addDays, toWire, type IsoDate } from '@domain/stay/stay-date'
import { firstDayOf, type Month } from './calendar-month'

/** Names of months and weekdays in the page's language, whatever the browser's. */
const nameOf = (format: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat(CALENDAR_LOCALE, { ...format, timeZone: 'UTC' })
  return (day: string) => names.format(Date.parse(toWire(day)))
}

const monthWords = nameOf({ month: 'long', year: 'numeric' })

/** Returns 'January 2026'. */
export const monthName = (month: Month): string => monthWords(firstDayOf(month))

const shortName = nameOf({ weekday: 'short' })
const longName = nameOf({ weekday: 'long' })

/** Returns 'Monday'. */
export const weekdayName = (day: IsoDate): string => longName(day)

const MONDAY = '2026-06-01'
/** Days of a week, from Monday on. */
const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index))

/** Names of the weekdays, from Monday on. */
export const weekdays = week.map((day) => ({
  /** 'Mo'. Single letters would name two pairs of days alike. */
  short: shortName(day).slice(0, 2),
  /** 'Monday'. */
  long: longName(day),
}))
