import { describe, expect, it } from 'vitest'
import { measure, timingLine } from './percentiles'

describe('measuring', () => {
  it('does everything once, and no more at a time than it was told', async () => {
    const seen: number[] = []
    let underWay = 0
    let most = 0
    await measure(10, 3, async (index) => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      seen.push(index)
      underWay -= 1
    })
    expect(seen.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(most).toBe(3)
  })

  it('stops at the first that fails: half a measurement is none', async () => {
    const failing = () => Promise.reject(new Error('answered 500'))
    await expect(measure(5, 2, failing)).rejects.toThrow('answered 500')
  })

  it('says it in one line', () => {
    expect(timingLine('search', { p50: 1.23, p99: 45.6, perSecond: 780.4 })).toMatch(
      /^search +p50 +1\.2 ms +p99 +45\.6 ms +780\/s$/,
    )
  })
})
