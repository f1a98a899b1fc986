import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIME } from '@domain/constants'
import { startToastClock } from '@ui/feedback/Toast'

const started = () => {
  const onEnd = vi.fn()
  const onProgress = vi.fn()
  return { onEnd, onProgress, ...startToastClock({ duration: TIME.toast, onEnd, onProgress }) }
}

describe('the toast timer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('closes a toast at 1500 ms and not before (ERR-09)', () => {
    const { onEnd } = started()
    vi.advanceTimersByTime(1_499)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('empties the progress bar evenly while it runs (ERR-09)', () => {
    const { onProgress } = started()
    vi.advanceTimersByTime(750)
    expect(onProgress).toHaveBeenLastCalledWith(0.5)
    vi.advanceTimersByTime(750)
    expect(onProgress).toHaveBeenLastCalledWith(0)
  })

  it('pauses while held and then continues (ERR-09)', () => {
    const { onEnd, pause, resume } = started()
    vi.advanceTimersByTime(1_000)
    pause()
    vi.advanceTimersByTime(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    resume()
    vi.advanceTimersByTime(499)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('ends once, however often it is resumed', () => {
    const { onEnd, resume } = started()
    resume()
    vi.advanceTimersByTime(1_500)
    resume()
    vi.advanceTimersByTime(5_000)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
