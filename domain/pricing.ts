import { BOOKING_PAGE_SHARES, FALLBACK_QUOTE, TAX_PERCENT } from './constants'
import { bookingCardCopy } from './copy/booking-card-copy'
import { bookNowCopy } from './copy/book-now-copy'
import { addNaira, isUsableAmount, toKobo, toNaira } from './money'

/** One line of a price. Its key says what it is, its label what the specification calls it. */
export interface QuoteLine<Key extends string = string> {
  key: Key
  label: string
  /** Naira. */
  amount: number
}

export interface Quote<Key extends string = string> {
  lines: QuoteLine<Key>[]
  /** Naira; always the sum of the lines. */
  total: number
}

export type NightLineKey = keyof typeof bookingCardCopy.lines
export interface NightQuote extends Quote<NightLineKey> {
  /** Naira, shown with two decimals. */
  tax: number
}

export interface NightPrices {
  /** Naira, all three. */
  basePrice: number
  cleaningFee?: number | undefined
  securityDeposit?: number | undefined
}

/** A share of an amount of naira, rounded to the kobo. */
const percentOf = (naira: number, percent: number) =>
  toNaira(Math.round((toKobo(naira) * percent) / 100))

/** The booking card's price: one night, whatever the dates (section 9, R-89). */
export function nightQuote({
  basePrice,
  cleaningFee = 0,
  securityDeposit = 0,
}: NightPrices): NightQuote {
  const tax = percentOf(basePrice, TAX_PERCENT)
  const amounts: Record<NightLineKey, number> = { basePrice, cleaningFee, securityDeposit, tax }
  const keys: NightLineKey[] = ['basePrice', 'cleaningFee', 'securityDeposit', 'tax']
  return {
    lines: keys.map((key) => ({
      key,
      label: bookingCardCopy.lines[key],
      amount: addNaira(amounts[key]),
    })),
    total: addNaira(...keys.map((key) => amounts[key])),
    tax,
  }
}

export type BookingPageLineKey = keyof typeof bookNowCopy.lines

/**
 * The booking page's price: the total apart in 80, 10 and 10 percent. The booking fee is what the
 * rounded two leave, so the sum is exact. Without a usable total: the fallback.
 */
export function bookingPageQuote(total: number | null | undefined): Quote<BookingPageLineKey> {
  const line = (key: BookingPageLineKey, amount: number) => ({
    key,
    label: bookNowCopy.lines[key],
    amount,
  })
  if (!isUsableAmount(total)) {
    const { bookingFee, cleaning, service } = FALLBACK_QUOTE
    return {
      lines: [line('bookingFee', bookingFee), line('cleaning', cleaning), line('service', service)],
      total: FALLBACK_QUOTE.total,
    }
  }
  const cleaning = percentOf(total, BOOKING_PAGE_SHARES.cleaning)
  const service = percentOf(total, BOOKING_PAGE_SHARES.service)
  return {
    lines: [
      line('bookingFee', addNaira(total, -cleaning, -service)),
      line('cleaning', cleaning),
      line('service', service),
    ],
    total: addNaira(total),
  }
}
