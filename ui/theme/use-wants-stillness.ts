import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Returns whether the guest's system asks for reduced motion now, outside a component. */
export const wantsStillness = () => window.matchMedia(QUERY).matches

/** Returns whether the guest's system asks for reduced motion. */
export const useWantsStillness = () => useSyncExternalStore(subscribe, wantsStillness, () => false)
