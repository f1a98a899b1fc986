import { sql } from 'kysely'
import type { Stay } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { bookingColumns, toBooking } from './booking-row'

/** Returns the booking that an intent has already made, and the hash of its payload. */
export async function findBookingOfIntent(database: Database, userId: string, key: string) {
  const row = await database
    .selectFrom('bookings')
    .select([...bookingColumns, 'payload_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row && { booking: toBooking(row), payloadHash: row.payload_hash }
}

/** Returns the guest's own booking that holds a night of a stay in a listing, if any. */
export const findOwnBooking = (
  database: Database,
  { userId, listing, checkIn, checkOut }: Stay & { userId: string; listing: string },
) =>
  database
    .selectFrom('bookings')
    .select(['id', 'check_in', 'check_out'])
    .where('user_id', '=', userId)
    .where('listing_id', '=', listing)
    .where('status', '<>', 'Cancelled')
    .where(
      sql<boolean>`nights && daterange(
        ${checkIn}::date, greatest(${checkOut}::date, ${checkIn}::date + 1))`,
    )
    .orderBy('check_in')
    .executeTakeFirst()

/** Returns a booking, and whose it is. */
export async function findBooking(database: Database, id: string) {
  const row = await database
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { booking: toBooking(row), userId: row.user_id }
}

/** Returns a user's bookings, newest first. */
export async function findBookingsOfUser(database: Database, userId: string) {
  const rows = await database
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toBooking)
}
