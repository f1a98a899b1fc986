import { lastCancelDay, mayCancel } from '@domain/booking/cancellation'
import { hostMay } from '@domain/booking/host-decisions'
import type { BookingStatus } from '@domain/booking/status-table'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { calendarCopy } from '@domain/copy/calendar-copy'
import { plainParagraphs } from '@domain/plain-text'
import { formatDay, type IsoDate, todayInLagos } from '@domain/stay/stay-date'
import { inTransaction } from '@server/database/conflicts'
import type { Database, Decider, MessageKind, Reader } from '@server/database/tables'
import { forbidden, HttpError, notFound } from '@server/http-error'
import { clashLines } from '@server/mail/calendar-mails'
import { bookingColumns, toBooking } from './booking-row'
import { findFullBooking, type FullBooking } from './full-bookings'
import { queueAbout } from './queue-booking-messages'

/** What follows from a status that somebody sets. */
const decided = (status: BookingStatus, by: Decider, now: Date, answer?: string) => ({
  status,
  // A booking that the operator makes Pending waits until somebody decides again.
  held_until: null,
  cancel_reason: status === 'Cancelled' ? by : null,
  network_hash: null,
  decided_by: status === 'Pending' ? null : by,
  decided_at: status === 'Pending' ? null : now,
  answer: answer || null,
})

const messages: Record<BookingStatus, { kind: MessageKind; readers?: readonly Reader[] }> = {
  Pending: { kind: 'booking-changed' },
  Confirmed: { kind: 'booking-confirmed' },
  Cancelled: { kind: 'booking-cancelled' },
  // The guest was there.
  Completed: { kind: 'booking-changed', readers: ['host', 'operator'] },
}

/**
 * Changes a booking's status for the operator, and queues the messages about it.
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
      .set(decided(status, 'operator', now))
      .where('id', '=', id)
      .returning(bookingColumns)
      .executeTakeFirstOrThrow()
    const { kind, readers } = messages[status]
    if (before.status !== status) await queueAbout(transaction, kind, [id], now, readers)
    return toBooking(row)
  })

/** Returns why a booking is not confirmed unseen: another site says that its nights are taken. */
export const clashOf = (full: FullBooking) =>
  full.clashes.length > 0 ? calendarCopy.isTaken(clashLines(full).join('; ')) : undefined

interface Decision {
  id: string
  status: BookingStatus
  /** Status that it must have. Without it any that allows the change. */
  from?: BookingStatus
  /** What the guest is told. */
  answer?: string | undefined
  /** Account of the host who decides, who must be that of the listing. Without it the operator does. */
  hostId?: string | undefined
  /** Whether it is confirmed although another site says that its nights are taken. */
  anyway?: boolean | undefined
  now: Date
}

/**
 * Confirms, declines or completes a booking once. Of two who decide at the same time, the first to
 * lock the booking does, and the other learns what it has become.
 *
 * @returns the booking as it is now, and whether this call decided.
 * @throws HttpError 404 for an unknown booking, 403 for one in another host's listing, and 409 for one
 * that is not confirmed because its nights are taken on another site.
 */
export const decideBooking = (
  database: Database,
  { id, status, from, answer, hostId, anyway = false, now }: Decision,
): Promise<FullBooking & { isDecided: boolean }> =>
  inTransaction(database, async (transaction) => {
    await transaction.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute()
    const before = await findFullBooking(transaction, id)
    if (!before) throw notFound('Booking')
    if (hostId !== undefined && before.host?.id !== hostId) throw forbidden()
    const present = before.booking.status
    const isAllowed = hostMay(status, present, before, todayInLagos(now))
    if (!isAllowed || (from !== undefined && from !== present)) {
      return { ...before, isDecided: false }
    }
    const clash = clashOf(before)
    if (status === 'Confirmed' && !anyway && clash) {
      throw new HttpError(409, 'dates_unavailable', clash)
    }
    const by = hostId === undefined ? 'operator' : 'host'
    await transaction
      .updateTable('bookings')
      .set(decided(status, by, now, plainParagraphs(answer ?? '')))
      .where('id', '=', id)
      .execute()
    const isDeclined = status === 'Cancelled' && present === 'Pending'
    const { kind, readers } = messages[status]
    await queueAbout(transaction, isDeclined ? 'booking-declined' : kind, [id], now, readers)
    const after = await findFullBooking(transaction, id)
    if (!after) throw notFound('Booking')
    return { ...after, isDecided: true }
  })

/** Bookings to cancel: by their ids, or the Pending ones of one account. */
export type Selection = { ids: readonly string[] } | { userId: string }

/**
 * Cancels bookings for the operator, and queues the messages about them. Bookings that are already
 * cancelled or completed stay as they are.
 *
 * @returns the ids of the bookings that were cancelled.
 */
export const cancelBookings = (database: Database, selection: Selection, now: Date) =>
  database.transaction().execute(async (transaction) => {
    const update = transaction
      .updateTable('bookings')
      .set(decided('Cancelled', 'operator', now))
      .returning('id')
    const rows = await ('ids' in selection
      ? update
          .where('id', 'in', [...selection.ids])
          .where('status', 'in', ['Pending', 'Confirmed'])
          .execute()
      : update.where('user_id', '=', selection.userId).where('status', '=', 'Pending').execute())
    const ids = rows.map(({ id }) => id)
    await queueAbout(transaction, 'booking-cancelled', ids, now)
    return ids
  })

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
