import { useApi } from '@features/api/ApiProvider'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { linkRefusedAtom, openLink, verifiedLink } from './verified-link'

/** Keeps the value of a mailed link and tells the server; waits for nothing (section 2.1, R-35). */
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
