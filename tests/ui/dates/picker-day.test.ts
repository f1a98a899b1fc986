import { afterEach, describe, expect, it } from 'vitest'
import { fromPickerDay, toPickerDay } from '@ui/dates/picker-day'

const home = process.env['TZ']

describe('a day in the date picker', () => {
  afterEach(() => {
    if (home === undefined) delete process.env['TZ']
    else process.env['TZ'] = home
  })

  it.each([
    'UTC',
    'Africa/Lagos',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
    'America/Sao_Paulo',
  ])('stays the same day in %s', (zone) => {
    process.env['TZ'] = zone
    for (const day of ['2026-01-01', '2026-03-29', '2018-11-04', '2028-02-29', '2026-12-31']) {
      expect(fromPickerDay(toPickerDay(day))).toBe(day)
    }
  })

  it('is missing for an invalid Date', () => {
    expect(fromPickerDay(new Date(Number.NaN))).toBeUndefined()
  })
})
