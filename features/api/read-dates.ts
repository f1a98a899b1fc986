import { fromWire, parseIsoDate, type IsoDate } from '@domain/stay/stay-date'
import { text, type Reader } from './read-fields'

/** Years that a calendar shows. */
const isShown = (date: Date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9_999

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** The date of HTTP and mails, such as 'Sun, 20 Dec 2026 00:00:00 GMT'. */
const MAILED = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/

/**
 * Text of a date, and a day's ISO form where only its notation differs: a list of year, month and
 * day, '2026/12/20' or '20.12.2026'. '10/12/2026' has two meanings, so it stays as it is.
 */
const dateText = (value: unknown) => {
  const written = Array.isArray(value) ? value.slice(0, 3).join('/') : (text(value) ?? '')
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? []
  const [, first, second, last] = DAY_FIRST.exec(written) ?? []
  const parts = year ? [year, month, day] : last ? [last, second, first] : [written]
  return parts.map((part) => part?.padStart(2, '0')).join('-')
}

/**
 * An instant as text: ISO, in UTC unless it says otherwise, the date of a mail, or a count since
 * the epoch.
 */
export const instant: Reader<string> = (value) => {
  const read = dateText(value)
  const [, date, time = '00:00', zone = 'Z'] = ISO.exec(read) ?? []
  // Twelve digits of milliseconds begin in 1973, and ten of seconds end in 2286.
  const count = /^\d{9,14}$/.test(read) && Number(read) * (read.length < 12 ? 1_000 : 1)
  const parsed = MAILED.test(read) ? Date.parse(read) : Number.NaN
  const millis = date ? Date.parse(`${date}T${time}${zone}`) : count || parsed
  const found = new Date(millis)
  return Number.isNaN(found.getTime()) || !isShown(found) ? undefined : found.toISOString()
}

/**
 * A calendar day. Only an instant in UTC names its UTC day. Where a text names another
 * offset or none, the day that is written there counts.
 */
export const day: Reader<IsoDate> = (value) => {
  const [, date, , zone] = ISO.exec(dateText(value)) ?? []
  if (date && zone?.toUpperCase() !== 'Z') return parseIsoDate(date)
  const found = instant(value)
  return found === undefined ? undefined : fromWire(found)
}
