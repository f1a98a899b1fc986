import type { User } from '@domain/schemas/auth-schema'
import { atom } from 'jotai'
import { tokenStore } from './token-store'

/** Section 3. Starts unauthenticated with no user (section 4). */
export interface SessionState {
  user: User | null
  isAuthenticated: boolean
  /** A check or a login is under way. */
  isLoading: boolean
  /** The store's error text, chosen by section 8. */
  error: string | null
}

export const signedOut: SessionState = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
}

export const sessionAtom = atom<SessionState>(signedOut)
sessionAtom.debugLabel = 'sessionAtom'

/** Counts the sessions of this page: whoever logs in next starts afresh. */
export const visitAtom = atom(0)
visitAtom.debugLabel = 'visitAtom'

/** Whose session ended by itself: only that guest is led back to where it ended. */
export const endedForAtom = atom<string | undefined>(undefined)
endedForAtom.debugLabel = 'endedForAtom'

/**
 * The one end of a session: token, user, and all that the visit held. `error` is the store's words
 * when it ended by a failure.
 */
export const endSessionAtom = atom(null, (get, set, error: string | null = null) => {
  tokenStore.remove()
  set(endedForAtom, get(sessionAtom).user?._id)
  set(sessionAtom, { ...signedOut, error })
  set(visitAtom, (visits) => visits + 1)
})
endSessionAtom.debugLabel = 'endSessionAtom'
