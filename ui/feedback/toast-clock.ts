export interface ToastClockOptions {
  /** Milliseconds. */
  duration: number
  /** The share of time that is left, from 1 to 0. */
  onProgress: (left: number) => void
  onEnd: () => void
}

/** Milliseconds between two looks at the clock. */
const STEP = 50

/**
 * The one clock that closes a toast and drives its bar. It counts its own steps instead of
 * the time of day: a busy page gives the reader longer, never shorter.
 */
export function startToastClock({ duration, onProgress, onEnd }: ToastClockOptions) {
  let elapsed = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const pause = () => {
    clearInterval(timer)
    timer = undefined
  }
  const step = () => {
    elapsed += STEP
    onProgress(Math.max(0, 1 - elapsed / duration))
    if (elapsed >= duration) {
      pause()
      onEnd()
    }
  }
  const resume = () => {
    if (timer === undefined && elapsed < duration) timer = setInterval(step, STEP)
  }

  resume()
  return { pause, resume }
}
