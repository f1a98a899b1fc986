import type { SessionState } from '@features/session/session-atoms'
import { makeUser } from '@tests/fixtures/make-user'
import type { BookingGuest } from '@ui/booking/booking-checks'

export const ada = makeUser()

/** Ada's session, as a login leaves it. */
export const adaSession: SessionState = {
  user: ada,
  isAuthenticated: true,
  isLoading: false,
  error: null,
}

/** Ada's entries in the booking form. */
export const adaAsGuest: BookingGuest = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@staylet.test',
  phone: '08012345678',
  sex: 'female',
  age: '34',
  location: 'lagos',
  message: 'We arrive late.',
}
