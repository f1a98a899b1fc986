import { describe, expect, it } from 'vitest'
import {
  formatTypedDay,
  isWholeTypedDay,
  maskTypedDay,
  parseTypedDay,
} from '@domain/stay/typed-day'

describe('a typed day', () => {
  it.each([
    ['0', '0'],
    ['0110', '01/10'],
    ['01102026', '01/10/2026'],
    ['01/102', '01/10/2'],
    ['1/', '1/'],
    ['1/5/2026', '1/5/2026'],
    ['01/10/20267', '01/10/2026'],
    ['15/122026', '15/12/2026'],
    // What does not begin with a month in figures is not broken into months.
    ['2026', '2026'],
    ['2026-12-15', '2026-12-15'],
    ['15 Dec', '15 Dec'],
    ['ab', 'ab'],
  ])('gets its slashes while typing %j (CONST-06)', (typed, masked) => {
    expect(maskTypedDay(typed)).toBe(masked)
  })

  it('is parsed and formatted as month, day and year (CONST-06)', () => {
    expect(formatTypedDay('2026-01-10')).toBe('01/10/2026')
    expect(parseTypedDay('1/10/2026')).toBe('2026-01-10')
  })

  it.each([
    ['12/15/2026'],
    ['15/12/2026'],
    ['15.12.2026'],
    ['2026-12-15'],
    ['20261215'],
    ['15/12/26'],
    ['12/15/26'],
    ['15.12.26'],
    ['2026-12-15T14:00:00.000Z'],
    ['2026-12-15 14:00'],
    [' 2026-12-15\u00a0'],
    ['\u202a15/12/2026\u202c'],
    ['２０２６-１２-１５'],
    ['15 Dec 2026'],
    ['15dec2026'],
    ['Dec 15, 2026'],
    ['15th of December 2026'],
    ['Tue, Dec 15, 2026'],
    ['Tuesday 15 December 2026'],
    ['2026 Dec 15'],
    ['Dec 15th'],
  ])('is read from %j', (typed) => {
    expect(parseTypedDay(typed, '2026-11-28')).toBe('2026-12-15')
  })

  it.each([
    ['03/12/2027', undefined, '2027-03-12'],
    ['15 sept 2026', undefined, '2026-09-15'],
    ['2 January', '2026-11-28', '2027-01-02'],
    ['28 November', '2026-11-28', '2026-11-28'],
    ['12 Feb', '2028-02-10', '2028-02-12'],
    ['29 February', '2026-11-28', '2028-02-29'],
    ['20122026', undefined, '2026-12-20'],
    ['20121210', undefined, '2012-12-10'],
    ['1992-02-29', undefined, '1992-02-29'],
  ])('reads %j from %j on as %j', (typed, from, day) => {
    expect(parseTypedDay(typed, from)).toBe(day)
  })

  it.each([
    '99/99/9999',
    '02/30/2026',
    '30 Feb 2026',
    '1/5/26',
    '15/16/26',
    '12/15/2',
    '2026-12-15 2026-12-18',
    '12/15',
    '15',
    'December 2026',
    'Dec 15 or 16, 2026',
    'Dec or Jan 15, 2026',
    'in 3 weeks',
    'tomorrow',
    '2026-12-15 to 2026-12-18',
    '',
  ])('is missing for %j (ERR-07)', (typed) => {
    expect(parseTypedDay(typed, '2026-11-28')).toBeUndefined()
  })

  it('without a year is missing where no day can be the next', () => {
    expect(parseTypedDay('15 December')).toBeUndefined()
    // A year of birth may be of either century.
    expect(parseTypedDay('15/12/26')).toBeUndefined()
  })

  it.each(['12/15/2026', '2026-12-15', '20261215', '15122026', '15 Dec 2026', 'Dec 15, 2026'])(
    'is whole with %j and with nothing less',
    (typed) => {
      expect(isWholeTypedDay(typed)).toBe(true)
      for (let end = 0; end < typed.length; end += 1) {
        expect(isWholeTypedDay(typed.slice(0, end))).toBe(false)
      }
    },
  )
})
