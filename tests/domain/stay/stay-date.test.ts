import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  firstOfNextMonth,
  formatDay,
  formatDayLong,
  fromWire,
  isIsoDate,
  mondayOf,
  nightsBetween,
  nightsRoundedUp,
  parseIsoDate,
  todayInLagos,
  toWire,
} from '@domain/stay/stay-date'
import { day } from '@tests/domain/arbitraries'
import { describeInEveryTimeZone } from '@tests/domain/time-zones'

describeInEveryTimeZone('a stay date is the same day', () => {
  it('when it is sent and read back (ENT-08)', () => {
    expect(toWire('2026-01-10')).toBe('2026-01-10T00:00:00.000Z')
    expect(fromWire('2026-01-10T00:00:00.000Z')).toBe('2026-01-10')
    fc.assert(fc.property(day, (date) => fromWire(toWire(date)) === date))
  })

  it('when it is formatted', () => {
    expect(formatDay('2026-01-10')).toBe('Jan 10, 2026')
    expect(formatDayLong('2026-01-10')).toBe('Sat, Jan 10, 2026')
    expect(formatDay('2026-12-01')).toBe('Dec 1, 2026')
  })

  it('when days are added and subtracted', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    // Clocks in California go forward on this day.
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(nightsBetween('2026-03-07', '2026-03-10')).toBe(3)
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (date, days) => {
        expect(nightsBetween(date, addDays(date, days))).toBe(days)
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })

  it('when today is computed in Lagos, an hour ahead of UTC', () => {
    expect(todayInLagos(new Date('2026-01-07T22:59:59.999Z'))).toBe('2026-01-07')
    expect(todayInLagos(new Date('2026-01-07T23:00:00.000Z'))).toBe('2026-01-08')
    expect(todayInLagos(new Date('2026-07-07T23:00:00.000Z'))).toBe('2026-07-08')
  })

  it("when the Monday of its week or the next month's first day is computed", () => {
    expect(mondayOf('2026-01-07')).toBe('2026-01-05')
    expect(mondayOf('2026-01-05')).toBe('2026-01-05')
    expect(mondayOf('2026-01-11')).toBe('2026-01-05')
    expect(firstOfNextMonth('2026-01-31')).toBe('2026-02-01')
    expect(firstOfNextMonth('2026-12-15')).toBe('2027-01-01')
  })
})

describe('isIsoDate', () => {
  it.each(['2026-01-10', '2028-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true)
    expect(parseIsoDate(text)).toBe(text)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-32',
    '2026-1-1',
    '0000-01-01',
    '2026-01-10T00:00:00.000Z',
    '01/10/2026',
    ' 2026-01-10',
    '2026-01-10\u0000',
    '',
  ])('rejects %j', (text) => {
    expect(isIsoDate(text)).toBe(false)
    expect(parseIsoDate(text)).toBeUndefined()
  })

  it('rejects values that are not text', () => {
    for (const value of [null, undefined, 20_260_110, new Date(0), {}]) {
      expect(isIsoDate(value)).toBe(false)
    }
  })
})

describe('nightsRoundedUp', () => {
  it.each([
    ['2026-01-10T00:00:00.000Z', '2026-01-13T00:00:00.000Z', 3],
    ['2026-01-10T00:00:00.000Z', '2026-01-12T06:00:00.000Z', 3],
    ['2026-01-10T00:00:00.000Z', '2026-01-10T00:00:00.000Z', 0],
    ['2026-01-13T00:00:00.000Z', '2026-01-10T00:00:00.000Z', 0],
    ['2026-01-10', '2026-01-11', 1],
    ['nonsense', '2026-01-11', 0],
  ])('counts %s to %s as %i nights (BD-08)', (start, end, nights) => {
    expect(nightsRoundedUp(start, end)).toBe(nights)
  })
})

describe('an invalid date', () => {
  it('is rejected with a clear message, because it is a fault of the caller', () => {
    expect(() => addDays('tomorrow', 1)).toThrow("'tomorrow' is not a day")
    expect(() => fromWire('soon')).toThrow("'soon' is not a day")
  })
})
