import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printRate, readRate } from '@server/import/rate-cells'
import { rates } from '@tests/domain/booking/arbitrary-rates'

describe('rates in a file of listings', () => {
  it('read as people write them (R-158)', () => {
    expect(readRate('2026-12-15 to 2027-01-03: ₦120,000 min 3')).toEqual({
      startDate: '2026-12-15',
      endDate: '2027-01-03',
      price: 120_000,
      minimumNights: 3,
    })
    expect(readRate(' Fri, Sat : 60000.50 ')).toEqual({ weekdays: ['fri', 'sat'], price: 60_000.5 })
    expect(readRate('2026-12-15 to 2027-01-03 sat: min 2')).toEqual({
      startDate: '2026-12-15',
      endDate: '2027-01-03',
      weekdays: ['sat'],
      minimumNights: 2,
    })
  })

  it('read thousands with or without commas', () => {
    expect(readRate('fri: 1,000')?.price).toBe(1_000)
    expect(readRate('fri: ₦12,500.50 min 2')).toEqual({
      weekdays: ['fri'],
      price: 12_500.5,
      minimumNights: 2,
    })
    expect(readRate('fri: 1,250,000')?.price).toBe(1_250_000)
  })

  it.each(['1,00', '1,2,3', '60,00', '1234,567', ',000', '1,000,', '0,100', '1,,000', '1,0000'])(
    'are refused with commas elsewhere, which may separate decimals: %s',
    (sum) => expect(readRate(`fri: ${sum}`)).toBeUndefined(),
  )

  it.each(['', '60000', 'december: 60000', '2026-12-15: 60000', 'fri: a lot', 'fri 60000'])(
    'are refused where they have another form: %s',
    (text) => expect(readRate(text)).toBeUndefined(),
  )

  it('are read again as they were written', () => {
    fc.assert(
      fc.property(rates, (all) => {
        expect(all.map((rate) => readRate(printRate(rate)))).toEqual(all)
      }),
    )
  })
})
