import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `pause` milliseconds, and undefined before. */
export function usePaused<Value>(value: Value, pause: number): Value | undefined {
  const [still, setStill] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return still === value ? value : undefined
}
