import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiPaths } from '@domain/api/api-paths'
import { paths } from '@domain/paths'
import { useApi } from '@features/api/ApiProvider'
import { useForgetIdentity } from './use-forget-identity'

/**
 * Ends the session. It first opens /login without state, so that no guard keeps an origin for the
 * next person, and then removes this user's data before the next paint.
 */
export function useLogout() {
  const api = useApi()
  const navigate = useNavigate()
  const forget = useForgetIdentity()
  return useCallback(() => {
    // Sent while the token still exists. If it fails, the token expires by itself, and the tab
    // drops it now.
    const revoked = api.request('POST', apiPaths.logout, { handlesUnauthorized: true })
    revoked.catch((error: unknown) =>
      console.warn('The session could not be ended at the server', error),
    )
    void navigate(paths.login, { state: null })
    forget()
  }, [api, navigate, forget])
}
