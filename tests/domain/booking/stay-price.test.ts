import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nightQuote, priceOfNights, quoteOf, stayQuote } from '@domain/booking/pricing'
import { faultOfRates, fewestNights, missingMinimum, rateOfNight } from '@domain/booking/rates'
import { addNaira, toKobo } from '@domain/money'
import type { Rate } from '@domain/schemas/listing-schema'
import { nightsOf } from '@domain/stay/availability'
import { addDays } from '@domain/stay/stay-date'
import { longStay, rates, stayPrices } from './arbitrary-rates'

const loft = {
  basePrice: 45_000,
  cleaningFee: 5_000,
  securityDeposit: 20_000,
  stayTotals: true,
  rates: [
    { weekdays: ['fri', 'sat'], price: 60_000 },
    { startDate: '2026-12-20', endDate: '2027-01-03', price: 135_000, minimumNights: 3 },
  ] satisfies Rate[],
}
/** Wednesday to Sunday. */
const fourNights = { checkIn: '2026-12-09', checkOut: '2026-12-13' }

describe('price of a stay', () => {
  it('groups nights by price, and taxes the nights alone (R-157)', () => {
    const quote = stayQuote(loft, fourNights)
    expect(quote.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['2 nights × ₦45,000', 90_000],
      ['2 nights × ₦60,000', 120_000],
      ['Cleaning fee', 5_000],
      ['Service Fee', 20_000],
      ['Tax', 21_000],
    ])
    expect(quote).toMatchObject({ total: 256_000, fees: 46_000, tax: 21_000, totalNights: 4 })
  })

  it('prices a night of a rate of dates before its weekday (R-158)', () => {
    // A Friday.
    expect(rateOfNight('2026-12-25', loft.rates).price).toBe(135_000)
    // The night of the end date belongs to the guest who comes then.
    expect(rateOfNight('2027-01-03', loft.rates).price).toBeUndefined()
  })

  it('takes the price of the weekday where the dates name no price (R-158)', () => {
    const minimum = { startDate: '2026-12-01', endDate: '2027-01-01', minimumNights: 2 }
    const night = rateOfNight('2026-12-04', [minimum, { weekdays: ['fri'], price: 60_000 }])
    expect(night).toEqual({ price: 60_000, minimumNights: 2 })
  })

  it.each([
    [6, 0],
    [7, 31_500],
    [27, 121_500],
    [28, 252_000],
  ])('of %i nights has a discount of %i naira (R-159)', (nights, discount) => {
    const listing = { basePrice: 45_000, weekDiscount: 10, monthDiscount: 20 }
    const stay = { checkIn: '2027-02-01', checkOut: addDays('2027-02-01', nights) }
    const { lines, total } = stayQuote(listing, stay)
    expect(lines.find(({ key }) => key === 'discount')?.amount ?? 0).toBe(0 - discount || 0)
    expect(total).toBe(addNaira((45_000 * nights - discount) * 1.1))
  })

  it('keeps the discount of a week for a month without one of its own (R-159)', () => {
    const month = { checkIn: '2027-02-01', checkOut: '2027-03-01' }
    expect(priceOfNights({ basePrice: 100, weekDiscount: 10 }, month).percent).toBe(10)
  })

  it('counts a stay without a night as one (R-96)', () => {
    const quote = stayQuote(loft, { checkIn: '2026-12-09', checkOut: '2026-12-09' })
    expect(quote).toMatchObject({ totalNights: 1, total: nightQuote(loft).total })
  })

  it('is that of one night without dates, and wherever totals are for one night (R-157)', () => {
    expect(quoteOf(loft, undefined)).toEqual({ ...nightQuote(loft), totalNights: 0 })
    expect(quoteOf({ ...loft, stayTotals: undefined }, fourNights)).toEqual(nightQuote(loft))
  })

  it('has lines that add up to the total, to the kobo (R-157)', () => {
    fc.assert(
      fc.property(stayPrices, longStay, (listing, stay) => {
        const { lines, total, fees } = stayQuote(listing, stay)
        const kobo = lines.map(({ amount }) => toKobo(amount))
        expect(kobo.reduce((sum, each) => sum + each, 0)).toBe(toKobo(total))
        expect(toKobo(total)).toBeGreaterThanOrEqual(toKobo(fees))
      }),
    )
  })

  it('gives each night one price, whatever the order of the rates (R-158)', () => {
    fc.assert(
      fc.property(stayPrices, longStay, fc.func(fc.integer()), (listing, stay, weight) => {
        const shuffled = listing.rates?.toSorted((a, b) => weight(a) - weight(b))
        expect(stayQuote({ ...listing, rates: shuffled }, stay)).toEqual(stayQuote(listing, stay))
        expect(fewestNights(stay, { ...listing, rates: shuffled })).toBe(
          fewestNights(stay, listing),
        )
        const { groups, count } = priceOfNights(listing, stay)
        expect([...groups.values()].reduce((sum, nights) => sum + nights, 0)).toBe(count)
        expect(count).toBe(nightsOf(stay).length)
      }),
    )
  })

  it('costs the same for its nights when it is split (R-157)', () => {
    fc.assert(
      fc.property(stayPrices, longStay, fc.nat({ max: 90 }), (listing, stay, cut) => {
        const middle = addDays(stay.checkIn, cut)
        fc.pre(middle > stay.checkIn && middle < stay.checkOut)
        const sumOf = (part: typeof stay) => priceOfNights(listing, part).sum
        const halves = [
          sumOf({ checkIn: stay.checkIn, checkOut: middle }),
          sumOf({ checkIn: middle, checkOut: stay.checkOut }),
        ]
        expect((halves[0] ?? 0) + (halves[1] ?? 0)).toBe(sumOf(stay))
      }),
    )
  })

  it('stays exact with the largest prices', () => {
    const { lines, total } = stayQuote(
      { basePrice: 999_999_999_999.99, weekDiscount: 33 },
      { checkIn: '2027-01-01', checkOut: '2027-03-31' },
    )
    expect(addNaira(...lines.map(({ amount }) => amount))).toBe(total)
  })
})

describe('minimum nights', () => {
  it('are the most that a night of the stay asks for (R-160)', () => {
    expect(missingMinimum({ checkIn: '2026-12-18', checkOut: '2026-12-20' }, loft)).toBeUndefined()
    expect(missingMinimum({ checkIn: '2026-12-19', checkOut: '2026-12-21' }, loft)).toBe(3)
    expect(missingMinimum({ checkIn: '2026-12-19', checkOut: '2026-12-22' }, loft)).toBeUndefined()
  })

  it('are those of the listing where no rate has any (R-160)', () => {
    const night = { checkIn: '2026-12-09', checkOut: '2026-12-09' }
    expect(missingMinimum(night, { ...loft, minimumNights: 2 })).toBe(2)
    expect(missingMinimum(night, {})).toBeUndefined()
  })
})

describe('rates', () => {
  const december = { startDate: '2026-12-01', endDate: '2027-01-01', price: 90_000 }
  it.each<[string, Rate[], string]>([
    [
      'dates twice',
      [december, { ...december, startDate: '2026-12-31', endDate: '2027-02-01' }],
      '2: has a night of 1',
    ],
    [
      'weekdays twice',
      [
        { weekdays: ['fri'], price: 1 },
        { weekdays: ['fri', 'sat'], price: 2 },
      ],
      '2: has a night of 1',
    ],
    [
      'a day that does not exist',
      [{ ...december, startDate: '2026-11-31' }],
      '1: has a day that does not exist',
    ],
    ['no night', [{ ...december, endDate: '2026-12-01' }], '1: ends before its first night'],
    ['one date', [{ startDate: '2026-12-01', price: 1 }], '1: needs both dates or none'],
    ['no nights at all', [{ price: 1 }], '1: needs dates or weekdays'],
    ['nothing to say', [{ weekdays: ['fri'] }], '1: needs a price or minimum nights'],
    ['half a kobo', [{ weekdays: ['fri'], price: 0.005 }], '1: must have at most 2 decimals'],
  ])('with %s are refused (R-158)', (_, refused, fault) => {
    expect(faultOfRates(refused)).toBe(fault)
  })

  it('of the same dates on other weekdays, and of the days after, are accepted (R-158)', () => {
    const weekend: Rate = { ...december, weekdays: ['fri', 'sat'] }
    const others: Rate = { ...december, weekdays: ['sun', 'mon', 'tue', 'wed', 'thu'] }
    const january = { startDate: '2027-01-01', endDate: '2027-02-01', price: 1 }
    expect(faultOfRates([weekend, others, january])).toBeUndefined()
  })

  it('that are saved cover no night twice (R-158)', () => {
    fc.assert(
      fc.property(rates, longStay, (saved, stay) => {
        for (const night of nightsOf(stay)) {
          const whole = rateOfNight(night, saved)
          expect(rateOfNight(night, saved.toReversed())).toEqual(whole)
        }
      }),
    )
  })
})
