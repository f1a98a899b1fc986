import { sql } from 'kysely'
import type { BookingStatus } from '@domain/booking/status-table'
import type { StayingGuest } from '@domain/schemas/booking-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'

/** Bookings that the list shows at most. */
const MAX_LISTED = 500

export interface BookingFilters {
  status: BookingStatus | undefined
  userId: string | undefined
  listing: string | undefined
  /** First and last day of the stays to list. */
  from?: IsoDate | undefined
  to?: IsoDate | undefined
}

const contactOf = ({ firstName, lastName, email, phone }: StayingGuest) =>
  [firstName, lastName, email, phone].join(' ').replace(/\s+/g, ' ')

/**
 * Returns the bookings as a table for the operator, newest first: one line each, with tabs between
 * the columns.
 */
export async function listBookings(
  database: Database,
  { status, userId, listing, from, to }: BookingFilters,
): Promise<string> {
  const rows = await database
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select([
      'b.id',
      'b.status',
      'b.check_in',
      'b.check_out',
      'b.listing_snapshot',
      'b.created_at',
      'b.held_until',
      'b.reference',
      'b.guest',
      sql<string>`coalesce(u.email, u.phone, u.id::text)`.as('account'),
    ])
    .$if(status !== undefined, (query) => query.where('b.status', '=', status as BookingStatus))
    .$if(userId !== undefined, (query) => query.where('b.user_id', '=', userId as string))
    .$if(listing !== undefined, (query) => query.where('b.listing_id', '=', listing as string))
    .$if(from !== undefined, (query) => query.where('b.check_out', '>=', from as string))
    .$if(to !== undefined, (query) => query.where('b.check_in', '<=', to as string))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(MAX_LISTED + 1)
    .execute()
  const lines = rows.slice(0, MAX_LISTED).map((row) =>
    [
      row.id,
      row.status,
      `${row.check_in} to ${row.check_out}`,
      row.account,
      // A host's text must not start a line or a column of its own.
      row.listing_snapshot.name.replace(/\s+/g, ' '),
      ...(row.guest ? [contactOf(row.guest)] : []),
      `booked ${row.created_at.toISOString()}`,
      row.reference,
      ...(row.status === 'Pending' && row.held_until
        ? [`held until ${row.held_until.toISOString()}`]
        : []),
    ].join('\t'),
  )
  const count = rows.length > MAX_LISTED ? `The newest ${MAX_LISTED}` : String(lines.length)
  return [...lines, `${count} ${lines.length === 1 ? 'booking' : 'bookings'}.`].join('\n')
}
