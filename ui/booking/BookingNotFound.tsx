import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'

/**
 * Empty state of the booking details when the booking does not exist.
 *
 * @avoid For a failed request: ErrorState offers to try again.
 * @a11y An `h1` with one link to the bookings.
 */
export function BookingNotFound() {
  return (
    <EmptyState
      heading="h1"
      illustration="bookings"
      title={bookingDetailsCopy.notFound}
      body={bookingDetailsCopy.notFoundBody}
      actionLabel={bookingDetailsCopy.back}
      href={paths.myBookings}
    />
  )
}
