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

type Move = (day: IsoDate) => IsoDate

const moves: Record<string, Move> = {
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
