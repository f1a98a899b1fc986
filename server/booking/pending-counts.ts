import { sql, type RawBuilder } from 'kysely'
import { nightsOf, type Stay } from '@domain/stay/availability'
import { HOUR } from '@domain/time'
import type { Database } from '@server/database/tables'

export interface Admission extends Stay {
  userId: string
  listingId: string
  /** Hash of the network that the request came from. */
  network: Buffer
  now: Date
}

/** Nights of a row of `bookings`. */
const nightCount = sql`upper(nights) - lower(nights)`

/** What the bookings of a guest and of a network say about another booking. */
export interface Standing {
  stays: number
  nights: number
  /** Whether no booking of the guest was ever confirmed. */
  is_new: boolean
  /** Until when the wanted nights were held by a booking of the guest that was released. */
  released_own: Date | null
  /** The same of any guest of the network. */
  released_here: Date | null
}

/** Counts the Pending bookings of a guest, and finds wanted nights that were released lately. */
export async function standingOf(
  database: Database,
  { userId, listingId, network, checkIn, checkOut, now }: Admission,
  pendingHours: number,
) {
  const released = (whose: RawBuilder<unknown>) => sql`(
    select max(held_until) from bookings
    where listing_id = ${listingId}::uuid and cancel_reason = 'unconfirmed'
      and held_until > ${new Date(now.getTime() - pendingHours * HOUR)}
      and nights && daterange(${checkIn}::date, greatest(${checkOut}::date, ${checkIn}::date + 1))
      and ${whose}
  )`
  const { rows } = await sql<Standing>`
    select
      count(*)::int as stays,
      coalesce(sum(${nightCount}), 0)::int as nights,
      not exists (
        select 1 from bookings
        where user_id = ${userId}::uuid and status in ('Confirmed', 'Completed')
      ) as is_new,
      ${released(sql`user_id = ${userId}::uuid`)} as released_own,
      ${released(sql`network_hash = ${network}`)} as released_here
    from bookings where user_id = ${userId}::uuid and status = 'Pending'`.execute(database)
  const [row] = rows
  if (!row) throw new Error('Bookings were counted without a result.')
  return row
}

/**
 * Counts the nights that the Pending bookings of all new guests hold, those of one network, and the
 * listings that they hold on the night of a stay on which they hold the most.
 */
export async function heldByNewGuests(database: Database, network: Buffer, stay: Stay) {
  const { rows } = await sql<{ everywhere: number; here: number; most: number }>`
    with held as materialized (
      select nights, network_hash from bookings
      where status = 'Pending' and network_hash is not null
    )
    select
      coalesce(sum(${nightCount}), 0)::int as everywhere,
      coalesce(sum(${nightCount}) filter (where network_hash = ${network}), 0)::int as here,
      coalesce((
        select max(count) from (
          select count(*)::int as count
          from unnest(${nightsOf(stay)}::date[]) as night join held on held.nights @> night
          group by night
        ) as of_nights
      ), 0) as most
    from held`.execute(database)
  return rows[0] ?? { everywhere: 0, here: 0, most: 0 }
}

/**
 * Counts the listings of which new guests may hold a share, up to as many as are needed. Anybody may
 * publish listings, so a listing counts only if the operator imported it or a guest has had a
 * confirmed stay in it: made-up ones must not widen the limits for the others.
 */
export async function countProvenListings(database: Database, needed: number) {
  const { rows } = await sql<{ proven: number }>`
    select count(*)::int as proven from (
      select 1 from listings l
      where l.published and (
        l.host_id is null
        or l.import_key is not null
        or exists (
          select 1 from bookings b
          where b.listing_id = l.id and b.status in ('Confirmed', 'Completed')
        )
      )
      limit ${needed}
    ) as counted`.execute(database)
  return rows[0]?.proven ?? 0
}
