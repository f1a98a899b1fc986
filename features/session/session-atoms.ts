import type { User } from '@domain/schemas/auth-schema'
import { atom } from 'jotai'

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
