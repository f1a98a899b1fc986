import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { refundDue, type MovedMoney } from './paid'

/** Returns where a guest asks about a payment. */
export const whereToAsk = (supportEmail: string | undefined) =>
  supportEmail ? bookingDetailsCopy.money.ask(supportEmail) : bookingDetailsCopy.money.askSupport

/**
 * Returns what a page or a mail says about the money of a cancelled booking, where money may have
 * moved: what is to be refunded, what was returned, or that nothing has arrived, and whom to ask.
 */
export function cancelledMoneyNote(
  booking: Pick<Booking, 'status' | 'totalPrice'> & MovedMoney,
  supportEmail: string | undefined,
): string {
  const { money } = bookingDetailsCopy
  const refund = refundDue(booking)
  const { returned = 0, hasOddPayment } = booking
  const facts = [
    ...(refund > 0 ? [money.refundDue(formatNaira(refund))] : []),
    ...(returned > 0 ? [money.wasReturned(formatNaira(returned))] : []),
    ...(hasOddPayment ? [money.oddPayment] : []),
  ]
  return [...(facts.length > 0 ? facts : [money.noneReceived]), whereToAsk(supportEmail)].join(' ')
}
