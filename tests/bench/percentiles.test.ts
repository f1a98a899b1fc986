import { describe, expect, it } from 'vitest'
import { measure, percentiles, timingLine } from './percentiles'
import { statementOf } from './pgbench'

describe('measuring a repeated action', () => {
  it('runs every repetition once, with no more at a time than requested', async () => {
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

  it('stops at the first failure, because half a measurement proves nothing', async () => {
    const failing = () => Promise.reject(new Error('answered 500'))
    await expect(measure(5, 2, failing)).rejects.toThrow('answered 500')
  })

  it('formats the result as one line', () => {
    expect(timingLine('search', { p50: 1.23, p99: 45.6, perSecond: 780.4 })).toMatch(
      /^search +p50 +1\.2 ms +p99 +45\.6 ms +780\/s$/,
    )
  })

  it('computes percentiles of durations in any order', () => {
    const took = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(percentiles(took)).toEqual({ p50: 51, p75: 76, p99: 100 })
    expect(percentiles([])).toEqual({ p50: 0, p75: 0, p99: 0 })
  })

  it("gives pgbench the server's statement with its parameters filled in", () => {
    const statement = statementOf({
      sql: 'select 1\n  from l where a = $1::uuid and b @> $2::uuid[] and c = $11',
      parameters: ["it's", ['x', 'y,'], 3, 4, 5, 6, 7, 8, 9, 10, null],
    })
    expect(statement).toBe(
      `select 1 from l where a = 'it''s'::uuid and b @> '{"x","y,"}'::uuid[] and c = null;`,
    )
  })
})
