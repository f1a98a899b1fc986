import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { sessionNumberAtom } from '@features/session/session-atoms'

/**
 * Path of the start-up's listings request, until the page for which it was sent has used the
 * response.
 */
export const startPathAtom = atom<string | null>(null)
startPathAtom.debugLabel = 'startPathAtom'

/**
 * Tells whether a page must send its request. It is false for the page whose request start-up has
 * already sent, even if the page's code loads long after the response, and true from then on.
 */
export function useRequestsOnMount(key: string): boolean {
  const [startPath, setStartPath] = useAtom(startPathAtom)
  const visit = useAtomValue(sessionNumberAtom)
  // A session that ended has cleared the cache, including the start-up's response.
  const [asks] = useState(startPath !== key || visit > 0)
  useEffect(() => {
    if (!asks) setStartPath(null)
  }, [asks, setStartPath])
  return asks
}
