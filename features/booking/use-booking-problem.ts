import { useAtomValue } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { paths } from '@domain/paths'
import type { StayChoice } from '@domain/stay/stay-choice'
import { sessionAtom } from '@features/session/session-atoms'
import type { BookingProblem } from '@ui/booking/booking-checks'
import { useNotify, type Notice } from '@ui/feedback/NotifyContext'

/** Toasts for a booking that was not sent. 'format' has none, because its field shows the error. */
const notices = {
  login: { ...bookingToastCopy.loginToBook, severity: 'warning' },
  dates: { ...bookingToastCopy.missingDates, severity: 'error' },
  information: { ...bookingToastCopy.missingInformation, severity: 'error' },
  format: undefined,
} as const satisfies Record<BookingProblem['kind'], Notice | undefined>

/** Shows why a booking was not sent. A missing login leads to /login, which returns here. */
export function useBookingProblem(choice: StayChoice & { guests: number }) {
  const { user } = useAtomValue(sessionAtom)
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  return function report({ kind }: BookingProblem) {
    const notice = notices[kind]
    if (notice) notify(notice)
    if (kind !== 'login') return
    const { startDate, endDate, guests } = choice
    // The guest finds the stay as it was chosen here after the login.
    const state: unknown = { ...(location.state as object), startDate, endDate, guests }
    // The login comes in place of the form, which would otherwise be twice in the history after it.
    void navigate(paths.login, {
      replace: true,
      state: { from: { ...location, state }, owner: user?._id },
    })
  }
}
