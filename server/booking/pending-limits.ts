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
import {
  countProvenListings,
  heldByNewGuests,
  standingOf,
  type Admission,
  type Standing,
} from './pending-counts'

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

/** Returns a keyed hash of the network of an address, so that no address is stored. */
export async function hashOfNetwork(database: Database, address: string) {
  const key = await serverKey(database, 'network')
  return createHmac('sha256', key).update(networkOf(address)).digest()
}

/**
 * Refuses nights that were released from a booking of the same guest, or of another new guest of
 * the network, for as long as that booking may have held them. Otherwise somebody could book them
 * again at each release, and nobody else could ever have them.
 *
 * @throws HttpError 422
 */
function refuseReleasedNights(
  { is_new: isNew, released_own: own, released_here: here }: Standing,
  pendingHours: number,
) {
  const released = [own, isNew ? here : null].flatMap((each) => (each ? each.getTime() : []))
  if (released.length === 0) return
  // The minute that is shown must not be too early, so it is rounded up.
  const again = new Date(Math.max(...released) + pendingHours * HOUR + MINUTE - 1)
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
  const standing = await standingOf(transaction, admission, limits.pendingHours)
  if (standing.stays + 1 > limits.pendingStays) {
    throw refuse('too_many_pending', bookingRefusalCopy.tooManyStays(standing.stays))
  }
  if (standing.nights + wanted > limits.pendingNights) {
    const message = bookingRefusalCopy.tooManyNights(standing.nights, limits.pendingNights)
    throw refuse('too_many_pending_nights', message)
  }
  refuseReleasedNights(standing, limits.pendingHours)
  if (!standing.is_new) return null

  await sql`select pg_advisory_xact_lock(${NEW_GUESTS_LOCK}::int, 0)`.execute(transaction)
  const { everywhere, here, most } = await heldByNewGuests(transaction, network, stay)
  // A stay of so few nights is within each of the limits below.
  if (everywhere < limits.pendingStays && everywhere + wanted <= limits.pendingNights) {
    return network
  }
  // Counting all would take a second of a million, while nobody else can book.
  const nightsOfListing = (NIGHTS_A_YEAR * limits.pendingPercent) / 100
  const nightsNeeded = Math.max(everywhere + wanted, (here + wanted) / NETWORK_PART)
  const needed = Math.max(
    nightsOfListing > 0 ? nightsNeeded / nightsOfListing : 0,
    (most + 1) / NIGHT_PART,
  )
  const proven = await countProvenListings(transaction, Math.ceil(needed) + 1)
  const share = Math.max(LEAST_ACCOUNTS * limits.pendingNights, proven * nightsOfListing)
  const part = Math.max(limits.pendingNights, share * NETWORK_PART)
  if (everywhere + wanted > share || here + wanted > part) {
    throw refuse('pending_share_used', bookingRefusalCopy.shareUsed)
  }
  if (most + 1 > Math.max(limits.pendingStays, proven * NIGHT_PART)) {
    throw refuse('pending_share_used', WANTED_NIGHTS_TEXT)
  }
  return network
}
