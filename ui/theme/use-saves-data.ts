import { createContext, useContext, useSyncExternalStore } from 'react'
import { SLOW_NETWORKS } from '@domain/constants'

/** TypeScript lacks this type, because only some browsers support the API. */
interface Connection extends EventTarget {
  /** Whether the guest has enabled data saver in the browser. */
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as { connection?: Connection }).connection

/**
 * Returns whether data saver is enabled, or the connection is so slow that photos would delay the
 * guest.
 */
export const savesData = () => {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return saveData || SLOW_NETWORKS.includes(effectiveType)
}

function subscribe(onChange: () => void) {
  const link = connection()
  link?.addEventListener('change', onChange)
  return () => link?.removeEventListener('change', onChange)
}

/**
 * Context with whether the server has drawn the page for a guest who saves data. React begins with
 * that, although the browser may know better by then.
 */
export const DrawnSavingContext = createContext(false)

/**
 * Returns `savesData` and follows its changes. Components then show small photos, one on each card,
 * and carousels do not start.
 */
export function useSavesData() {
  const wasDrawnSaving = useContext(DrawnSavingContext)
  return useSyncExternalStore(subscribe, savesData, () => wasDrawnSaving)
}
