import { useLocation, useNavigate } from 'react-router-dom'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'

/**
 * Returns a function that changes the dates or guests being booked. They are kept in the history
 * entry, so that a reload, a login on the way and Back all restore them.
 */
export function useBookingState() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (changed: Partial<BookingPageData>) =>
    void navigate(
      { pathname, search },
      { replace: true, state: { ...(state as object), ...changed } },
    )
}
