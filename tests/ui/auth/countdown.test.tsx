import { atom, useAtomValue } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIME } from '@domain/constants'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { useCountdown } from '@ui/auth/use-countdown'

const start = Date.parse('2026-01-07T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(start)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settle()
}

describe('the countdown to the next code', () => {
  it.each([
    ['the digit boxes', TIME.digitBoxTimer, 30],
    ['a mailed link and a reset', TIME.resendCountdown, 120],
  ])(
    'of %s ends on the exact second (SIGNUP-18, RESET-03, CONST-01)',
    async (_, duration, seconds) => {
      const { result } = renderHook(() => useCountdown(start + duration))
      expect(result.current).toBe(seconds)
      await pass(1_000)
      expect(result.current).toBe(seconds - 1)
      await pass(duration - 2_000)
      expect(result.current).toBe(1)
      await pass(999)
      expect(result.current).toBe(1)
      await pass(1)
      expect(result.current).toBe(0)
    },
  )

  it('catches up after the tab slept (R-38)', async () => {
    const { result } = renderHook(() => useCountdown(start + TIME.resendCountdown))
    // A sleeping tab runs no timers, but its clock goes on.
    vi.setSystemTime(start + 90_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(result.current).toBe(30)
    vi.setSystemTime(start + 200_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(result.current).toBe(0)
  })

  it('restarts immediately after a resend, however late (SIGNUP-18)', async () => {
    const untilAtom = atom(start + TIME.digitBoxTimer)
    const { result, store } = renderHook(() => useCountdown(useAtomValue(untilAtom)))
    await pass(300_000)
    expect(result.current).toBe(0)
    store.set(untilAtom, Date.now() + TIME.digitBoxTimer)
    await settle()
    expect(result.current).toBe(30)
    await pass(1_000)
    expect(result.current).toBe(29)
  })

  it('leaves no timer behind once it is over', async () => {
    renderHook(() => useCountdown(start + 2_000))
    await pass(2_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
