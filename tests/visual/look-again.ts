import type { Change } from './compare'
import type { StoryShots } from './picture-store'
import type { Wanted } from './shoot'

/** How often a story that does not always look the same is photographed again on both sides. */
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

/** What a variant looked like on both sides, each time that it was photographed. */
interface Looks {
  before: (string | undefined)[]
  after: (string | undefined)[]
}

const isStill = (looks: Looks['before']) => new Set(looks).size === 1

/** Returns the looks of the later side that the earlier side never had. */
const foreignOf = ({ before, after }: Looks) => after.filter((hash) => !before.includes(hash))

/** Returns whether both sides had the same picture once. A missing picture does not count. */
const hasMet = ({ before, after }: Looks) =>
  after.some((hash) => hash !== undefined && before.includes(hash))

/** Returns whether further looks can tell nothing more. */
const isDecided = (looks: Looks) =>
  hasMet(looks)
    ? !isStill(looks.before) || foreignOf(looks).length > 1
    : isStill(looks.before) && isStill(looks.after)

/** Returns whether what differs is noise: the base differs as well, or it happened only once. */
const isNoise = (looks: Looks) =>
  hasMet(looks) && (!isStill(looks.before) || foreignOf(looks).length < 2)

/**
 * Drops changes that are noise of drawing. A change is real once both sides look the same as before
 * and still differ, and also when a story that always looked the same sometimes looks different.
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
        { story, variant, before: [before], after: [after] },
      ]),
  )
  const noise = new Set<string>()
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
      seen.before.push(before.get(name))
      seen.after.push(after.get(name))
      if (isNoise(seen)) noise.add(name)
      else noise.delete(name)
      if (isDecided(seen)) doubtful.delete(name)
    }
  }
  return changes.filter(({ name }) => !noise.has(name))
}
