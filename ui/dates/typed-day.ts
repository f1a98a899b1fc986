import { DATE_PICKER } from '@domain/constants'
import { isIsoDate, type IsoDate } from '@domain/stay-date'

/** A day as it is typed: MM/dd/yyyy (section 9). */

/** '2026-01-10' as '01/10/2026'. */
export const formatTypedDay = (day: IsoDate): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/**
 * Puts the slashes in, so that a phone's number keys are enough: '0110' becomes '01/10'. A part
 * that is too long runs over into the next.
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
  // A slash that the guest types at the end stays, or '1/' could never become '1/5'.
  return typed.endsWith('/') && last < 2 && masked[last] !== '' ? `${text}/` : text
}

/** All ten places are there, so it is a day or a mistake. */
export const isWholeTypedDay = (typed: string): boolean =>
  typed.length === DATE_PICKER.format.length

/** The day in '01/10/2026' or '1/10/2026'; undefined when there is none. */
export const parseTypedDay = (typed: string): IsoDate | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim())
  if (!match) return undefined
  const [, month = '', date = '', year = ''] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isIsoDate(day) ? day : undefined
}
