import {
  BOOKING_PAGE_SHARES,
  DISCOUNT_NIGHTS,
  FALLBACK_QUOTE,
  TAX_PERCENT,
} from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { addNaira, formatKobo, isUsableAmount, type Kobo, toKobo, toNaira } from '@domain/money'
import { nightsOf } from '@domain/stay/availability'
import type { Stay } from '@domain/stay/stay-date'
import { rateOfNight, type NightRules } from './rates'

/** Line of a price. The key identifies it, and the label is the specification's text. */
interface QuoteLine {
  key: string
  label: string
  /** In naira. */
  amount: number
}

export interface Quote {
  lines: QuoteLine[]
  /** In naira. Always the sum of the lines. */
  total: number
}

/** What a booking card shows: the price of one night, or that of a stay. */
export interface CardQuote extends Quote {
  /** In naira, shown with two decimals. */
  tax: number
  /** In naira. Fees added to the price of the nights. */
  fees: number
  /**
   * Nights that the total is for, where totals are for the stay: 0 while no dates are
   * chosen. Without it the total is for one night, whatever the dates.
   */
  totalNights?: number
}

export interface NightPrices {
  /** All three are in naira. */
  basePrice: number
  cleaningFee?: number | undefined
  securityDeposit?: number | undefined
}

/** Prices of a listing, with what it says about its nights. All amounts are in naira. */
export interface StayPrices extends NightPrices, NightRules {
  /** Percentages off the nights' prices. */
  weekDiscount?: number | undefined
  monthDiscount?: number | undefined
  /** Whether totals are for the stay. */
  stayTotals?: boolean | undefined
}

/** Returns a percentage of an amount, rounded to the kobo. No step leaves the exact integers. */
const percentOfKobo = (kobo: Kobo, percent: number): Kobo =>
  Math.floor(kobo / 100) * percent + Math.floor(((kobo % 100) * percent + 50) / 100)

/** Returns a percentage of an amount in naira, rounded to the kobo. */
const percentOf = (naira: number, percent: number) => toNaira(percentOfKobo(toKobo(naira), percent))

const { lines: labels } = bookingCardCopy

/** Returns the booking card's price, which is for one night whatever the dates. */
export function nightQuote({
  basePrice,
  cleaningFee = 0,
  securityDeposit = 0,
}: NightPrices): CardQuote {
  const tax = percentOf(basePrice, TAX_PERCENT)
  const amounts = { basePrice, cleaningFee, securityDeposit, tax }
  const keys = ['basePrice', 'cleaningFee', 'securityDeposit', 'tax'] as const
  return {
    lines: keys.map((key) => ({ key, label: labels[key], amount: addNaira(amounts[key]) })),
    total: addNaira(...Object.values(amounts)),
    tax,
    fees: addNaira(cleaningFee, securityDeposit, tax),
  }
}

const discountPercent = (nights: number, { weekDiscount = 0, monthDiscount }: StayPrices) => {
  if (nights >= DISCOUNT_NIGHTS.month) return monthDiscount ?? weekDiscount
  return nights >= DISCOUNT_NIGHTS.week ? weekDiscount : 0
}

/** Returns what the nights of a stay cost: how many there are at each price, the sum and the discount. */
export function priceOfNights(listing: StayPrices, stay: Stay) {
  const nights = nightsOf(stay)
  const groups = new Map<Kobo, number>()
  for (const night of nights) {
    const price = toKobo(rateOfNight(night, listing.rates).price ?? listing.basePrice)
    groups.set(price, (groups.get(price) ?? 0) + 1)
  }
  const sum = [...groups].reduce((kobo, [price, count]) => kobo + price * count, 0)
  const percent = discountPercent(nights.length, listing)
  return { groups, count: nights.length, sum, percent, discount: percentOfKobo(sum, percent) }
}

/**
 * Returns the price of a stay: its nights at their prices, a discount on them, cleaning and
 * deposit once, and the tax on what the nights cost.
 */
export function stayQuote(listing: StayPrices, stay: Stay): CardQuote {
  const { cleaningFee = 0, securityDeposit = 0 } = listing
  const { groups, count, sum, percent, discount } = priceOfNights(listing, stay)
  const tax = percentOfKobo(sum - discount, TAX_PERCENT)
  const fees = [
    ['cleaningFee', toKobo(cleaningFee)],
    ['securityDeposit', toKobo(securityDeposit)],
    ['tax', tax],
  ] as const
  const feesKobo = fees.reduce((all, [, kobo]) => all + kobo, 0)
  return {
    lines: [
      ...[...groups].map(([price, nights]) => ({
        key: `nights at ${price}`,
        label: bookingCardCopy.nightsAt(nights, formatKobo(price)),
        amount: toNaira(price * nights),
      })),
      ...(discount > 0
        ? [
            {
              key: 'discount',
              label: bookingCardCopy.discount(percent),
              amount: toNaira(-discount),
            },
          ]
        : []),
      ...fees.map(([key, kobo]) => ({ key, label: labels[key], amount: toNaira(kobo) })),
    ],
    total: toNaira(sum - discount + feesKobo),
    tax: toNaira(tax),
    fees: toNaira(feesKobo),
    totalNights: count,
  }
}

/**
 * Returns the price that a booking card shows and that the server decides with: of one night, or of
 * the stay where the listing's server counts so. Without a stay it is that of one night.
 */
export function quoteOf(listing: StayPrices, stay: Stay | undefined): CardQuote {
  if (!listing.stayTotals) return nightQuote(listing)
  return stay ? stayQuote(listing, stay) : { ...nightQuote(listing), totalNights: 0 }
}

/** Returns the stay of two chosen dates, or undefined while one is missing. */
export const wholeStay = (startDate: string | null, endDate: string | null): Stay | undefined =>
  startDate !== null && endDate !== null ? { checkIn: startDate, checkOut: endDate } : undefined

/**
 * Splits the booking page's total into 80, 10 and 10 percent. The booking fee is what the two
 * rounded shares leave, so the sum is exact. Without a usable total it returns the fallback
 * (R-92).
 */
export function bookingPageQuote(total: number | null | undefined): Quote {
  const shares = (naira: number) => {
    const cleaning = percentOf(naira, BOOKING_PAGE_SHARES.cleaning)
    const service = percentOf(naira, BOOKING_PAGE_SHARES.service)
    return { bookingFee: addNaira(naira, -cleaning, -service), cleaning, service }
  }
  const { bookingFee, cleaning, service } = isUsableAmount(total) ? shares(total) : FALLBACK_QUOTE
  const line = (key: keyof typeof bookNowCopy.lines, amount: number) => ({
    key,
    label: bookNowCopy.lines[key],
    amount,
  })
  return {
    lines: [line('bookingFee', bookingFee), line('cleaning', cleaning), line('service', service)],
    total: addNaira(bookingFee, cleaning, service),
  }
}
