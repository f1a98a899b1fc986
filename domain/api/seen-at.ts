import { DATE_LOCALE } from '@domain/copy/locale'

/**
 * Returns when something was loaded, on the guest's own clock: '14:20' on the same day, otherwise
 * '7 Jan, 14:20'. Both times are in milliseconds since the epoch.
 */
export function seenAt(at: number, now: number): string {
  const day = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'short' })
  const time = new Intl.DateTimeFormat(DATE_LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`
}
