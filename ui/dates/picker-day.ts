import { isIsoDate, type IsoDate } from '@domain/stay/stay-date'

/**
 * This file is the only place that converts between a stay date and the picker's Date. It
 * uses local noon, which no clock change moves to another day.
 */

const NOON = 12

/** Returns local noon of the day. */
export const toPickerDay = (day: IsoDate): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const noon = new Date(2000, month - 1, date, NOON)
  // The constructor reads the years 0 to 99 as 1900 to 1999.
  noon.setFullYear(year, month - 1, date)
  return noon
}

/** Returns the local calendar day, or undefined for an invalid Date. */
export const fromPickerDay = (date: Date): IsoDate | undefined => {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const day = [
    part(date.getFullYear(), 4),
    part(date.getMonth() + 1, 2),
    part(date.getDate(), 2),
  ].join('-')
  return isIsoDate(day) ? day : undefined
}
