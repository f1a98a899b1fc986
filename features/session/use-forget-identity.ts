import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { personalStore } from './personal-store'
import { endedForAtom, endSessionAtom } from './session-atoms'

/**
 * Forgets token, user, cache and everything kept for this user. The cache goes with the
 * visit, see VisitBoundary.
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
