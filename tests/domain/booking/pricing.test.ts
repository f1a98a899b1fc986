import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingPageQuote, nightQuote } from '@domain/booking/pricing'
import { addNaira } from '@domain/money'
import { naira } from '@tests/domain/arbitraries'

const amounts = (quote: { lines: { amount: number }[] }) => quote.lines.map(({ amount }) => amount)

describe('prices of the booking card', () => {
  it('add base price, cleaning, deposit and tax for one night, whatever the dates (BOOK-05)', () => {
    const quote = nightQuote({ basePrice: 50_000, cleaningFee: 5_000, securityDeposit: 10_000 })
    expect(amounts(quote)).toEqual([50_000, 5_000, 10_000, 5_000])
    expect(quote.total).toBe(70_000)
  })

  it('charge ten percent of the base price as tax (BOOK-06)', () => {
    expect(nightQuote({ basePrice: 45_555 }).tax).toBe(4_555.5)
    expect(nightQuote({ basePrice: 10.05 }).tax).toBe(1.01)
  })

  it('treat missing fees as zero (ENT-03)', () => {
    expect(nightQuote({ basePrice: 20_000 }).total).toBe(22_000)
  })

  it('label the security deposit Service Fee and keep its own name in the code (BOOK-07)', () => {
    const line = nightQuote({ basePrice: 1, securityDeposit: 2 }).lines[2]
    expect(line).toEqual({ key: 'securityDeposit', label: 'Service Fee', amount: 2 })
  })

  it('have lines that sum to the total, to the kobo (BOOK-05)', () => {
    fc.assert(
      fc.property(naira, naira, naira, (basePrice, cleaningFee, securityDeposit) => {
        const quote = nightQuote({ basePrice, cleaningFee, securityDeposit })
        expect(addNaira(...amounts(quote))).toBe(quote.total)
      }),
    )
  })
})

describe('prices of the booking page', () => {
  it('split the total into 80, 10 and 10 percent (BN-30)', () => {
    const quote = bookingPageQuote(100_000)
    expect(quote.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['bookingFee', 80_000],
      ['cleaning', 10_000],
      ['service', 10_000],
    ])
    expect(quote.total).toBe(100_000)
  })

  it('have lines that sum to the total, to the kobo (BN-30)', () => {
    fc.assert(
      fc.property(naira, (total) => {
        const quote = bookingPageQuote(total)
        expect(addNaira(...amounts(quote))).toBe(quote.total)
        expect(quote.total).toBe(total)
        expect(Math.min(...amounts(quote))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([undefined, null, Number.NaN, Infinity, -1])(
    'fall back to 170,000 without a usable total: %s (BN-31)',
    (total) => {
      const quote = bookingPageQuote(total)
      expect(amounts(quote)).toEqual([160_000, 10_000, 0])
      expect(quote.total).toBe(170_000)
    },
  )

  it('keep a total of zero', () => {
    expect(bookingPageQuote(0).total).toBe(0)
  })
})
