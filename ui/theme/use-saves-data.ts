import { createContext, useContext, useSyncExternalStore } from 'react'
import { SLOW_NETWORKS } from '@domain/constants'

/** TypeScript lacks this type, because only some browsers support the API. */
interface Connection extends EventTarget {
  /** Whether the guest has enabled data saver in the browser. */
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as { connection?: Connection }).connection

const hasDataSaver = () => connection()?.saveData === true

/** Returns whether photos should be small: with data saver, or on a slow line. */
const wantsSmallPhotos = () =>
  hasDataSaver() || SLOW_NETWORKS.includes(connection()?.effectiveType ?? '')

function subscribe(onChange: () => void) {
  const link = connection()
  link?.addEventListener('change', onChange)
  return () => link?.removeEventListener('change', onChange)
}

/**
 * Context with whether the server has rendered the page with small photos. React begins with that,
 * although the browser may know better by then.
 */
export const RenderedSavingContext = createContext(false)

/**
 * Returns whether the guest has enabled data saver, and follows its changes. Carousels then do not
 * start by themselves.
 */
export const useSavesData = () => useSyncExternalStore(subscribe, hasDataSaver, () => false)

/** Returns whether photos should be small, and follows its changes. */
export function useSmallPhotos() {
  const wasRenderedSaving = useContext(RenderedSavingContext)
  return useSyncExternalStore(subscribe, wantsSmallPhotos, () => wasRenderedSaving)
}
