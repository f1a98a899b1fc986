import { WEEKDAYS } from '@domain/constants'
import type { Rate } from '@domain/schemas/listing-schema'

/**
 * Digits, with commas between thousands or without. Elsewhere a comma may separate decimals, so that
 * 60,00 must not become 6,000.
 */
export const WHOLE_NUMBER = String.raw`(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)`

/** As '2026-12-15 to 2027-01-03 fri sat: 120000 min 3'. Each half has at least one part. */
const RATE = new RegExp(
  [
    String.raw`^(?:(?<startDate>\d{4}-\d{2}-\d{2}) to (?<endDate>\d{4}-\d{2}-\d{2}))?`,
    String.raw` ?(?<weekdays>(?:(?:sun|mon|tue|wed|thu|fri|sat)[ ,]*)*)`,
    String.raw`: ?(?:₦ ?)?(?<price>${WHOLE_NUMBER}(?:\.\d{1,2})?)? ?(?:min (?<nights>\d{1,3}))?$`,
  ].join(''),
  'i',
)

/** Reads a rate as a file writes it, or returns undefined when it has another form. */
export function readRate(text: string): Rate | undefined {
  const found = RATE.exec(text.replace(/\s+/g, ' ').trim())?.groups
  if (!found) return undefined
  const { startDate, endDate, weekdays = '', price, nights } = found
  const days = WEEKDAYS.filter((day) => weekdays.toLowerCase().includes(day))
  return {
    ...(startDate && endDate && { startDate, endDate }),
    ...(days.length > 0 && { weekdays: days }),
    ...(price && { price: Number(price.replaceAll(',', '')) }),
    ...(nights && { minimumNights: Number(nights) }),
  }
}

/** Writes a rate so that it can be read again. */
export function printRate({ startDate, endDate, weekdays, price, minimumNights }: Rate): string {
  const when = [startDate && `${startDate} to ${endDate}`, ...(weekdays ?? [])]
  const what = [price, minimumNights && `min ${minimumNights}`]
  const joined = (parts: (string | number | undefined)[]) =>
    parts.filter((part) => part !== undefined).join(' ')
  return `${joined(when)}: ${joined(what)}`
}
