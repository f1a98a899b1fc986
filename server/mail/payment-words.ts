import { refundDue, stillDue } from '@domain/booking/paid'
import { paymentMailCopy as copy } from '@domain/copy/payment-mail-copy'
import { formatNaira } from '@domain/money'
import type { OwnBooking } from '@domain/schemas/booking-schema'

type Reader = 'guest' | 'others'

const paidOf = ({ paid = 0, totalPrice }: OwnBooking) =>
  copy.paid(formatNaira(paid), formatNaira(totalPrice))

const dueOf = (booking: OwnBooking) =>
  stillDue(booking) > 0 ? [copy.due(formatNaira(stillDue(booking)))] : []

/** What a payment means for its booking, by the booking's state when the message is sent. */
function outcomeOf(booking: OwnBooking, reader: Reader) {
  const refund = refundDue(booking)
  if (booking.status === 'Cancelled') return [copy.received.cancelled(formatNaira(refund))[reader]]
  const state = booking.status === 'Pending' ? copy.received.pending : copy.received.confirmed
  return [
    ...dueOf(booking),
    ...(refund > 0 ? [copy.received.over(formatNaira(refund))[reader]] : []),
    state[reader],
  ]
}

const bodyOf = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ')

/** Words of the message that money has arrived. `stay` is for a guest, who sees no facts. */
export const paidWords = (booking: OwnBooking, reader: Reader, stay?: string) => ({
  ...copy.received[reader](booking.listing.name),
  body: bodyOf(stay, paidOf(booking), ...outcomeOf(booking, reader)),
})

/** Words of the message that money was returned. */
export const returnedWords = (booking: OwnBooking, reader: Reader, stay?: string) => ({
  ...copy.returned[reader](booking.listing.name),
  body: bodyOf(stay, paidOf(booking), ...dueOf(booking)),
})
