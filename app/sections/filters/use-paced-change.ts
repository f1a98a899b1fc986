import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * In milliseconds. Pause in typing, or between clicks on a stepper, after which a filter applies.
 */
export const TYPING_PAUSE = 400

/**
 * A choice applies at once and gets a history entry. Typing applies after a pause, or when the
 * guest leaves the field ('typed'), and replaces the entry. Clicks on a stepper ('step')
 * apply after a pause and get one entry together.
 */
export type Pace = 'choice' | 'typing' | 'typed' | 'step'

export type PacedChange<Query> = (changed: Partial<Query>, pace?: Pace) => void

/** Applies each change of the filters at its pace. Another change also applies a pending one. */
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
  // After unmounting there is no address to change.
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  return useCallback((changed: Partial<Query>, pace: Pace = 'choice') => {
    clearTimeout(waiting.current?.timer)
    const all = { ...waiting.current?.changed, ...changed }
    waiting.current = undefined
    const settle = () => {
      waiting.current = undefined
      latest.current(all, { replace: pace === 'typing' || pace === 'typed' })
    }
    if (pace === 'typing' || pace === 'step')
      waiting.current = { changed: all, timer: setTimeout(settle, TYPING_PAUSE) }
    else settle()
  }, [])
}
