import { sql } from 'kysely'
import { FREEING_STATUSES } from '@domain/booking/booking-status'

/**
 * Condition on `bookings b` that the booking blocks its nights. The statuses are literals, because
 * PostgreSQL uses the index of the overlap constraint only if it can prove the index's own
 * condition from the query's text.
 */
export const holdsNights = sql`(${sql.join(
  [sql`true`, ...FREEING_STATUSES.map((status) => sql`b.status <> ${sql.lit(status)}`)],
  sql` and `,
)})`

/**
 * Condition that `bookings b` are those of `listings l`, in the form that the index
 * bookings_held_nights answers. The index of the overlap constraint would read up to hundreds of
 * pages for one listing.
 */
export const isOfListing = sql`uuid_send(b.listing_id) = uuid_send(l.id)`

/**
 * Condition on `blocked_nights b` that they are taken in `listings l`, as the index
 * blocked_nights_taken answers it.
 */
export const isBlocked = sql`b.listing_id = l.id and not b.is_echo`
