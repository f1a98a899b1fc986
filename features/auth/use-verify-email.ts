import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { linkRefusedAtom, openLink, verifiedLink } from './verified-link'

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
