import { DATE_PICKER } from '@domain/constants'
import { isIsoDate, type IsoDate } from '@domain/stay/stay-date'

/** Helpers for a date as typed, in the format MM/dd/yyyy. */

const DAY_FORM = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Formats '2026-01-10' as '01/10/2026'. */
export const formatTypedDay = (day: IsoDate): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/**
 * Inserts the slashes, so that a numeric keyboard is enough: '0110' becomes '01/10'. Surplus digits
 * of one part move to the next.
 */
export const maskTypedDay = (typed: string): string => {
  const parts = typed.replace(/[^\d/]/g, '').split('/')
  const month = parts[0] ?? ''
  const rest = [month.slice(2) + (parts[1] ?? ''), parts.slice(2).join('')]
  const day = rest[0] ?? ''
  const year = day.slice(2) + (rest[1] ?? '')
  const masked = [month.slice(0, 2), day.slice(0, 2), year.slice(0, 4)]
  const last = year ? 2 : day ? 1 : 0
  const text = masked.slice(0, last + 1).join('/')
  // Keeps a slash typed at the end, because '1/' could otherwise never become '1/5'.
  return typed.endsWith('/') && last < 2 && masked[last] !== '' ? `${text}/` : text
}

/** Returns whether all ten characters are typed, so that the text is either a date or a mistake. */
export const isWholeTypedDay = (typed: string): boolean =>
  typed.length === DATE_PICKER.format.length

/** Returns whether the text has the form of a date, although that day may not exist. */
export const hasDayForm = (typed: string): boolean => DAY_FORM.test(typed.trim())

/** Parses '01/10/2026' or '1/10/2026'. Returns undefined when it is not a date. */
export const parseTypedDay = (typed: string): IsoDate | undefined => {
  const match = DAY_FORM.exec(typed.trim())
  if (!match) return undefined
  const [, month = '', date = '', year = ''] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isIsoDate(day) ? day : undefined
}
