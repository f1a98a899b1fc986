import { longWeekdayNames, monthHeading, weekdayNames } from '@domain/copy/locale'
import { weekdayOf, type IsoDate } from '@domain/stay/stay-date'
import type { Month } from './calendar-month'

/** Returns 'January 2026'. */
export function monthName(month: Month): string {
  const [year, number] = month.split('-').map(Number)
  return monthHeading(number ?? 1, year ?? 0)
}

/** Returns 'Mon'. */
export const weekdayName = (day: IsoDate): string => weekdayNames[weekdayOf(day)] ?? ''

const week = longWeekdayNames.map((long, index) => ({
  /** 'Mo'. Single letters would name two pairs of days alike. */
  short: (weekdayNames[index] ?? '').slice(0, 2),
  /** 'Monday'. */
  long,
}))

/** Names of the weekdays, from Monday on. */
export const weekdays = [...week.slice(1), ...week.slice(0, 1)]
