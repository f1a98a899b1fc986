import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { nightsOf, type Stay } from '@domain/stay/availability'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
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

/** Returns the nights of the next year that new guests together may hold. */
async function shareOfNewGuests(database: Database, limits: BookingLimits) {
  const { rows } = await sql<{ published: number }>`
    select count(*)::int as published from listings where published`.execute(database)
  const year = (rows[0]?.published ?? 0) * NIGHTS_A_YEAR
  return Math.max(LEAST_ACCOUNTS * limits.pendingNights, (year * limits.pendingPercent) / 100)
}

/** Returns a keyed hash of the network of an address, so that no address is stored. */
export async function hashOfNetwork(database: Database, address: string) {
  const key = await serverKey(database, 'network')
  return createHmac('sha256', key).update(networkOf(address)).digest()
}

export interface Admission extends Stay {
  userId: string
  /** Hash of the network that the request came from. */
  network: Buffer
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
  { userId, network, ...stay }: Admission,
  limits: BookingLimits,
): Promise<Buffer | null> {
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
  if (!isNew) return null

  await sql`select pg_advisory_xact_lock(${NEW_GUESTS_LOCK}::int, 0)`.execute(transaction)
  const { everywhere, here } = await nightsOfNewGuests(transaction, network)
  if (here + wanted <= limits.pendingNights && everywhere + wanted <= limits.pendingNights) {
    return network
  }
  const share = await shareOfNewGuests(transaction, limits)
  const part = Math.max(limits.pendingNights, share * NETWORK_PART)
  if (everywhere + wanted > share || here + wanted > part) {
    throw refuse('pending_share_used', bookingRefusalCopy.shareUsed)
  }
  return network
}
