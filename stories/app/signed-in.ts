import { sessionAtom, type SessionState } from '@features/session/session-atoms'
import { makeUser } from '@tests/fixtures/make-user'

export const ada = makeUser()

const session: SessionState = { user: ada, isAuthenticated: true, isLoading: false, error: null }

/** Atoms of a session with Ada logged in: `parameters: { atoms: signedIn }`. */
export const signedIn = [[sessionAtom, session]] as const
