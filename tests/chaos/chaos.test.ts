import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments'
import { randomOf, type Campaign } from './campaign'
import { reportLines } from './report'
import { runCampaign } from './run-campaign'

const campaignOf = (run: Campaign['run']): Campaign => ({ name: 'sample', about: 'A sample.', run })
const options = { seed: 7, share: 1 }
const breaksOf = async (run: Campaign['run'], more: object = {}) =>
  (await runCampaign(campaignOf(run), { ...options, ...more })).breaks

describe('a campaign', () => {
  it('holds when every attempt succeeds and every figure is within its limit', async () => {
    const outcome = await runCampaign(
      campaignOf(async ({ tally, count }) => {
        const check = tally.check('answers', 3)
        for (let left = count(3); left > 0; left -= 1) check.record(true)
        tally.figure('slowest', 'ms', { atMost: 10 }).measure(9)
        tally.figure('rate', 'a second', { atLeast: 10 }).measure(11)
      }),
      options,
    )
    expect(outcome.breaks).toEqual([])
    expect(reportLines([outcome]).at(-1)).toBe('1 of 1 campaigns held')
  })

  it('breaks on a single failed attempt and quotes it', async () => {
    const breaks = await breaksOf(async ({ tally }) => {
      const check = tally.check('answers', 1)
      check.record(true)
      check.record(false, 'answered 500')
    })
    expect(breaks).toEqual(['answers: answered 500'])
  })

  it('breaks when too little was tried, a figure was not measured, or nothing was declared', async () => {
    const breaks = await breaksOf(async ({ tally }) => {
      tally.check('answers', 2).record(true)
      tally.figure('slowest', 'ms', { atMost: 10 })
    })
    expect(breaks).toEqual(['answers: only 1 of 2 attempts were made', 'slowest: measured nothing'])
    expect(await breaksOf(async () => undefined)).toHaveLength(1)
  })

  it('breaks on the worst of several measurements', async () => {
    const breaks = await breaksOf(async ({ tally }) => {
      const slowest = tally.figure('slowest', 'ms', { atMost: 10 })
      slowest.measure(11)
      slowest.measure(2)
    })
    expect(breaks).toEqual(['slowest: measured 11'])
  })

  it('forgives only timings where other work uses the processor, and still measures them', async () => {
    const breaks = await breaksOf(
      async ({ tally }) => {
        tally.timing('slowest', 'ms', { atMost: 10 }).measure(11)
        tally.timing('quickest', 'ms', { atMost: 10 })
        tally.timing('mean', 'ms', { atMost: 10 }).measure(Number.NaN)
        tally.figure('guesses', 'guesses', { atMost: 10 }).measure(11)
      },
      { appliesLimits: false },
    )
    expect(breaks).toEqual([
      'quickest: measured nothing',
      'mean: measured NaN',
      'guesses: measured 11',
    ])
  })

  it('breaks when it throws or takes too long', async () => {
    const thrown = await breaksOf(async () => {
      throw new Error('no server')
    })
    expect(thrown[0]).toContain('threw Error: no server')
    const late = await breaksOf(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
      { longest: 1 },
    )
    expect(late[0]).toBe('took longer than 0.001 s')
  })

  it('makes a share of its attempts, between the minimum and a full run', async () => {
    const counts: number[] = []
    await runCampaign(
      campaignOf(async ({ count }) => {
        counts.push(count(100), count(100, 5), count(2, 5))
      }),
      { seed: 1, share: 0.01 },
    )
    expect(counts).toEqual([1, 5, 2])
  })
})

describe('the arguments of npm run chaos', () => {
  const known = ['outage', 'sigterm']

  it('select campaigns, a seed and a share', () => {
    expect(readArguments([], known)).toEqual({ names: known, seed: undefined, share: 1 })
    expect(readArguments(['sigterm', '--seed', '12', '--share', '0.5'], known)).toEqual({
      names: ['sigterm'],
      seed: 12,
      share: 0.5,
    })
  })

  it('are refused with a message', () => {
    expect(() => readArguments(['outag'], known)).toThrow('The campaigns are outage, sigterm')
    expect(() => readArguments(['--seed'], known)).toThrow('--seed needs a number')
    expect(() => readArguments(['--share', '2'], known)).toThrow('--share needs a number above 0')
  })
})

describe('the seeded sequence', () => {
  it('repeats for one seed and differs for another', () => {
    const take = (seed: number) => Array.from({ length: 5 }, randomOf(seed))
    expect(take(3)).toEqual(take(3))
    expect(take(3)).not.toEqual(take(4))
    expect(take(3).every((value) => value >= 0 && value < 1)).toBe(true)
  })
})
