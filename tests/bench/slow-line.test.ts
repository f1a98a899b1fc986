import { describe, expect, it } from 'vitest'
import { createSlowStart } from './slow-line'

const line = { name: 'a slow line', roundTrip: 800, megabits: 8 }
/** Bytes that a line of 8 megabits carries in a millisecond. */
const PER_MS = 1000

describe('a slow line', () => {
  it('delivers a first window after half of a round trip and the time of its bytes', () => {
    const { arrival } = createSlowStart(line, { freeAt: 0 })
    expect(arrival(10 * PER_MS, 0)).toBe(10 + 400)
  })

  it('waits a round trip for each window, and doubles it', () => {
    const { arrival } = createSlowStart(line, { freeAt: 0 })
    // 14,600 bytes leave at once, 29,200 after 800 ms, and the rest after 1,600 ms.
    expect(arrival(14_600 + 29_200 + 5 * PER_MS, 0)).toBe(800 + 800 + 5 + 400)
  })

  it('keeps the window of a connection for its later pieces', () => {
    const { arrival } = createSlowStart(line, { freeAt: 0 })
    arrival(14_600, 0)
    expect(arrival(PER_MS, 5000)).toBe(5000 + 1 + 400)
  })

  it('is shared by all connections', () => {
    const shared = { freeAt: 0 }
    createSlowStart(line, shared).arrival(10 * PER_MS, 0)
    expect(createSlowStart(line, shared).arrival(10 * PER_MS, 0)).toBe(20 + 400)
  })
})
