import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clock of this machine until the test ends, and returns a function that runs work as a
 * process does whose clock is this many milliseconds ahead.
 */
export function anotherClock(ahead: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const right = Date.now()
  return async <Result>(work: () => Promise<Result>) => {
    vi.setSystemTime(right + ahead)
    const done = await work()
    vi.setSystemTime(right)
    return done
  }
}
