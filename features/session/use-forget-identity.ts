import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { personalStore } from './personal-store'
import { endedForAtom, endSessionAtom } from './session-atoms'

/**
 * Removes token, user, cache and everything stored for this user. SessionBoundary drops the cache.
 */
export function useForgetIdentity() {
  const endSession = useSetAtom(endSessionAtom)
  const setEndedFor = useSetAtom(endedForAtom)
  return useCallback(() => {
    personalStore.clear()
    endSession()
    setEndedFor(undefined)
  }, [endSession, setEndedFor])
}
