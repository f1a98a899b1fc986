import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Milliseconds without a key before a typed filter is asked for. */
export const TYPING_PAUSE = 400

/**
 * A deliberate choice counts at once and can be gone back from. While a guest is typing, the last
 * word counts after a pause, or when they leave the field ('typed'); it replaces the entry.
 */
export type Pace = 'choice' | 'typing' | 'typed'

export type PacedChange<Query> = (changed: Partial<Query>, pace?: Pace) => void

/** Gives each change of the filters its pace. What was typed and waits goes with the next change. */
export function usePacedChange<Query>(
  change: (changed: Partial<Query>, options: { replace: boolean }) => void,
): PacedChange<Query> {
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  }, [change])
  const waiting = useRef<{ changed: Partial<Query>; timer: ReturnType<typeof setTimeout> }>(
    undefined,
  )
  // A page that has gone has no address to change.
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  return useCallback((changed: Partial<Query>, pace: Pace = 'choice') => {
    clearTimeout(waiting.current?.timer)
    const all = { ...waiting.current?.changed, ...changed }
    waiting.current = undefined
    const settle = () => {
      waiting.current = undefined
      latest.current(all, { replace: pace !== 'choice' })
    }
    if (pace === 'typing')
      waiting.current = { changed: all, timer: setTimeout(settle, TYPING_PAUSE) }
    else settle()
  }, [])
}
