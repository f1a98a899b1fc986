import { useSyncExternalStore } from 'react'
import { isLargeScreen, watchLargeScreen } from './large-screen'

/**
 * Returns whether the window is at least as wide as the `lg` breakpoint, and follows its changes.
 */
export const useIsLarge = () => useSyncExternalStore(watchLargeScreen, isLargeScreen)
