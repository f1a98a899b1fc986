import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { calendarLocale } from '@domain/copy/calendar-locale'
import { addDays, addMonths, mondayOf, type IsoDate } from '@domain/stay/stay-date'

/** Month of the calendar as 'YYYY-MM', which sorts as a text. */
export type Month = string

const DAYS_OF_A_WEEK = 7

export const monthOf = (day: IsoDate): Month => day.slice(0, 7)

export const firstDayOf = (month: Month): IsoDate => `${month}-01`

/** Returns the month that is `months` months later. `months` may be negative. */
export const laterMonth = (month: Month, months: number): Month =>
  monthOf(addMonths(firstDayOf(month), months))

/** Returns a day no earlier and no later than the limits. */
export const withinDays = (day: IsoDate, first: IsoDate, last: IsoDate | undefined): IsoDate =>
  day < first ? first : last !== undefined && day > last ? last : day

const moves: Record<string, (day: IsoDate) => IsoDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -DAYS_OF_A_WEEK),
  ArrowDown: (day) => addDays(day, DAYS_OF_A_WEEK),
  Home: (day) => mondayOf(day),
  End: (day) => addDays(mondayOf(day), DAYS_OF_A_WEEK - 1),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * Returns the day that a key leads to, by the ARIA authoring practices, or undefined for any other
 * key.
 *
 * @param isRightToLeft Whether the next day is at the left.
 */
export const dayAfterKey = (
  key: string,
  day: IsoDate,
  isRightToLeft: boolean,
): IsoDate | undefined => moves[(isRightToLeft ? mirrored[key] : undefined) ?? key]?.(day)

/** Weeks start on Monday. */
const adapter = new AdapterDateFns({
  locale: { ...calendarLocale, options: { ...calendarLocale.options, weekStartsOn: 1 } },
})

/** An hour that every day has in every time zone, even when the clocks change. */
const NOON = 12

/** Returns the weeks of a month, from Monday on. Places outside the month are undefined. */
export function weeksOf(month: Month): (IsoDate | undefined)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const inMonth = new Date(year, number - 1, 1, NOON)
  return adapter
    .getWeekArray(inMonth)
    .map((week) =>
      week.map((day) =>
        day.getMonth() === inMonth.getMonth()
          ? `${month}-${String(day.getDate()).padStart(2, '0')}`
          : undefined,
      ),
    )
}
