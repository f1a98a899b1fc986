import { atom, createStore, useAtomValue } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSplashOver, type SplashInputs } from '@app/start/SplashWatch'
import { TIME } from '@domain/constants'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const allSettled = { authSettled: true, listingsSettled: true, favouritesSettled: true }

/**
 * Opens a splash screen whose inputs the test can change. It was first painted `age` milliseconds
 * ago.
 */
function openSplash(inputs: Partial<SplashInputs> = {}, age = 0) {
  const store = createStore()
  const inputsAtom = atom<SplashInputs>({
    ...allSettled,
    paintedAt: performance.now() - age,
    ...inputs,
  })
  const { result } = renderHook(() => useSplashOver(useAtomValue(inputsAtom)), { store })
  return {
    isOver: async () => {
      await settle()
      return result.current
    },
    change: (changes: Partial<SplashInputs>) =>
      store.set(inputsAtom, (now) => ({ ...now, ...changes })),
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the splash screen', () => {
  it('shows for exactly 1000 ms when everything is ready immediately (START-05)', async () => {
    const { isOver } = openSplash()
    await pass(TIME.splashMinimum - 1)
    expect(await isOver()).toBe(false)
    await pass(1)
    expect(await isOver()).toBe(true)
  })

  it('counts from its first paint, not from the arrival of the code (START-05)', async () => {
    const { isOver } = openSplash({}, 400)
    await pass(599)
    expect(await isOver()).toBe(false)
    await pass(1)
    expect(await isOver()).toBe(true)
  })

  it('ends immediately when it has already shown for long enough (START-05)', async () => {
    expect(await openSplash({}, 5_000).isOver()).toBe(true)
  })

  it('never returns (START-05)', async () => {
    const { isOver, change } = openSplash()
    await pass(TIME.splashMinimum)
    expect(await isOver()).toBe(true)
    change({ authSettled: false, listingsSettled: false, favouritesSettled: false })
    expect(await isOver()).toBe(true)
  })
})
