import { visitAtom } from '@features/session/session-atoms'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** The listings call of the start-up, until the page that it was made for has taken its answer. */
export const startPathAtom = atom<string | null>(null)
startPathAtom.debugLabel = 'startPathAtom'

/**
 * False for the page that the start-up already asks for: its code may arrive long after the answer,
 * and nothing is asked twice. True for every later visit.
 */
export function useAsksOnMount(key: string): boolean {
  const [startPath, setStartPath] = useAtom(startPathAtom)
  const visit = useAtomValue(visitAtom)
  // A visit that has ended took the start-up's answer with its cache.
  const [asks] = useState(startPath !== key || visit > 0)
  useEffect(() => {
    if (!asks) setStartPath(null)
  }, [asks, setStartPath])
  return asks
}
