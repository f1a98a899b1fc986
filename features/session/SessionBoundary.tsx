import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { SWRConfig, type Cache } from 'swr'
import { sessionNumberAtom } from './session-atoms'

export interface SessionBoundaryProps {
  /** Content of the app. */
  children: ReactNode
}

/**
 * Gives every session its own cache. When a session ends, its data is gone before the next paint,
 * and a late response reaches nobody. The first session shares the start-up's cache.
 *
 * @avoid Around a part of the page: one boundary holds the whole app.
 * @a11y It draws nothing of its own, so keyboard and screen readers meet only its children.
 */
export function SessionBoundary({ children }: SessionBoundaryProps) {
  const visit = useAtomValue(sessionNumberAtom)
  const provider = (parent: Readonly<Cache>) => (visit === 0 ? (parent as Cache) : new Map())
  return (
    <SWRConfig key={visit} value={{ provider }}>
      {children}
    </SWRConfig>
  )
}
