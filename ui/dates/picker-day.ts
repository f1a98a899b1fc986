import { isIsoDate, type IsoDate } from '@domain/stay-date'

/**
 * The only place where a stay date becomes the Date that the picker wants, and back. Local
 * noon: no change of clocks moves it to another day.
 */

const NOON = 12

/** Local noon of the day. */
export const toPickerDay = (day: IsoDate): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const noon = new Date(2000, month - 1, date, NOON)
  // Not through the constructor: it takes the years 0 to 99 for 1900 to 1999.
  noon.setFullYear(year, month - 1, date)
  return noon
}

/** The local calendar day; undefined for a Date that is none. */
export const fromPickerDay = (date: Date): IsoDate | undefined => {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const day = [
    part(date.getFullYear(), 4),
    part(date.getMonth() + 1, 2),
    part(date.getDate(), 2),
  ].join('-')
  return isIsoDate(day) ? day : undefined
}
