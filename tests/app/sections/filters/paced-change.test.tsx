import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TYPING_PAUSE, usePacedChange } from '@app/sections/filters/use-paced-change'
import { renderHook } from '@tests/helpers/render-hook'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Query {
  min?: number
  max?: number
  city?: string
}

function open() {
  const change = vi.fn<(changed: Partial<Query>, options: { replace: boolean }) => void>()
  const { result, unmount } = renderHook(() => usePacedChange<Query>(change))
  return { change, unmount, paced: () => result.current }
}

describe('a change of the filters (FILT-03)', () => {
  it('applies a choice immediately, as a history entry that Back can undo', () => {
    const { change, paced } = open()
    paced()({ city: 'Jos' })
    expect(change).toHaveBeenCalledExactlyOnceWith({ city: 'Jos' }, { replace: false })
  })

  it('waits for a pause in typing and adds no history entry', () => {
    const { change, paced } = open()
    paced()({ min: 1 }, 'typing')
    vi.advanceTimersByTime(TYPING_PAUSE - 1)
    paced()({ min: 12 }, 'typing')
    paced()({ max: 20 }, 'typing')
    vi.advanceTimersByTime(TYPING_PAUSE - 1)
    expect(change).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(change).toHaveBeenCalledExactlyOnceWith({ min: 12, max: 20 }, { replace: true })
  })

  it('applies immediately when the guest leaves the field', () => {
    const { change, paced } = open()
    paced()({ min: 1 }, 'typing')
    paced()({ min: 12 }, 'typed')
    expect(change).toHaveBeenCalledExactlyOnceWith({ min: 12 }, { replace: true })
    vi.advanceTimersByTime(TYPING_PAUSE)
    expect(change).toHaveBeenCalledOnce()
  })

  it('includes the text typed before it', () => {
    const { change, paced } = open()
    paced()({ min: 1 }, 'typing')
    paced()({ city: 'Jos' })
    vi.advanceTimersByTime(TYPING_PAUSE)
    expect(change).toHaveBeenCalledExactlyOnceWith({ min: 1, city: 'Jos' }, { replace: false })
  })

  it('gives six clicks on a stepper one history entry (R-147)', () => {
    const { change, paced } = open()
    for (let min = 1; min <= 6; min += 1) {
      paced()({ min }, 'step')
      vi.advanceTimersByTime(TYPING_PAUSE - 1)
    }
    expect(change).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(change).toHaveBeenCalledExactlyOnceWith({ min: 6 }, { replace: false })
  })

  it('is dropped when its page closes', () => {
    const { change, paced, unmount } = open()
    paced()({ min: 1 }, 'typing')
    unmount()
    vi.advanceTimersByTime(TYPING_PAUSE)
    expect(change).not.toHaveBeenCalled()
  })
})
