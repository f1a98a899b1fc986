import { useLocation } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { BookingPanels } from '@app/sections/booking/BookingPanels'
import { readBookingPageData } from '@domain/booking/booking-page-data'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { InvalidBooking } from '@ui/booking/InvalidBooking'
import { PageFrame } from '@ui/layout/PageFrame'

/** Book Now page. Only a property page can start a booking, because it passes on what is booked. */
export function BookNowPage() {
  usePageTitle(bookNowCopy.heading)
  const data = readBookingPageData(useLocation().state)
  return <PageFrame>{data ? <BookingPanels data={data} /> : <InvalidBooking />}</PageFrame>
}
