import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { apiPaths } from '@domain/api/api-paths'
import type { User } from '@domain/schemas/auth-schema'
import type { Api } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'
import { lastUser } from './last-user'
import { offeredToken, tokenArrival } from './offered-token'
import { sessionAtom } from './session-atoms'
import { tokenStore } from './token-store'
import { useForgetIdentity } from './use-forget-identity'

/** Requests with another token than the one of this tab. */
const requestAs = (api: Api, token: string, method: 'GET' | 'POST', path: string) =>
  api.request(method, path, {
    headers: { authorization: `Bearer ${token}` },
    handlesUnauthorized: true,
  })

/** Ends a session at the server. If it fails, the token expires by itself. */
const revoke = (api: Api, token: string) =>
  requestAs(api, token, 'POST', apiPaths.logout).catch((error: unknown) =>
    console.warn('The session could not be ended at the server', error),
  )

interface Offer {
  token: string
  user: User
}

/**
 * Handles the session of a link that was opened while another one was in this tab. `offer` is set
 * when the guest has to choose between two accounts. The session that is not chosen ends at the
 * server too. A link without a valid session changes nothing.
 */
export function useOfferedSession() {
  const api = useApi()
  const [{ user, isLoading }, setSession] = useAtom(sessionAtom)
  const forget = useForgetIdentity()
  const [offer, setOffer] = useState<Offer>()

  const take = useCallback(
    ({ token, user: next }: Offer) => {
      const old = tokenStore.read()
      if (old !== null) void revoke(api, old)
      forget()
      offeredToken.remove()
      setOffer(undefined)
      tokenStore.write(token)
      lastUser.write(next)
      tokenArrival.mark()
      setSession({ user: next, isAuthenticated: true, isLoading: false, error: null })
    },
    [api, forget, setSession],
  )

  const current = user?._id
  useEffect(() => {
    const token = offeredToken.read()
    // A stored token without a user means that the session check has not ended yet.
    const isChecking = isLoading || (current === undefined && tokenStore.read() !== null)
    if (token === null || isChecking || offer) return
    let isWanted = true
    requestAs(api, token, 'GET', apiPaths.me).then(
      (answer) => {
        const next = (answer as { user?: User } | undefined)?.user
        if (!isWanted) return
        if (!next?._id) offeredToken.remove()
        // Without a live session, or for the same account, there is nothing to choose.
        else if (current === undefined || current === next._id) take({ token, user: next })
        else setOffer({ token, user: next })
      },
      () => isWanted && offeredToken.remove(),
    )
    return () => {
      isWanted = false
    }
  }, [api, current, isLoading, offer, take])

  const stay = () => {
    if (offer) void revoke(api, offer.token)
    offeredToken.remove()
    setOffer(undefined)
  }
  return { current: user, offer: offer?.user, stay, change: () => offer && take(offer) }
}

/** Calls back once with the user of a session that came from a link. */
export function useArrivedUser(onArrive: (user: User) => void) {
  const { user, isLoading } = useAtomValue(sessionAtom)
  useEffect(() => {
    if (user && tokenArrival.take()) onArrive(user)
    // The link's session was not valid, so a later login has nothing to do with it.
    if (!user && !isLoading && tokenStore.read() === null) tokenArrival.take()
  }, [user, isLoading, onArrive])
}
