import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns whether the component was in the server's markup when React took it over. False for
 * everything that is drawn later.
 */
export function useWasDrawn() {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isTakenOver)[0]
}
