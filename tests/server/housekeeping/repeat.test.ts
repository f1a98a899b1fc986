import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeat } from '@server/housekeeping/repeat'

describe('a repeated task', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs once per interval until it is stopped', async () => {
    const task = vi.fn(async () => {})
    const stop = repeat(task, 1_000, () => {})
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(task).toHaveBeenCalledTimes(2)
    stop()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(task).toHaveBeenCalledTimes(2)
  })

  it('may run before the first interval is over', async () => {
    const task = vi.fn(async () => {})
    const stop = repeat(task, 1_000, () => {}, 200)
    await vi.advanceTimersByTimeAsync(200)
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(799)
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledTimes(2)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports a failed run, and runs again', async () => {
    const fault = new Error('The disk is full.')
    const task = vi.fn(async () => {}).mockRejectedValueOnce(fault)
    const onFault = vi.fn()
    const stop = repeat(task, 1_000, onFault)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(onFault.mock.calls).toEqual([[fault]])
    expect(task).toHaveBeenCalledTimes(2)
    stop()
  })
})
