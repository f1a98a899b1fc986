import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { SWRConfig, type Cache } from 'swr'
import { visitAtom } from './session-atoms'

export interface VisitBoundaryProps {
  children: ReactNode
}

/**
 * Every visit has a cache of its own: when a session ends, what it read is gone before the next
 * paint, and an answer still under way reaches nobody. The first visit shares the start-up's.
 */
export function VisitBoundary({ children }: VisitBoundaryProps) {
  const visit = useAtomValue(visitAtom)
  const provider = (parent: Readonly<Cache>) => (visit === 0 ? (parent as Cache) : new Map())
  return (
    <SWRConfig key={visit} value={{ provider }}>
      {children}
    </SWRConfig>
  )
}
