import { useSyncExternalStore } from 'react'

/** TypeScript lacks this type, because only some browsers support the API. */
interface Connection extends EventTarget {
  /** Whether the guest has enabled data saver in the browser. */
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as { connection?: Connection }).connection

const slow: readonly unknown[] = ['slow-2g', '2g', '3g']

/**
 * Returns whether data saver is enabled, or the connection is so slow that photos would delay the
 * guest.
 */
export const savesData = () => {
  const { saveData = false, effectiveType } = connection() ?? {}
  return saveData || slow.includes(effectiveType)
}

function subscribe(onChange: () => void) {
  const link = connection()
  link?.addEventListener('change', onChange)
  return () => link?.removeEventListener('change', onChange)
}

/**
 * Returns `savesData` and follows its changes. Components then show small photos, one on each card,
 * and carousels do not start.
 */
export const useSavesData = () => useSyncExternalStore(subscribe, savesData, () => false)
