import { fromWire, parseIsoDate, type IsoDate } from '@domain/stay/stay-date'
import { text, type Reader } from './read-fields'

/** Years that a calendar shows. */
const isShown = (date: Date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9_999

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** An instant as text: ISO, in UTC unless it says otherwise, or a count since the epoch. */
export const instant: Reader<string> = (value) => {
  const read = text(value) ?? ''
  const [, date, time = '00:00', zone = 'Z'] = ISO.exec(read) ?? []
  // Twelve digits of milliseconds begin in 1973, and ten of seconds end in 2286.
  const count = /^\d{9,14}$/.test(read) && Number(read) * (read.length < 12 ? 1_000 : 1)
  const millis = date ? Date.parse(`${date}T${time}${zone}`) : count || Number.NaN
  const found = new Date(millis)
  return Number.isNaN(found.getTime()) || !isShown(found) ? undefined : found.toISOString()
}

/**
 * A calendar day. Only an instant in UTC names its UTC day. Where a text names another
 * offset or none, the day that is written there counts.
 */
export const day: Reader<IsoDate> = (value) => {
  const [, date, , zone] = ISO.exec(text(value) ?? '') ?? []
  if (date && zone?.toUpperCase() !== 'Z') return parseIsoDate(date)
  const found = instant(value)
  return found === undefined ? undefined : fromWire(found)
}
