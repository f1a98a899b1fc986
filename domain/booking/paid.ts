import { addNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'

type Paid = Pick<Booking, 'status' | 'totalPrice' | 'paid'>

/** Money of a booking that has moved, if any. */
export type MovedMoney = Pick<Booking, 'paid' | 'returned' | 'hasOddPayment'>

/** Tells whether any money has moved for a booking, also where it was returned or does not count. */
export const hasMoneyMoved = ({ paid, returned, hasOddPayment }: MovedMoney): boolean =>
  Boolean(paid || returned || hasOddPayment)

/** Returns what was paid for a booking and is to be returned, in naira: all of it once cancelled. */
export const refundDue = ({ status, totalPrice = 0, paid = 0 }: Paid): number =>
  Math.max(0, addNaira(paid, status === 'Cancelled' ? 0 : -totalPrice))

/** Returns what is still to be paid for a booking, in naira. */
export const stillDue = ({ status, totalPrice = 0, paid = 0 }: Paid): number =>
  status === 'Cancelled' ? 0 : Math.max(0, addNaira(totalPrice, -paid))

/** Returns what a guest may pay for a booking at a provider, in naira: what is due before the stay. */
export const payableNow = (booking: Paid): number =>
  booking.status === 'Pending' || booking.status === 'Confirmed' ? stillDue(booking) : 0

/** Tells whether all of a booking is paid, which makes it final. */
export const isPaid = ({ totalPrice, paid = 0 }: Paid): boolean =>
  paid > 0 && paid >= (totalPrice ?? 0)
