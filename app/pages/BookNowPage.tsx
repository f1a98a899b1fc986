import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { BookingPanels } from '@app/sections/booking/BookingPanels'
import { readBookingPageData } from '@domain/booking/booking-page-data'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { paths } from '@domain/paths'
import { madeBooking } from '@features/booking/booked-state'
import { sessionAtom } from '@features/session/session-atoms'
import { EmptyState } from '@ui/feedback/EmptyState'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Book Now page. Only a property page can start a booking, because it passes on what is booked. A
 * reload while the booking is made leads to the booking.
 *
 * @avoid As a way to start a booking: only the property page passes on the listing, the dates and
 * the guests.
 * @a11y The form and the summary have an `h2` each. A refused submission moves the focus to the
 * first invalid field.
 */
export function BookNowPage() {
  usePageTitle(bookNowCopy.heading)
  const data = readBookingPageData(useLocation().state)
  const { user } = useAtomValue(sessionAtom)
  const made = user && !data ? madeBooking.read(user._id) : undefined
  if (made) return <Navigate to={paths.payments} replace state={made} />
  return (
    <PageFrame>
      {data ? (
        <BookingPanels data={data} />
      ) : (
        <EmptyState
          heading="h1"
          title={bookNowCopy.invalidTitle}
          body={bookNowCopy.invalidBody}
          actionLabel={bookNowCopy.browseProperties}
          href={paths.discover}
        />
      )}
    </PageFrame>
  )
}
