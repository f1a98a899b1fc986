import { useParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { BookingDetails } from '@app/sections/booking/BookingDetails'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { formatDay, fromWire } from '@domain/stay/stay-date'
import { useBooking } from '@features/booking/use-booking'
import { EmptyState } from '@ui/feedback/EmptyState'
import { ErrorState } from '@ui/feedback/ErrorState'
import { PageFrame } from '@ui/layout/PageFrame'
import { PageSkeleton } from '@ui/layout/PageSkeleton'

/**
 * Booking details page. A reload and a direct link load the booking too.
 *
 * @avoid For several bookings: My bookings lists them.
 * @a11y The back link comes first, and the `h1` names the booking. Failures are announced as alerts
 * and keep the heading level.
 */
export function BookingDetailsPage() {
  const { id = '' } = useParams()
  const { booking, isMissing, error, reason, isOffline, refetch } = useBooking(id)
  // The code in the heading does not tell several tabs apart.
  usePageTitle(
    booking
      ? bookingDetailsCopy.tabTitle(
          booking.listing.name,
          formatDay(fromWire(booking.startDate)),
          formatDay(fromWire(booking.endDate)),
        )
      : bookingDetailsCopy.pageTitle,
  )
  const retry = () => void refetch()
  if (!booking && !isMissing && !error) {
    return <PageSkeleton shape="cards" label={bookingDetailsCopy.loading} />
  }
  return (
    <PageFrame>
      {booking ? (
        <BookingDetails booking={booking} />
      ) : isMissing ? (
        <EmptyState
          heading="h1"
          illustration="bookings"
          title={bookingDetailsCopy.notFound}
          body={bookingDetailsCopy.notFoundBody}
          actionLabel={bookingDetailsCopy.back}
          href={paths.myBookings}
        />
      ) : (
        <ErrorState
          heading="h1"
          title={error ?? ''}
          body={reason}
          isOffline={isOffline}
          onRetry={retry}
        />
      )}
    </PageFrame>
  )
}
