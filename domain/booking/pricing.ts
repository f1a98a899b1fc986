import { BOOKING_PAGE_SHARES, FALLBACK_QUOTE, TAX_PERCENT } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { addNaira, isUsableAmount, toKobo, toNaira } from '@domain/money'

/** Line of a price. The key identifies it, and the label is the specification's text. */
export interface QuoteLine<Key extends string = string> {
  key: Key
  label: string
  /** In naira. */
  amount: number
}

export interface Quote<Key extends string = string> {
  lines: QuoteLine<Key>[]
  /** In naira. Always the sum of the lines. */
  total: number
}

export type NightLineKey = keyof typeof bookingCardCopy.lines
export interface NightQuote extends Quote<NightLineKey> {
  /** In naira, shown with two decimals. */
  tax: number
  /** In naira. Fees added to the price of the night. */
  fees: number
}

export interface NightPrices {
  /** All three are in naira. */
  basePrice: number
  cleaningFee?: number | undefined
  securityDeposit?: number | undefined
}

/** Returns a percentage of an amount in naira, rounded to the kobo. */
const percentOf = (naira: number, percent: number) =>
  toNaira(Math.round((toKobo(naira) * percent) / 100))

/** Returns the booking card's price, which is for one night whatever the dates. */
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
    fees: addNaira(cleaningFee, securityDeposit, tax),
  }
}

export type BookingPageLineKey = keyof typeof bookNowCopy.lines

/**
 * Splits the booking page's total into 80, 10 and 10 percent. The booking fee is what the two
 * rounded shares leave, so the sum is exact. Without a usable total it returns the fallback
 * (R-92).
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
