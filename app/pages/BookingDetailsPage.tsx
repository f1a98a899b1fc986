import { useParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { BookingDetails } from '@app/sections/booking/BookingDetails'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatDay, fromWire } from '@domain/stay/stay-date'
import { useBooking } from '@features/booking/use-booking'
import { BookingNotFound } from '@ui/booking/BookingNotFound'
import { ErrorState } from '@ui/feedback/ErrorState'
import { OfflineState } from '@ui/feedback/OfflineState'
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
        <BookingNotFound />
      ) : isOffline ? (
        <OfflineState heading="h1" onRetry={retry} />
      ) : (
        <ErrorState heading="h1" title={error ?? ''} body={reason} onRetry={retry} />
      )}
    </PageFrame>
  )
}
