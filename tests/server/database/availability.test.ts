import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAvailability } from '@server/database/availability'

describe('the watch over a database server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const watch = () => {
    let probe = () => Promise.resolve()
    const events: string[] = []
    const availability = watchAvailability({
      probe: () => probe(),
      onAway: () => events.push('away'),
      onReturn: () => events.push('back'),
    })
    const become = (state: 'up' | 'down' | 'silent') => {
      const answers = {
        up: () => Promise.resolve(),
        down: () => Promise.reject(new Error('refused')),
        silent: () => new Promise<void>(() => undefined),
      }
      probe = answers[state]
    }
    return { availability, become, events }
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  it('keeps a suspected database that answers', async () => {
    const { availability, events } = watch()
    availability.suspect()
    await pass(1_000)
    expect([availability.isAway(), events]).toEqual([false, []])
  })

  it('keeps a suspected database that has answered a statement, although a probe fails', async () => {
    const { availability, become, events } = watch()
    become('down')
    availability.suspect()
    availability.trust()
    await pass(1_000)
    expect([availability.isAway(), events]).toEqual([false, []])
    availability.suspect()
    await pass(1_000)
    expect([availability.isAway(), events]).toEqual([true, ['away']])
    availability.trust()
    expect(availability.isAway()).toBe(true)
    availability.stop()
  })

  it('reports once that the database is away, and at once when it is back', async () => {
    const { availability, become, events } = watch()
    become('down')
    availability.suspect()
    availability.suspect()
    await pass(5_000)
    expect([availability.isAway(), events]).toEqual([true, ['away']])
    become('up')
    await pass(300)
    expect([availability.isAway(), events]).toEqual([false, ['away', 'back']])
    availability.stop()
  })

  it('begins new attempts while an earlier one hangs', async () => {
    const { availability, become, events } = watch()
    become('down')
    availability.suspect()
    await pass(0)
    become('silent')
    await pass(600)
    become('up')
    await pass(300)
    expect(events).toEqual(['away', 'back'])
    availability.stop()
  })

  it('does nothing more once it is stopped', async () => {
    const { availability, become, events } = watch()
    become('down')
    availability.stop()
    availability.suspect()
    await pass(5_000)
    expect(events).toEqual([])
  })
})
