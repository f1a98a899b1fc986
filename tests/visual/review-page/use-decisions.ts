import { useMemo, useSyncExternalStore } from 'react'
import { createDecisionStore } from './decision-store'

/** Keeps the decisions of a review through reloads and in step with other tabs. */
export function useDecisions(digest: string, keys: readonly string[]) {
  const store = useMemo(() => createDecisionStore(digest, keys), [digest, keys])
  const { decide, undo } = store
  return { ...useSyncExternalStore(store.subscribe, store.read), decide, undo }
}
