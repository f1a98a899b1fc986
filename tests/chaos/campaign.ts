import type { Tally } from './tally'

/** Values that the runner passes to a campaign. */
export interface ChaosContext {
  /** Record of every attempt and every measured figure. */
  tally: Tally
  /** Seed of this run, for generators that take one (fast-check). */
  seed: number
  /** Returns the next number of the seeded sequence, from 0 (inclusive) to 1 (exclusive). */
  random: () => number
  /**
   * Returns how many attempts this run makes where a full run makes `full`: all of them for
   * `npm run chaos`, a few for the slice in `npm test`.
   *
   * @param least Lower bound, for a check that needs more than one attempt to mean anything.
   */
  count: (full: number, least?: number) => number
  /** Aborted when the campaign's time is over. Loops stop then, and the runner reports a break. */
  signal: AbortSignal
  /** Prints one line of progress. */
  say: (line: string) => void
}

/**
 * One kind of foul weather. A campaign closes every server, browser and database that it opens,
 * even when it fails, and sends load to 127.0.0.1 only.
 */
export interface Campaign {
  /** Selects the campaign: `npm run chaos -- outage`. */
  name: string
  /** One-line description for the report. */
  about: string
  /** Returns the program that this machine lacks for the campaign, or undefined. */
  missing?: () => string | undefined
  /**
   * Runs the campaign. It declares every check on the tally before its first attempt, so that a
   * check that was never tried fails. A thrown error is a break as well.
   */
  run: (context: ChaosContext) => Promise<void>
}

/** Returns a seeded generator of numbers from 0 (inclusive) to 1 (exclusive), by mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the items in an order that the seeded sequence decides. */
export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
