import { describe, expect, it } from 'vitest'
import { dayAfterKey, laterMonth, weeksOf } from '@ui/dates/calendar-month'

describe('a month of the calendar', () => {
  it('has weeks from Monday on, with empty places outside the month (R-56)', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }), '2026-11-01'])
    expect(weeks[5]?.[0]).toBe('2026-11-30')
    expect(weeks[5]?.[1]).toBeUndefined()
  })

  it.each(['2026-02', '2028-02', '2026-12', '2027-01'])('has every day of %s once', (month) => {
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== undefined)
    const length = new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate()
    expect(new Set(days).size).toBe(length)
    expect(days).toHaveLength(length)
  })

  it('follows and precedes others across the years', () => {
    expect(laterMonth('2026-12', 1)).toBe('2027-01')
    expect(laterMonth('2027-01', -1)).toBe('2026-12')
  })
})

describe('a key in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-21'],
    ['ArrowRight', '2026-11-23'],
    ['ArrowUp', '2026-11-15'],
    ['ArrowDown', '2026-11-29'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-22'],
    ['PageDown', '2026-12-22'],
  ])('%s leads from November 22 to %s', (key, day) => {
    expect(dayAfterKey(key, '2026-11-22', false)).toBe(day)
  })

  it('PageDown leads to the last day of a shorter month', () => {
    expect(dayAfterKey('PageDown', '2027-01-31', false)).toBe('2027-02-28')
  })

  it('is mirrored from right to left, and others do nothing', () => {
    expect(dayAfterKey('ArrowLeft', '2026-11-22', true)).toBe('2026-11-23')
    expect(dayAfterKey('ArrowUp', '2026-11-22', true)).toBe('2026-11-15')
    expect(dayAfterKey('a', '2026-11-22', false)).toBeUndefined()
  })
})
