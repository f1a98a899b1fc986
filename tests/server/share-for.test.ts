import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareFor } from '@server/share-for'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

it('shares a check that runs, remembers it for a moment, and then runs it again', async () => {
  const ends: ((result: string) => void)[] = []
  const ask = shareFor(100, () => new Promise<string>((end) => ends.push(end)))
  const [first, second] = [ask(), ask()]
  vi.advanceTimersByTime(1_000)
  expect(ask()).toBe(first)
  ends[0]?.('one')
  expect(await second).toBe('one')
  vi.advanceTimersByTime(99)
  expect(await ask()).toBe('one')
  vi.advanceTimersByTime(1)
  const third = ask()
  ends[1]?.('two')
  expect(await third).toBe('two')
})

it('remembers a failure for no longer', async () => {
  let calls = 0
  const ask = shareFor(100, async () => {
    calls += 1
    if (calls === 1) throw new Error('no disk')
    return calls
  })
  await expect(ask()).rejects.toThrow('no disk')
  await expect(ask()).rejects.toThrow('no disk')
  vi.advanceTimersByTime(100)
  expect(await ask()).toBe(2)
})
