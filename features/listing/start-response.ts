import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionNumberAtom } from '@features/session/session-atoms'

/**
 * Paths of the listings requests that start-up has sent or that came with the document, until the
 * page for which they were has used the responses.
 */
export const startPathsAtom = atom<readonly string[]>([])
startPathsAtom.debugLabel = 'startPathsAtom'

/**
 * Tells whether a page must send its request. It is false for a request that start-up has already
 * sent, even if the page's code loads long after the response, and true once the page has gone on to
 * another request.
 */
export function useMustRequest(key: string): boolean {
  const [startPaths, setStartPaths] = useAtom(startPathsAtom)
  const visit = useAtomValue(sessionNumberAtom)
  // A session that ended has cleared the cache, including the start-up's response.
  const isAnswered = visit === 0 && startPaths.includes(key)
  useEffect(() => {
    if (!isAnswered) return undefined
    return () => setStartPaths((paths) => paths.filter((path) => path !== key))
  }, [isAnswered, key, setStartPaths])
  return !isAnswered
}
