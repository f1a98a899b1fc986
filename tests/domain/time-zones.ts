import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * Time zones on either side of Lagos, across the date line, with and without summer time and half
 * hours.
 */
const TIME_ZONES = [
  'Africa/Lagos',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
] as const

/** Runs the same tests in each time zone. Node reads TZ again whenever it changes. */
export const describeInEveryTimeZone = (title: string, tests: () => void) => {
  describe.each(TIME_ZONES)(`${title}, in %s`, (zone) => {
    const before = process.env['TZ']
    beforeAll(() => {
      process.env['TZ'] = zone
    })
    afterAll(() => {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    })
    it('runs in that time zone', () => {
      const instant = new Date('2026-01-07T11:15:00.000Z')
      expect(instant.toLocaleString('en')).toBe(instant.toLocaleString('en', { timeZone: zone }))
    })
    tests()
  })
}
