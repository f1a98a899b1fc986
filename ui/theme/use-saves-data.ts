import { useSyncExternalStore } from 'react'

/** Not in TypeScript's list: only some browsers tell how they are connected. */
interface Connection extends EventTarget {
  /** The guest has asked the browser to save data. */
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as { connection?: Connection }).connection

const slow: readonly unknown[] = ['slow-2g', '2g', '3g']

/** True where the guest saves data, or where the link is so slow that photos would keep them waiting. */
export const savesData = () => {
  const { saveData = false, effectiveType } = connection() ?? {}
  return saveData || slow.includes(effectiveType)
}

function subscribe(onChange: () => void) {
  const link = connection()
  link?.addEventListener('change', onChange)
  return () => link?.removeEventListener('change', onChange)
}

/** Small photos, one a card, and carousels that stand still: see `savesData`. */
export const useSavesData = () => useSyncExternalStore(subscribe, savesData)
