import { useSearchParams } from 'react-router-dom'
import { BOOKING_TABS, type BookingTab } from '@domain/booking/booking-status'

/** Keeps the tab and page of My bookings in the address: `?tab=past&page=2`. */
export function useBookingTab() {
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
