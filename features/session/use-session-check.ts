import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { checkSession } from './check-session'
import { lastUser } from './last-user'
import { endSessionAtom, sessionAtom } from './session-atoms'
import { tokenStore } from './token-store'

/**
 * Checks a stored token at start-up. Success logs the user in, failure deletes the token. Without a
 * network it sends no request: the last user is shown, and the check runs on reconnect.
 * `enabled` is false on /reset-password.
 */
export function useSessionCheck(enabled: boolean) {
  const api = useApi()
  const setSession = useSetAtom(sessionAtom)
  const endSession = useSetAtom(endSessionAtom)
  useEffect(() => {
    const token = tokenStore.read()
    if (!enabled || !token) return
    let current = true
    const check = () => void run()
    async function run() {
      // The network may return after a logout or another login.
      if (tokenStore.read() !== token) return
      setSession((now) => ({ ...now, isLoading: true, error: null }))
      const result = await checkSession(api)
      // A login or logout in the meantime takes precedence.
      if (!current || tokenStore.read() !== token) return
      if ('user' in result) {
        lastUser.write(result.user)
        setSession({ user: result.user, isAuthenticated: true, isLoading: false, error: null })
      } else {
        endSession(result.error)
      }
    }
    if (navigator.onLine) {
      check()
    } else {
      const user = lastUser.read() ?? null
      setSession({ user, isAuthenticated: user !== null, isLoading: false, error: null })
      window.addEventListener('online', check, { once: true })
    }
    return () => {
      current = false
      window.removeEventListener('online', check)
    }
  }, [api, enabled, setSession, endSession])
}
