/**
 * When something was seen, as the guest's own clock told it: '14:20' on the same day, else
 * '7 Jan, 14:20'. Both are milliseconds since the epoch; `timeZone` is the device's unless given.
 */
export function seenAt(at: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...zone })
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  }).format(at)
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`
}
