import fc from 'fast-check'
import type { StayPrices } from '@domain/booking/pricing'
import { faultOfRates } from '@domain/booking/rates'
import { MINIMUM_NIGHTS_MOST, WEEKDAYS } from '@domain/constants'
import type { Rate } from '@domain/schemas/listing-schema'
import { addDays, type Stay } from '@domain/stay/stay-date'
import { naira } from '../arbitraries'

/** Days of 2027 and 2028, which has a leap day. */
const day = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2027-01-01', days))

/** Stays of zero to 90 nights. */
export const longStay: fc.Arbitrary<Stay> = fc
  .tuple(day, fc.integer({ min: 0, max: 90 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }))

const range = fc
  .tuple(day, fc.integer({ min: 1, max: 120 }))
  .map(([startDate, nights]) => ({ startDate, endDate: addDays(startDate, nights) }))
const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 })
const price = fc.option(naira, { nil: undefined })
const minimumNights = fc.option(fc.integer({ min: 1, max: MINIMUM_NIGHTS_MOST }), {
  nil: undefined,
})

const rate: fc.Arbitrary<Rate> = fc
  .tuple(
    fc.oneof(
      range,
      weekdays.map((days) => ({ weekdays: days })),
      fc.tuple(range, weekdays).map(([dates, days]) => ({ ...dates, weekdays: days })),
    ),
    price,
    minimumNights,
  )
  .map(([when, amount, nights]) => ({
    ...when,
    ...(amount !== undefined && { price: amount }),
    ...(nights !== undefined && { minimumNights: nights }),
  }))

/** Rates that can be saved together. */
export const rates: fc.Arbitrary<Rate[]> = fc.array(rate, { maxLength: 12 }).map((all) => {
  const kept: Rate[] = []
  for (const each of all) if (!faultOfRates([...kept, each])) kept.push(each)
  return kept
})

const percent = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined })

/** Listings with a price, whose totals are for the stay. */
export const stayPrices: fc.Arbitrary<StayPrices> = fc.record({
  basePrice: naira,
  cleaningFee: naira,
  securityDeposit: naira,
  rates,
  weekDiscount: percent,
  monthDiscount: percent,
  minimumNights,
  stayTotals: fc.constant(true),
})
