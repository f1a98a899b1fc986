import type { SessionState } from '@features/session/session-atoms'
import { makeUser } from '@tests/fixtures/make-user'

export const ada = makeUser()

/** Ada's session, as a login leaves it. */
export const adaSession: SessionState = {
  user: ada,
  isAuthenticated: true,
  isLoading: false,
  error: null,
}
