import { atom, type createStore } from 'jotai'
import type { User } from '@domain/schemas/auth-schema'
import { tokenStore } from './token-store'

/** State of the session. It starts without a user. */
export interface SessionState {
  user: User | null
  isAuthenticated: boolean
  /** True during a check or a login. */
  isLoading: boolean
  /** Message of the store. */
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

/**
 * Returns a function that tells whether the user of now is still here, because a response that
 * arrives after a logout must not reach the next one.
 */
export function stillHere(store: Pick<ReturnType<typeof createStore>, 'get'>) {
  const userId = store.get(sessionAtom).user?._id
  return () => store.get(sessionAtom).user?._id === userId
}

/** Counts the sessions of this page, so that the next user starts with an empty state. */
export const sessionNumberAtom = atom(0)
sessionNumberAtom.debugLabel = 'sessionNumberAtom'

/** User whose session expired. Only this guest is led back to where it ended. */
export const endedForAtom = atom<string | undefined>(undefined)
endedForAtom.debugLabel = 'endedForAtom'

/**
 * Ends a session in one place: its token, its user and everything in memory. `error` is the store's
 * message when the end is a failure.
 */
export const endSessionAtom = atom(null, (get, set, error: string | null = null) => {
  tokenStore.remove()
  set(endedForAtom, get(sessionAtom).user?._id)
  set(sessionAtom, { ...signedOut, error })
  set(sessionNumberAtom, (visits) => visits + 1)
})
endSessionAtom.debugLabel = 'endSessionAtom'
