import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Returns whether the tab is hidden. */
export const useTabHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
