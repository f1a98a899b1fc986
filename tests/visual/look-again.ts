import { findChanges, type Change, type Pictures } from './compare'

/**
 * With more changes than this, rendering noise cannot be the cause, so no second look is needed.
 */
const MOST_BY_ACCIDENT = 100

const LOOKS = 3

/**
 * Drops changes that are rendering noise, such as a photo that loaded late: a screenshot whose two
 * sides match on a second look has not changed. A real change differs on every look.
 *
 * @param shootAgain Takes these screenshots again on both sides.
 */
export async function lookAgain(
  changes: readonly Change[],
  shootAgain: (names: ReadonlySet<string>) => Promise<{ before: Pictures; after: Pictures }>,
): Promise<Change[]> {
  let doubtful = new Set(changes.filter(({ kind }) => kind === 'changed').map(({ name }) => name))
  if (doubtful.size > MOST_BY_ACCIDENT) return [...changes]
  for (let look = 0; look < LOOKS && doubtful.size > 0; look += 1) {
    const { before, after } = await shootAgain(doubtful)
    const differing = new Set(findChanges(before, after).map(({ name }) => name))
    // A story that neither side could show counts as different.
    const isEqual = (name: string) => after.has(name) && !differing.has(name)
    doubtful = new Set([...doubtful].filter((name) => !isEqual(name)))
  }
  return changes.filter(({ kind, name }) => kind !== 'changed' || doubtful.has(name))
}
