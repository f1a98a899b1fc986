/**
 * Campaigns and large families of tests take turns: a run of `npm test` takes one part of each, and
 * the run of the next commit the next part. `npm test -- --whole` takes all parts.
 */

/** Name of the setting with the number of a run. Vite passes it to tests in a browser, too. */
export const TURN = 'VITE_TEST_TURN'

/** Returns the part of some items whose turn it is, of `parts` in all. Without a turn it is all. */
export function inTurn<Item>(items: readonly Item[], parts: number, turn?: string): Item[] {
  if (turn === undefined || turn === '') return [...items]
  return items.filter((_, index) => index % parts === Number(turn) % parts)
}

/** Returns the option of Vitest and Playwright that takes the part whose turn it is. */
export const shardInTurn = (parts: number, turn: string | undefined): string[] =>
  turn === undefined ? [] : [`--shard=${(Number(turn) % parts) + 1}/${parts}`]
