import type { Change } from './compare'
import type { StoryShots } from './picture-store'
import type { Wanted } from './shoot'

/** How often a story that looks different each time is photographed again on both sides. */
const ATTEMPTS = 3

/** Number of stories above which noise cannot explain every difference. */
const MOST_STORIES = 60

type Side = readonly StoryShots[]

const hashesOf = (stories: Side) =>
  new Map(
    stories.flatMap(({ id, shots }) =>
      Object.entries(shots).map(([variant, hash]): [string, string] => [`${id}/${variant}`, hash]),
    ),
  )

/**
 * Drops changes that are noise of drawing. A picture that ever looked like one of the other side
 * has not changed. A change is real once both sides look the same as before and still differ.
 *
 * @param shootAgain Photographs these variants again on both sides, by the id of their story.
 */
export async function lookAgain(
  changes: readonly Change[],
  shootAgain: (wanted: Wanted) => Promise<{ before: Side; after: Side }>,
): Promise<Change[]> {
  const doubtful = new Map(
    changes
      .filter(({ kind }) => kind === 'changed')
      .map(({ name, story, variant, before, after }) => [
        name,
        { story, variant, before: new Set([before]), after: new Set([after]) },
      ]),
  )
  const equal = new Set<string>()
  const wantedOf = () => {
    const wanted = new Map<string, Set<string>>()
    for (const { story, variant } of doubtful.values()) {
      wanted.set(story, (wanted.get(story) ?? new Set()).add(variant))
    }
    return wanted
  }
  if (wantedOf().size > MOST_STORIES) return [...changes]
  for (let look = 0; look < ATTEMPTS && doubtful.size > 0; look += 1) {
    const again = await shootAgain(wantedOf())
    const [before, after] = [hashesOf(again.before), hashesOf(again.after)]
    for (const [name, seen] of doubtful) {
      seen.before.add(before.get(name))
      seen.after.add(after.get(name))
      const isEqual = [...seen.after].some((hash) => hash !== undefined && seen.before.has(hash))
      const isStill = seen.before.size === 1 && seen.after.size === 1
      if (isEqual) equal.add(name)
      if (isEqual || isStill) doubtful.delete(name)
    }
  }
  return changes.filter(({ name }) => !equal.has(name))
}
