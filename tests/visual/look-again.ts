import { findChanges, type Change, type Pictures } from './compare'

/** More changes than these were made by somebody, and need no second look. */
const MOST_BY_ACCIDENT = 100

const LOOKS = 3

/**
 * Leaves out of the changes what only happened to be drawn in two ways, as by a photo that came
 * late: a picture whose two sides are equal at another look has not changed. What somebody changed
 * differs at every look.
 *
 * @param shootAgain Photographs these names on both sides.
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
    // What neither side could show was not seen to be equal.
    const isEqual = (name: string) => after.has(name) && !differing.has(name)
    doubtful = new Set([...doubtful].filter((name) => !isEqual(name)))
  }
  return changes.filter(({ kind, name }) => kind !== 'changed' || doubtful.has(name))
}
