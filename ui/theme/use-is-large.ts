import { useSyncExternalStore } from 'react'
import { isLargeScreen, watchLargeScreen } from './large-screen'

/** True from the large breakpoint up, now and after every change of the window. */
export const useIsLarge = () => useSyncExternalStore(watchLargeScreen, isLargeScreen)
