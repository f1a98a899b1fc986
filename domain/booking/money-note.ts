import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { refundDue } from './paid'

/** Returns where a guest asks about a payment. */
export const whereToAsk = (supportEmail: string | undefined) =>
  supportEmail ? bookingDetailsCopy.money.ask(supportEmail) : bookingDetailsCopy.money.askSupport

/**
 * Returns what a page or a mail says about the money of a cancelled booking, where money may have
 * moved: what is to be refunded, or that nothing has arrived, and whom to ask.
 */
export function cancelledMoneyNote(
  booking: Pick<Booking, 'status' | 'totalPrice' | 'paid'>,
  supportEmail: string | undefined,
): string {
  const { money } = bookingDetailsCopy
  const refund = refundDue(booking)
  const fact = refund > 0 ? money.refundDue(formatNaira(refund)) : money.noneReceived
  return `${fact} ${whereToAsk(supportEmail)}`
}
