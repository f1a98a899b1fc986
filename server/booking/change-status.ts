import type { BookingStatus } from '@domain/booking/status-table'
import type { Database } from '@server/database/tables'
import { bookingColumns, toBooking } from './booking-row'
import { queueToGuests } from './queue-booking-messages'

/** What follows from a status that the operator sets. */
const decided = (status: BookingStatus) => ({
  status,
  // A booking that the operator makes Pending waits until the operator decides again.
  held_until: null,
  cancel_reason: status === 'Cancelled' ? ('operator' as const) : null,
  network_hash: null,
})

const messages: Partial<Record<BookingStatus, 'booking-confirmed' | 'booking-cancelled'>> = {
  Confirmed: 'booking-confirmed',
  Cancelled: 'booking-cancelled',
}

/**
 * Changes a booking's status for the operator, and queues the message that tells the guest.
 *
 * @returns the changed booking, or undefined when there is none.
 * @throws PostgreSQL's 23P01 when freed nights have been booked since.
 */
export const updateBookingStatus = (
  database: Database,
  id: string,
  status: BookingStatus,
  now: Date,
) =>
  database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('bookings')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const row = await transaction
      .updateTable('bookings')
      .set(decided(status))
      .where('id', '=', id)
      .returning(bookingColumns)
      .executeTakeFirstOrThrow()
    const message = messages[status]
    if (message && before.status !== status) await queueToGuests(transaction, message, [id], now)
    return toBooking(row)
  })

/** Bookings to cancel: by their ids, or the Pending ones of one account. */
export type Selection = { ids: readonly string[] } | { userId: string }

/**
 * Cancels bookings for the operator, and queues the messages that tell their guests. Bookings that
 * are already cancelled or completed stay as they are.
 *
 * @returns the ids of the bookings that were cancelled.
 */
export const cancelBookings = (database: Database, selection: Selection, now: Date) =>
  database.transaction().execute(async (transaction) => {
    const update = transaction.updateTable('bookings').set(decided('Cancelled')).returning('id')
    const rows = await ('ids' in selection
      ? update
          .where('id', 'in', [...selection.ids])
          .where('status', 'in', ['Pending', 'Confirmed'])
          .execute()
      : update.where('user_id', '=', selection.userId).where('status', '=', 'Pending').execute())
    const ids = rows.map(({ id }) => id)
    await queueToGuests(transaction, 'booking-cancelled', ids, now)
    return ids
  })
