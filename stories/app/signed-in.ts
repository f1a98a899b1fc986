import { sessionAtom, type SessionState } from '@features/session/session-atoms'
import { makeUser } from '@tests/fixtures/make-user'

export const ada = makeUser()

const session: SessionState = { user: ada, isAuthenticated: true, isLoading: false, error: null }

/** `parameters: { atoms: signedIn }`: Ada is here. */
export const signedIn = [[sessionAtom, session]] as const
