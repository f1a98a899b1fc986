export interface ToastClockOptions {
  /** Time until the toast closes, in milliseconds. */
  duration: number
  /** Callback fired at every step with the share of time left, from 1 to 0. */
  onProgress: (left: number) => void
  onEnd: () => void
}

/** Milliseconds between two steps of the clock. */
const STEP = 50

/**
 * Starts the one clock that closes a toast and drives its bar. It counts steps instead of
 * reading the time, so a busy page gives the guest more time, never less.
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
