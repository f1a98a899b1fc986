import { describe, expect, it } from 'vitest'
import { formatTypedDay, maskTypedDay, parseTypedDay } from '@ui/dates/typed-day'

describe('a typed day', () => {
  it.each([
    ['0', '0'],
    ['0110', '01/10'],
    ['01102026', '01/10/2026'],
    ['01/102', '01/10/2'],
    ['1/', '1/'],
    ['1/5/2026', '1/5/2026'],
    ['01/10/20267', '01/10/2026'],
    ['ab', ''],
  ])('gets its slashes while typing %j (CONST-06)', (typed, masked) => {
    expect(maskTypedDay(typed)).toBe(masked)
  })

  it('is parsed and formatted as month, day and year (CONST-06)', () => {
    expect(formatTypedDay('2026-01-10')).toBe('01/10/2026')
    expect(parseTypedDay('1/10/2026')).toBe('2026-01-10')
  })

  it.each(['99/99/9999', '02/30/2026', '1/5/26', ''])('is missing for %j (ERR-07)', (typed) => {
    expect(parseTypedDay(typed)).toBeUndefined()
  })
})
