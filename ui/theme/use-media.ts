import { useSyncExternalStore } from 'react'
import type { mediaQuery } from './media-query'

/** Returns whether a condition of the window is fulfilled, and follows its changes. */
export const useMedia = ({ watch, matches }: ReturnType<typeof mediaQuery>) =>
  useSyncExternalStore(watch, matches, () => false)
