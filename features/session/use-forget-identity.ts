import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { sessionAtom, signedOut } from './session-atoms'
import { personalStore } from './personal-store'
import { tokenStore } from './token-store'

/** Forgets token, user, cache and everything kept for this user. */
export function useForgetIdentity() {
  const setSession = useSetAtom(sessionAtom)
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    tokenStore.remove()
    personalStore.clear()
    setSession(signedOut)
    void mutate(() => true, undefined, { revalidate: false })
  }, [setSession, mutate])
}
