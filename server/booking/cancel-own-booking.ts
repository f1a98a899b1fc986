import { lastCancelDay, mayCancel } from '@domain/booking/cancellation'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { formatDay, type IsoDate } from '@domain/stay/stay-date'
import { inTransaction } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { forbidden, HttpError, notFound } from '@server/http-error'
import { bookingColumns, toBooking } from './booking-row'
import { queueAbout } from './queue-booking-messages'

interface Cancellation {
  id: string
  userId: string
  /** The day in Lagos. */
  today: IsoDate
  now: Date
}

/**
 * Cancels a booking for its guest, which frees its nights, and queues the messages to guest, host
 * and operators. A booking that is cancelled already stays as it is.
 *
 * @returns the cancelled booking.
 * @throws HttpError 404 for an unknown booking, 403 for another guest's, 409 when it is too late.
 */
export const cancelOwnBooking = (database: Database, { id, userId, today, now }: Cancellation) =>
  inTransaction(database, async (transaction) => {
    const before = await transaction
      .selectFrom('bookings')
      .select(bookingColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw notFound('Booking')
    if (before.user_id !== userId) throw forbidden()
    if (before.status === 'Cancelled') return toBooking(before)
    if (before.paid_kobo > 0) {
      throw new HttpError(409, 'booking_paid', bookingRefusalCopy.paid)
    }
    if (!mayCancel({ status: before.status, checkIn: before.check_in }, today)) {
      const message = bookingRefusalCopy.tooLateToCancel(formatDay(lastCancelDay(before.check_in)))
      throw new HttpError(409, 'too_late', message)
    }
    // What a Pending booking held stays known, so that nobody holds nights by cancelling in turn.
    const row = await transaction
      .updateTable('bookings')
      .set({ status: 'Cancelled', cancel_reason: 'guest' })
      .where('id', '=', id)
      .returning(bookingColumns)
      .executeTakeFirstOrThrow()
    await queueAbout(transaction, 'booking-cancelled', [id], now)
    return toBooking(row)
  })
