import { useAtom, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { User } from '@domain/schemas/auth-schema'
import { endSessionAtom, sessionAtom } from './session-atoms'

/** Returns the current session and the actions on it. */
export function useSession() {
  const [session, setSession] = useAtom(sessionAtom)
  const endSession = useSetAtom(endSessionAtom)
  const actions = useMemo(() => {
    const clearUser = () => endSession()
    return {
      /** Marks the user as authenticated. */
      setUser: (user: User) =>
        setSession({ user, isAuthenticated: true, isLoading: false, error: null }),
      /** False clears the user and the token. */
      setAuthenticated: (isAuthenticated: boolean) =>
        isAuthenticated ? setSession((now) => ({ ...now, isAuthenticated })) : clearUser(),
      /** Clears the token too. */
      clearUser,
      /** Merges fields into the user. Without a user it does nothing. */
      mergeProfile: (fields: Partial<User>) =>
        setSession((now) => (now.user ? { ...now, user: { ...now.user, ...fields } } : now)),
      clearError: () => setSession((now) => ({ ...now, error: null })),
    }
  }, [setSession, endSession])
  return { ...session, ...actions }
}
