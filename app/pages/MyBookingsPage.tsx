import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { BookingList } from '@app/sections/booking/BookingList'
import { BOOKING_TABS, type BookingTab } from '@domain/booking/booking-status'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { useBookings } from '@features/booking/use-bookings'
import { BookingTabs } from '@ui/booking/BookingTabs'
import { FiltersButton } from '@ui/booking/FiltersButton'
import { PageFrame } from '@ui/layout/PageFrame'
import { PageHeading } from '@ui/layout/PageHeading'

const PANEL_ID = 'bookings'

/**
 * My bookings page. The address holds its tab and page number.
 *
 * @avoid For one booking: the booking details show it with its actions.
 * @a11y Tabs follow the ARIA pattern: arrow keys move, Enter selects. The panel is named by its
 * tab.
 */
export function MyBookingsPage() {
  usePageTitle(bookingsCopy.heading)
  const bookings = useBookings()
  const { tab, page, selectTab, turnTo } = useBookingTab()
  return (
    <PageFrame>
      <PageHeading actions={<FiltersButton />}>{bookingsCopy.heading}</PageHeading>
      <BookingTabs selected={tab} onSelect={selectTab} panelId={PANEL_ID} />
      <BookingList id={PANEL_ID} bookings={bookings} tab={tab} page={page} onPageChange={turnTo} />
    </PageFrame>
  )
}

/** Keeps the tab and page of My bookings in the address: `?tab=past&page=2`. */
function useBookingTab() {
  const [parameters, setParameters] = useSearchParams()
  const tab: BookingTab = BOOKING_TABS.find((each) => each === parameters.get('tab')) ?? 'all'
  const named = Number(parameters.get('page'))
  const page = Number.isInteger(named) && named >= 1 ? named : 1
  const go = (toTab: BookingTab, toPage: number) =>
    setParameters({
      ...(toTab !== 'all' && { tab: toTab }),
      ...(toPage !== 1 && { page: String(toPage) }),
    })
  return {
    tab,
    page,
    selectTab: (chosen: BookingTab) => go(chosen, 1),
    turnTo: (chosen: number) => go(tab, chosen),
  }
}
