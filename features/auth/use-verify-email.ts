import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { linkRefusedAtom, openLink, unreportedLink, verifiedLink } from './verified-link'

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
 * Asks after a reload whether the link is still good. It asks our own server only, because another
 * backend may count the question as the link's use (decision 33).
 */
export function useLinkCheck() {
  const open = useVerifyEmail()
  useEffect(() => {
    const token = unreportedLink()
    if (token && usesOwnApi()) open(token)
  }, [open])
}
