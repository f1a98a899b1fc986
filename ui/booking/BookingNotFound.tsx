import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface BookingNotFoundProps {
  /** Where the guest's bookings are. */
  bookingsHref?: string
}

/** The whole of booking details when there is no such booking (sections 2.16 and 8). */
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
