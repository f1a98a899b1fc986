import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface BookingNotFoundProps {
  /** URL of the guest's bookings. */
  bookingsHref?: string | undefined
}

/** Empty state of the booking details when the booking does not exist. */
export function BookingNotFound({ bookingsHref = paths.myBookings }: BookingNotFoundProps) {
  return (
    <EmptyState
      heading="h1"
      illustration="bookings"
      title={bookingDetailsCopy.notFound}
      body={bookingDetailsCopy.notFoundBody}
      actionLabel={bookingDetailsCopy.back}
      href={bookingsHref}
    />
  )
}
