import { describe, expect, it } from 'vitest'
import { createSlowStart } from './slow-line'

const line = { name: 'a slow line', roundTrip: 800, megabits: 8 }
/** Bytes that a line of 8 megabits carries in a millisecond. */
const PER_MS = 1000
const SEGMENT = 1460
const WINDOW = 10 * SEGMENT

/** Sends segments as early as the window allows, and returns when each arrives. */
function sendAll({ opensAt, arrival }: ReturnType<typeof createSlowStart>, bytes: number, now = 0) {
  const sizes = Array.from({ length: Math.ceil(bytes / SEGMENT) }, (_, index) =>
    Math.min(SEGMENT, bytes - index * SEGMENT),
  )
  return sizes.map((size) => arrival(size, Math.max(now, opensAt())))
}

describe('a slow line', () => {
  it('delivers a first window after half of a round trip and the time of its bytes', () => {
    const arrivals = sendAll(createSlowStart(line, { freeAt: 0 }), WINDOW)
    expect(arrivals[0]).toBeCloseTo(1.46 + 400)
    expect(arrivals.at(-1)).toBeCloseTo(14.6 + 400)
  })

  it('waits a round trip for each window, and doubles it', () => {
    const arrivals = sendAll(createSlowStart(line, { freeAt: 0 }), 3 * WINDOW + 5 * PER_MS)
    expect(arrivals[10]).toBeCloseTo(800 + 1.46 + 400)
    expect(arrivals[29]).toBeCloseTo(800 + 29.2 + 400)
    expect(arrivals.at(-1)).toBeCloseTo(800 + 800 + 5 + 400)
  })

  it('keeps the window of a connection for its later pieces', () => {
    const connection = createSlowStart(line, { freeAt: 0 })
    sendAll(connection, WINDOW)
    expect(sendAll(connection, PER_MS, 5000)).toEqual([5000 + 1 + 400])
  })

  it('is shared by all connections, but not kept by one that waits', () => {
    const shared = { freeAt: 0 }
    const waiting = createSlowStart(line, shared)
    sendAll(waiting, WINDOW)
    expect(waiting.opensAt()).toBe(800)
    expect(sendAll(createSlowStart(line, shared), SEGMENT)[0]).toBeCloseTo(14.6 + 1.46 + 400)
  })
})
