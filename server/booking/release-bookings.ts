import { sql } from 'kysely'
import { MINUTE } from '@domain/time'
import type { Database } from '@server/database/tables'
import { keepDoing, type Chore } from '@server/housekeeping/compare-clocks'
import { messagesAbout } from './queue-booking-messages'

/** Bookings that one statement releases. */
const BATCH_SIZE = 100

/**
 * Cancels the Pending bookings that nobody confirmed in time, which frees their nights, and queues
 * the messages about it (R-142). One that is paid in part waits for the operator.
 */
export async function releaseBookings(database: Database, now: Date) {
  for (;;) {
    const { rows } = await sql<{ released: number }>`
      with due as (
        select id from bookings
        where status = 'Pending' and held_until <= ${now} and paid_kobo = 0
        order by held_until limit ${BATCH_SIZE} for update skip locked
      ), released as (
        update bookings b
        set status = 'Cancelled', cancel_reason = 'unconfirmed'
        from due where b.id = due.id
        returning b.id, b.user_id, b.listing_id, b.guest
      ), queued as (
        ${messagesAbout(sql`released`, 'booking-released', now)}
      )
      select count(*)::int as released from released`.execute(database)
    if ((rows[0]?.released ?? 0) < BATCH_SIZE) return
  }
}

/**
 * Releases bookings once a minute, while the clocks agree.
 *
 * @returns a function that stops it.
 */
export const keepReleasing = (chore: Chore) =>
  keepDoing(chore, (now) => releaseBookings(chore.database, now), MINUTE)
