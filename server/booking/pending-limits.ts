import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import {
  bookingRefusalCopy,
  releasedNightsCopy,
  WANTED_NIGHTS_TEXT,
} from '@domain/copy/booking-refusal-copy'
import { nightsOf, type Stay } from '@domain/stay/availability'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { HOUR, MINUTE } from '@domain/time'
import { serverKey } from '@server/auth/server-key'
import type { BookingLimits } from '@server/config/config'
import { networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'

/** First keys of our advisory locks, so that they never collide with other locks. */
const GUEST_LOCKS = 5_203
const NEW_GUESTS_LOCK = 5_204

/** The share of new guests is never less than what this many accounts may hold. */
const LEAST_ACCOUNTS = 3
/** One network may use this part of the share, so that it cannot use it up alone. */
const NETWORK_PART = 1 / 4
/**
 * New guests may hold this part of the listings on one night, so that no night is sold out by them.
 */
const NIGHT_PART = 1 / 4
const NIGHTS_A_YEAR = 365

const refuse = (...[code, message]: [HttpError['code'], string]) =>
  new HttpError(422, code, message, { limit: code })

/** @throws HttpError 422 for a stay that is too long or begins too late. */
export function refuseFarStays(stay: Stay, today: IsoDate, { stay: bounds }: BookingLimits) {
  if (nightsBetween(stay.checkIn, stay.checkOut) > bounds.nights) {
    throw refuse('stay_too_long', bookingRefusalCopy.tooLong(bounds.nights))
  }
  const last = lastCheckIn(today, bounds)
  if (stay.checkIn > last) throw refuse('stay_too_far', bookingRefusalCopy.tooFar(formatDay(last)))
}

/** Nights of a row of `bookings`. */
const nightCount = sql`upper(nights) - lower(nights)`

/** Counts the Pending bookings of a guest, and tells whether no booking was ever confirmed. */
async function standingOf(database: Database, userId: string) {
  const { rows } = await sql<{ stays: number; nights: number; is_new: boolean }>`
    select
      count(*)::int as stays,
      coalesce(sum(${nightCount}), 0)::int as nights,
      not exists (
        select 1 from bookings
        where user_id = ${userId}::uuid and status in ('Confirmed', 'Completed')
      ) as is_new
    from bookings where user_id = ${userId}::uuid and status = 'Pending'`.execute(database)
  const { stays = 0, nights = 0, is_new: isNew = true } = rows[0] ?? {}
  return { stays, nights, isNew }
}

/** Nights that the Pending bookings of all new guests hold, and those of one network. */
async function nightsOfNewGuests(database: Database, network: Buffer) {
  const { rows } = await sql<{ everywhere: number; here: number }>`
    select
      coalesce(sum(${nightCount}), 0)::int as everywhere,
      coalesce(sum(${nightCount}) filter (where network_hash = ${network}), 0)::int as here
    from bookings where status = 'Pending' and network_hash is not null`.execute(database)
  return rows[0] ?? { everywhere: 0, here: 0 }
}

/**
 * Counts the listings of which new guests may hold a share. Anybody may publish listings, so a
 * listing counts only if the operator imported it or a guest has had a confirmed stay in it:
 * made-up ones must not widen the limits for the others.
 */
async function countProvenListings(database: Database) {
  const { rows } = await sql<{ proven: number }>`
    select count(*)::int as proven from listings l
    where l.published and (
      l.host_id is null
      or l.import_key is not null
      or exists (
        select 1 from bookings b
        where b.listing_id = l.id and b.status in ('Confirmed', 'Completed')
      )
    )`.execute(database)
  return rows[0]?.proven ?? 0
}

/** Counts the listings that new guests hold on the night of a stay on which they hold the most. */
async function mostHeldOnOneNight(database: Database, stay: Stay) {
  const nights = nightsOf(stay)
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held
    from unnest(${nights}::date[]) as night
    join bookings b on b.nights @> night
    where b.status = 'Pending' and b.network_hash is not null
    group by night order by held desc limit 1`.execute(database)
  return rows[0]?.held ?? 0
}

/** Returns a keyed hash of the network of an address, so that no address is stored. */
export async function hashOfNetwork(database: Database, address: string) {
  const key = await serverKey(database, 'network')
  return createHmac('sha256', key).update(networkOf(address)).digest()
}

export interface Admission extends Stay {
  userId: string
  listingId: string
  /** Hash of the network that the request came from. */
  network: Buffer
  now: Date
}

/**
 * Refuses nights that were released from a booking of the same guest, or of another new guest of
 * the network, for as long as that booking may have held them. Otherwise somebody could book them
 * again at each release, and nobody else could ever have them.
 *
 * @throws HttpError 422
 */
async function refuseReleasedNights(
  transaction: Database,
  { userId, listingId, network, checkIn, checkOut, now }: Admission,
  { isNew, pendingHours }: { isNew: boolean; pendingHours: number },
) {
  const rest = pendingHours * HOUR
  const { rows } = await sql<{ released_at: Date | null }>`
    select max(held_until) as released_at from bookings
    where listing_id = ${listingId}::uuid and cancel_reason = 'unconfirmed'
      and held_until > ${new Date(now.getTime() - rest)}
      and nights && daterange(${checkIn}::date, greatest(${checkOut}::date, ${checkIn}::date + 1))
      and (user_id = ${userId}::uuid or (${isNew} and network_hash = ${network}))`.execute(
    transaction,
  )
  const releasedAt = rows[0]?.released_at
  if (!releasedAt) return
  // The minute that is shown must not be too early, so it is rounded up.
  const again = new Date(releasedAt.getTime() + rest + MINUTE - 1)
  throw refuse('too_many_pending_nights', releasedNightsCopy(formatLagosTime(again.toISOString())))
}

/**
 * Decides within a transaction whether a guest may hold the nights of another booking. The
 * account is limited, and so are all guests together who have no confirmed booking yet, because
 * accounts cost nothing. Locks let parallel requests be counted one after another.
 *
 * @returns what to store as the booking's network: a hash for a new guest, otherwise null.
 * @throws HttpError 422
 */
export async function admitPending(
  transaction: Database,
  admission: Admission,
  limits: BookingLimits,
): Promise<Buffer | null> {
  const { userId, network, checkIn, checkOut } = admission
  const stay = { checkIn, checkOut }
  const wanted = nightsOf(stay).length
  await sql`select pg_advisory_xact_lock(${GUEST_LOCKS}::int, hashtext(${userId}))`.execute(
    transaction,
  )
  const { stays, nights, isNew } = await standingOf(transaction, userId)
  if (stays + 1 > limits.pendingStays) {
    throw refuse('too_many_pending', bookingRefusalCopy.tooManyStays(stays))
  }
  if (nights + wanted > limits.pendingNights) {
    const message = bookingRefusalCopy.tooManyNights(nights, limits.pendingNights)
    throw refuse('too_many_pending_nights', message)
  }
  await refuseReleasedNights(transaction, admission, { isNew, pendingHours: limits.pendingHours })
  if (!isNew) return null

  await sql`select pg_advisory_xact_lock(${NEW_GUESTS_LOCK}::int, 0)`.execute(transaction)
  const { everywhere, here } = await nightsOfNewGuests(transaction, network)
  // A stay of so few nights is within each of the limits below.
  if (everywhere < limits.pendingStays && everywhere + wanted <= limits.pendingNights) {
    return network
  }
  const proven = await countProvenListings(transaction)
  const share = Math.max(
    LEAST_ACCOUNTS * limits.pendingNights,
    (proven * NIGHTS_A_YEAR * limits.pendingPercent) / 100,
  )
  const part = Math.max(limits.pendingNights, share * NETWORK_PART)
  if (everywhere + wanted > share || here + wanted > part) {
    throw refuse('pending_share_used', bookingRefusalCopy.shareUsed)
  }
  const listings = Math.max(limits.pendingStays, proven * NIGHT_PART)
  if ((await mostHeldOnOneNight(transaction, stay)) + 1 > listings) {
    throw refuse('pending_share_used', WANTED_NIGHTS_TEXT)
  }
  return network
}
