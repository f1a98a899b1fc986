import { useEffect, useState } from 'react'

/** The value once it has stood still for so many milliseconds; undefined while it moves. */
export function usePaused<Value>(value: Value, pause: number): Value | undefined {
  const [still, setStill] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return still === value ? value : undefined
}
