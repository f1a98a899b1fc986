import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRanks, type Rank } from '@server/in-ranks'

const mostWaiting = { known: 10, stranger: 2 }

/** Starts tasks that last until they are ended, and records which have started. */
function makeWorks(inTurn: ReturnType<typeof createRanks>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    begin: (name: string, rank: Rank) =>
      inTurn(rank, () => {
        started.push(name)
        return new Promise<void>((end) => ends.set(name, end))
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

describe('work in ranks', () => {
  afterEach(() => void vi.useRealTimers())

  it('always keeps a place free of strangers, and lets known devices go first', async () => {
    const { started, begin, end } = makeWorks(createRanks({ atOnce: 2, mostWaiting }))
    void begin('stranger', 'stranger')
    void begin('another stranger', 'stranger')
    void begin('known', 'known')
    void begin('another known', 'known')
    expect(started).toEqual(['stranger', 'known'])
    await end('stranger')
    expect(started).toEqual(['stranger', 'known', 'another known'])
    await end('known')
    expect(started).toEqual(['stranger', 'known', 'another known', 'another stranger'])
  })

  it('refuses work when too much of its rank already waits', async () => {
    const { begin } = makeWorks(createRanks({ atOnce: 1, mostWaiting }))
    for (let n = 0; n < 3; n += 1) void begin(`${n}`, 'stranger')
    await expect(begin('late', 'stranger')).rejects.toMatchObject({ statusCode: 503 })
  })

  it('rests after a stranger, and meanwhile serves known devices', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { started, begin, end } = makeWorks(
      createRanks({ atOnce: 2, mostWaiting, restAfterStranger: () => 100 }),
    )
    void begin('stranger', 'stranger')
    const next = begin('another stranger', 'stranger')
    await end('stranger')
    expect(started).toEqual(['stranger'])
    void begin('known', 'known')
    expect(started).toEqual(['stranger', 'known'])
    await vi.advanceTimersByTimeAsync(99)
    expect(started).toEqual(['stranger', 'known'])
    await vi.advanceTimersByTimeAsync(1)
    expect(started).toEqual(['stranger', 'known', 'another stranger'])
    await end('another stranger')
    await next
  })
})
