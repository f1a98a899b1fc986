import { expect, it } from 'vitest'
import { seenAt } from '@domain/api/seen-at'
import { describeInEveryTimeZone } from '@tests/domain/time-zones'

const at = Date.parse('2026-01-07T13:20:40Z')

describeInEveryTimeZone('the time of a stored response', () => {
  it('shows the time on the same day, and the date and time on another day', () => {
    expect(seenAt(at, at + 60_000, 'Africa/Lagos')).toBe('14:20')
    expect(seenAt(at, at + 24 * 3_600_000, 'Africa/Lagos')).toBe('7 Jan, 14:20')
  })

  it('shows midnight as 00', () => {
    expect(seenAt(Date.parse('2026-01-07T23:05:00Z'), at, 'Africa/Lagos')).toBe('8 Jan, 00:05')
  })

  it('uses the local time zone by default', () => {
    const clock = new Date(at).toTimeString().slice(0, 5)
    expect(seenAt(at, at)).toBe(clock)
  })
})
