import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { positionOf, WrittenPositions } from '@server/database/written-positions'

describe('the age of a replica', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
  const add = (written: WrittenPositions, position: bigint, timeline = '1') =>
    written.add(position, timeline, performance.now())

  it('reaches back to when the primary was where the replica is', () => {
    const written = new WrittenPositions(5_000)
    add(written, 10n)
    pass(1_000)
    add(written, 20n)
    pass(1_000)
    expect([written.age(20n), written.age(19n), written.age(10n)]).toEqual([1_000, 2_000, 2_000])
    expect(written.age(9n)).toBe(Infinity)
  })

  it('does not grow while the primary writes nothing', () => {
    const written = new WrittenPositions(5_000)
    add(written, 10n)
    pass(20_000)
    add(written, 10n)
    expect(written.age(10n)).toBe(0)
  })

  it('is unknown beyond what matters, and after another server became the primary', () => {
    const written = new WrittenPositions(5_000)
    add(written, 10n)
    pass(6_000)
    add(written, 20n)
    expect(written.age(10n)).toBe(Infinity)
    expect(written.age(20n)).toBe(0)
    add(written, 30n, '2')
    expect(written.age(20n)).toBe(Infinity)
  })

  it('does not count for what the primary has not written when it is asked later', () => {
    const written = new WrittenPositions(5_000)
    add(written, 10n)
    pass(100)
    const seenAt = performance.now()
    expect(written.hasLess(11n, seenAt)).toBe(false)
    add(written, 10n)
    expect([10n, 11n].map((position) => written.hasLess(position, seenAt))).toEqual([false, true])
  })
})

it('reads positions as PostgreSQL writes them', () => {
  expect(positionOf('0/10')).toBe(16n)
  expect(positionOf('16/B374D848')).toBe(0x16_b374d848n)
  expect(positionOf(undefined)).toBeUndefined()
  expect(positionOf('odd')).toBeUndefined()
})
