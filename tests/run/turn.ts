/**
 * Campaigns and large families of tests take turns: a run of `npm test` takes one part of each, and
 * the run of the next commit the next part. `npm test -- --whole` takes all parts.
 */

/** Name of the setting with the number of a run. Vite passes it to tests in a browser, too. */
export const TURN = 'VITE_TEST_TURN'

/** Number of runs that take every part once. */
const PARTS = 4

/** Returns the part of some items whose turn it is. Without a turn it is all of them. */
export function inTurn<Item>(items: readonly Item[], turn: string | undefined): Item[] {
  if (turn === undefined) return [...items]
  return items.filter((_, index) => index % PARTS === Number(turn) % PARTS)
}

/**
 * Returns the option of Playwright and Vitest that takes the part whose turn it is.
 *
 * @param parts Number of runs that take every part once.
 */
export const shardInTurn = (turn: string | undefined, parts = PARTS): string[] =>
  turn === undefined ? [] : [`--shard=${(Number(turn) % parts) + 1}/${parts}`]
