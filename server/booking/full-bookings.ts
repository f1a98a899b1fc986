import { sql } from 'kysely'
import type { BookingStatus } from '@domain/booking/status-table'
import type { OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { isDeletedAccount } from '@server/auth/account-key'
import type { Database, Decider } from '@server/database/tables'
import { bookingColumns, toBooking } from './booking-row'

/** Nights of a booking that the calendar of another site says are taken (R-173). */
export interface Clash {
  calendar: string
  /** What the other site calls them. */
  summary: string | null
  first: IsoDate
  after: IsoDate
}

/** A booking with the people that it concerns, for its host and the operator. */
export interface FullBooking {
  booking: OwnBooking
  checkIn: IsoDate
  checkOut: IsoDate
  /** Who stays, until the details are deleted. */
  guest: StayingGuest | undefined
  /** Address or number of the account that booked. Undefined once it is deleted. */
  account: string | undefined
  host: { id: string; name: string | null; email: string | null } | undefined
  /** Who confirmed or declined it, and what the guest was told. */
  decidedBy: Decider | undefined
  decidedAt: Date | undefined
  answer: string | undefined
  clashes: readonly Clash[]
}

const columns = bookingColumns.map((name) => `b.${name}` as const)

/** Selects bookings with their people. The caller adds conditions, an order and a limit. */
export const selectFullBookings = (database: Database) =>
  database
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .leftJoin('listings as l', 'l.id', 'b.listing_id')
    .leftJoin('users as h', 'h.id', 'l.host_id')
    .select([
      ...columns,
      'b.guest',
      'b.decided_by',
      'b.decided_at',
      'b.answer',
      'u.email',
      'u.phone',
      'h.id as host_id',
      'h.full_name as host_name',
      'h.email as host_email',
      sql<Clash[]>`(
        select coalesce(json_agg(json_build_object('calendar', f.name, 'summary', c.summary,
          'first', lower(c.nights), 'after', upper(c.nights)) order by f.name), '[]')
        from calendar_clashes c join calendar_feeds f on f.id = c.feed_id
        where c.booking_id = b.id and b.status <> 'Cancelled')`.as('clashes'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectFullBookings>['execute']>>[number]

export const toFullBooking = (row: Row): FullBooking => ({
  booking: toBooking(row),
  checkIn: row.check_in,
  checkOut: row.check_out,
  guest: row.guest ?? undefined,
  account: isDeletedAccount(row.email) ? undefined : (row.email ?? row.phone ?? undefined),
  host:
    row.host_id === null
      ? undefined
      : { id: row.host_id, name: row.host_name, email: row.host_email },
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  answer: row.answer ?? undefined,
  clashes: row.clashes,
})

export async function findFullBooking(database: Database, id: string) {
  const row = await selectFullBookings(database).where('b.id', '=', id).executeTakeFirst()
  return row && toFullBooking(row)
}

export interface BookingFilters {
  status?: BookingStatus | undefined
  userId?: string | undefined
  hostId?: string | undefined
  listing?: string | undefined
  /** First and last day of the stays. */
  from?: IsoDate | undefined
  to?: IsoDate | undefined
  /** Day of the check-in, of the check-out, or of either. */
  arrivals?: IsoDate | undefined
  departures?: IsoDate | undefined
}

/** Returns the condition on `bookings b` and `listings l` of filters. */
export function matchingBookings(filters: BookingFilters) {
  const { status, userId, hostId, listing, from, to, arrivals, departures } = filters
  const days = [
    ...(arrivals === undefined ? [] : [sql`b.check_in = ${arrivals}::date`]),
    ...(departures === undefined ? [] : [sql`b.check_out = ${departures}::date`]),
  ]
  const all = [
    sql`true`,
    ...(status === undefined ? [] : [sql`b.status = ${status}`]),
    ...(userId === undefined ? [] : [sql`b.user_id = ${userId}::uuid`]),
    ...(hostId === undefined ? [] : [sql`l.host_id = ${hostId}::uuid`]),
    ...(listing === undefined ? [] : [sql`b.listing_id = ${listing}::uuid`]),
    ...(from === undefined ? [] : [sql`b.check_out >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`b.check_in <= ${to}::date`]),
    ...(days.length === 0 ? [] : [sql`(${sql.join(days, sql` or `)})`]),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}
