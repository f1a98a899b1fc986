import { useState } from 'react'

/**
 * Holds the value of an arg as a page would, so that the story responds to the guest. A new value
 * from the control replaces the held one.
 */
export function useHeld<Value>(arg: Value) {
  const [held, hold] = useState(arg)
  const [last, setLast] = useState(arg)
  if (!Object.is(arg, last)) {
    setLast(arg)
    hold(arg)
    return [arg, hold] as const
  }
  return [held, hold] as const
}
