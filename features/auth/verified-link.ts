import { atom, useAtom, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { apiPaths } from '@domain/api/api-paths'
import { VERIFY_EMAIL_KEY } from '@domain/constants'
import type { Api } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { keptOrigin } from '@features/session/kept-origin'
import { tabStore } from '@features/session/token-store'

/**
 * Token of the mailed link, kept in this tab. It proves the address, which the id does not.
 */
export const verifiedLink = {
  read: () => tabStore.read(VERIFY_EMAIL_KEY) ?? undefined,
  write: (token: string) => tabStore.write(VERIFY_EMAIL_KEY, token),
  clear: () => tabStore.remove(VERIFY_EMAIL_KEY),
}

/** Kept instead of the token of a link that the server rejected, so that a reload knows it too. */
const REFUSED = 'refused'

const refusedAtom = atom<boolean>()
refusedAtom.debugLabel = 'refusedAtom'
/** True when the server rejected the link of this tab, even after a reload. */
export const linkRefusedAtom = atom(
  (get) => get(refusedAtom) ?? verifiedLink.read() === REFUSED,
  (_, set, isRefused: boolean) => {
    set(refusedAtom, isRefused)
    if (isRefused) verifiedLink.write(REFUSED)
  },
)
linkRefusedAtom.debugLabel = 'linkRefusedAtom'

/** Token of the link that this document has reported. */
let opened: string | undefined

/**
 * Reports to the server that the link was opened, and stores where the guest was before the
 * sign-up. Resolves with true when the server rejected it. A lost request is neither success nor
 * rejection.
 */
export async function openLink(api: Api, token: string): Promise<boolean> {
  opened = token
  try {
    const answer = await api.request('GET', apiPaths.verifyEmail(token), {
      handlesUnauthorized: true,
    })
    const { intent } = (answer ?? {}) as { intent?: unknown }
    if (typeof intent === 'string') keptOrigin.adopt(intent)
    return false
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500
  }
}

/**
 * Stores the token of a mailed link and reports it to the server without waiting for the response.
 */
export function useVerifyEmail() {
  const api = useApi()
  const setRefused = useSetAtom(linkRefusedAtom)
  return useCallback(
    (token: string) => {
      verifiedLink.write(token)
      setRefused(false)
      void openLink(api, token).then(setRefused)
    },
    [api, setRefused],
  )
}

/**
 * Checks after a reload whether the link of this tab is still good, because it may have been used
 * in another browser in the meantime. It asks our own server only, because another backend may
 * count the check as the link's use.
 */
export function useLinkCheck() {
  const api = useApi()
  const [isRefused, setRefused] = useAtom(linkRefusedAtom)
  useEffect(() => {
    const token = verifiedLink.read()
    if (!token || isRefused || token === opened || !usesOwnApi()) return
    void openLink(api, token).then(setRefused)
  }, [api, isRefused, setRefused])
}
