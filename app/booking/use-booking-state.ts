import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Changes what is booked. It lives in the history entry, so a reload, a login on the way and Back
 * find it as it was chosen.
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
