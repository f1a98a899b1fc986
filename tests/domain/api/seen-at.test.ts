import { expect, it } from 'vitest'
import { seenAt } from '@domain/api/seen-at'
import { HOUR, MINUTE } from '@domain/time'
import { describeInEveryTimeZone } from '@tests/domain/time-zones'

describeInEveryTimeZone('the time of a stored response', () => {
  const at = (day: number, hour: number, minute: number) =>
    new Date(2026, 0, day, hour, minute, 40).getTime()

  it('shows the time on the same day, and the date and time on another day', () => {
    expect(seenAt(at(7, 14, 20), at(7, 14, 20) + MINUTE)).toBe('14:20')
    expect(seenAt(at(7, 14, 20), at(7, 14, 20) + 24 * HOUR)).toBe('7 Jan, 14:20')
  })

  it('shows midnight as 00', () => {
    expect(seenAt(at(8, 0, 5), at(7, 14, 20))).toBe('8 Jan, 00:05')
  })
})
