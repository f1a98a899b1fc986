import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { clearPersonalValues } from './personal-store'
import { recentSearchesAtom } from './recent-searches'
import { endedForAtom, endSessionAtom } from './session-atoms'

/**
 * Removes token, user, cache and everything stored for this user. SessionBoundary drops the cache.
 */
export function useForgetIdentity() {
  const endSession = useSetAtom(endSessionAtom)
  const setEndedFor = useSetAtom(endedForAtom)
  const forgetSearches = useSetAtom(recentSearchesAtom)
  return useCallback(() => {
    clearPersonalValues()
    forgetSearches(null)
    endSession()
    setEndedFor(undefined)
  }, [endSession, setEndedFor, forgetSearches])
}
