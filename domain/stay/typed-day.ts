import { DATE_PICKER } from '@domain/constants'
import { monthNames, weekdayNames } from '@domain/copy/locale'
import { isIsoDate, type IsoDate } from '@domain/stay/stay-date'

/** Helpers for a date as typed, in the format MM/dd/yyyy and in the other ways people write one. */

const DAY_FORM = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Formats '2026-01-10' as '01/10/2026'. */
export const formatTypedDay = (day: IsoDate): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/**
 * Inserts the slashes, so that a numeric keyboard is enough: '0110' becomes '01/10'. Surplus digits
 * of one part move to the next. Everything that does not begin with a month in figures, such as
 * '2026-12-15' or '15 Dec 2026', stays as typed.
 */
export const maskTypedDay = (typed: string): string => {
  if (!/^[\d/]*$/.test(typed) || /^(1[3-9]|[2-9]\d)(?!\/)/.test(typed)) return typed
  const parts = typed.split('/')
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

/** Returns whether nothing is missing, so that the text is either a date or a mistake. */
export const isWholeTypedDay = (typed: string): boolean =>
  /\p{L}/u.test(typed)
    ? /\d{4}$/.test(typed)
    : typed.length === (/^\d+$/.test(typed) ? 8 : DATE_PICKER.format.length)

/** Returns whether the text has the form of a date, although that day may not exist. */
export const hasDayForm = (typed: string): boolean => DAY_FORM.test(typed.trim())

/** Lower case without accents, invisible characters and the full width of some keyboards. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

/** Tells whether a word begins with this short name: 'december' with 'Dec'. */
const begins = (word: string) => (name: string) => word.startsWith(fold(name).replace('.', ''))

/** What stands beside the parts of a date: '15th of', 'Tuesday'. */
const isFiller = (word: string) =>
  /^(st|nd|rd|th|the|of)$/.test(word) || weekdayNames.some(begins(word))

const dayOf = (year: string, month: string | number, day: string): IsoDate | undefined => {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}

/**
 * The year is the figure with four digits, or the last of two where only one of the others can be a
 * month. The month comes first where it can.
 */
const inFigures = ([first = '', second = '', third = '']: string[], from?: IsoDate) => {
  if (first.length === 4) return dayOf(first, second, third)
  const isClear = Number(first) > 12 !== Number(second) > 12
  const year = from && isClear && third.length === 2 ? from.slice(0, 2) + third : third
  return dayOf(year, first, second) ?? dayOf(year, second, first)
}

/**
 * Parses a day as people write it: '01/10/2026', '15/12/2026', '2026-12-15', '15 Dec 2026',
 * '2026-12-15T14:00', 'Tuesday, December 15th, 2026'. A day without a year, such as '15 December',
 * is the next one from `from` on, and needs it, as '15/12/26' needs its century. Returns undefined
 * when the text is not a date.
 */
export function parseTypedDay(typed: string, from?: IsoDate): IsoDate | undefined {
  const text = fold(typed).replace(/^(\s*\d{4}-\d\d-\d\d)[t ]\d\d:\d\d.*/, '$1')
  const parts = text.match(/\d+|\p{L}+/gu) ?? []
  const figures = parts.filter((part) => /\d/.test(part))
  const words = parts.filter((part) => !/\d/.test(part) && !isFiller(part))
  const [word] = words
  if (word === undefined) {
    const [digits = ''] = figures
    if (figures.length === 3) return inFigures(figures, from)
    if (figures.length > 1 || !/^\d{8}$/.test(digits)) return undefined
    const [head, middle, tail] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    return /^(19|20)/.test(middle)
      ? inFigures([head.slice(0, 2), head.slice(2), middle + tail])
      : inFigures([head, middle, tail])
  }
  const month = monthNames.findIndex(begins(word)) + 1
  const year = figures.find((figure) => figure.length === 4)
  const [day, ...more] = figures.filter((figure) => figure !== year)
  if (words.length > 1 || !month || day === undefined || more.length > 0) return undefined
  if (year !== undefined) return dayOf(year, month, day)
  return [0, 1, 2, 3, 4]
    .map((later) => from && dayOf(String(Number(from.slice(0, 4)) + later), month, day))
    .find((next) => next && from && next >= from)
}
