import {
  bookingRefusalCopy,
  pendingRefusalCopy,
  releasedNightsCopy,
  WANTED_NIGHTS_TEXT,
} from '@domain/copy/booking-refusal-copy'
import type { Stay } from '@domain/stay/availability'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { MINUTE } from '@domain/time'
import { signatureOf } from '@server/auth/server-key'
import type { BookingLimits } from '@server/config/config'
import { networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'

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
export const hashOfNetwork = (database: Database, address: string) =>
  signatureOf(database, 'network', networkOf(address))

/**
 * What the function `admit_stay` of the database says against another Pending booking.
 * Nights that were released from a booking of the same guest, or of another new guest of the
 * network, are refused for as long as that booking may have held them. Otherwise somebody could
 * book them again at each release, and nobody else could ever have them.
 */
export type Refusal =
  | { refusal: 'stays' | 'nights'; counted: number; until: null }
  | { refusal: 'released'; counted: null; until: Date }
  | { refusal: 'share' | 'wanted nights'; counted: null; until: null }

/** Returns the error that tells a guest why no other booking may wait for confirmation. */
export function pendingRefusal(refused: Refusal, limits: BookingLimits): HttpError {
  switch (refused.refusal) {
    case 'stays':
      return refuse('too_many_pending', pendingRefusalCopy.tooManyStays(refused.counted))
    case 'nights': {
      const message = pendingRefusalCopy.tooManyNights(refused.counted, limits.pendingNights)
      return refuse('too_many_pending_nights', message)
    }
    case 'released': {
      // The minute that is shown must not be too early, so it is rounded up.
      const again = new Date(refused.until.getTime() + MINUTE - 1)
      const message = releasedNightsCopy(formatLagosTime(again.toISOString()))
      return refuse('too_many_pending_nights', message)
    }
    case 'share':
      return refuse('pending_share_used', pendingRefusalCopy.shareUsed)
    case 'wanted nights':
      return refuse('pending_share_used', WANTED_NIGHTS_TEXT)
  }
}
