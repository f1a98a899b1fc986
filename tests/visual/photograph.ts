import { buildCatalogue } from './build-catalogue'
import type { PictureStore, StoryShots } from './picture-store'
import { shootStories, storiesOf, type Wanted } from './shoot'
import type { StoryEntry } from './still-page'
import { mayLookAlike, type StoryFile } from './story-keys'

/** One side of a comparison: a checkout, and the catalogue that is built from it when needed. */
export interface Side {
  name: 'before' | 'after'
  project: string
  catalogue: string
  /** Whether the catalogue was built elsewhere, with every file. */
  isBuilt: boolean
  files: ReadonlyMap<string, StoryFile>
}

export interface Faults {
  story: string
  message: string
}

/** What a run photographed, for its report. */
export interface Tally {
  pictures: number
  /** Pictures of the other side that a story has too, because both pages are the same. */
  reused: number
  buildSeconds: number
  shootSeconds: number
}

const pathOf = ({ importPath }: StoryEntry) => importPath.replace(/^\.\//, '')

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Photographs the stories of files, and stores those of each file that are complete. */
export function photographer(store: PictureStore) {
  const built = new Map<string, Set<string>>()
  const faults: Faults[] = []
  const tally: Tally = { pictures: 0, reused: 0, buildSeconds: 0, shootSeconds: 0 }

  /** Builds the catalogue of a side, unless the one that is there has all of these files. */
  const build = async (side: Side, paths: readonly string[]) => {
    const had = built.get(side.catalogue) ?? new Set()
    const wanted = paths.filter((path) => side.files.has(path))
    if (side.isBuilt || wanted.every((path) => had.has(path))) return
    const start = performance.now()
    const all = new Set([...had, ...wanted])
    await buildCatalogue(side.project, side.catalogue, [...all].sort())
    built.set(side.catalogue, all)
    tally.buildSeconds += secondsSince(start)
  }

  const shoot = async (
    side: Side,
    stories: readonly StoryEntry[],
    { wanted, known = new Map() }: { wanted?: Wanted; known?: ReadonlyMap<string, StoryShots> },
  ) => {
    const start = performance.now()
    const taken: StoryShots[] = []
    await shootStories(side.catalogue, stories, {
      wanted,
      known: new Map([...known].map(([id, { drawings }]) => [id, drawings])),
      onShots: ({ id, title, name }, { shots, drawings }) => {
        tally.pictures += shots.size
        taken.push({ id, title, name, shots: store.keepShots(shots), drawings })
      },
      onKnown: ({ id, title, name }) => {
        const same = known.get(id)
        if (!same) throw new Error(`Nothing is known of ${id}.`)
        tally.reused += Object.keys(same.shots).length
        taken.push({ ...same, title, name })
      },
      onFault: ({ id }, message) => faults.push({ story: `${id} (${side.name})`, message }),
    })
    tally.shootSeconds += secondsSince(start)
    return taken
  }

  /** Returns what is stored of the stories of files whose pages may be the same on the other side. */
  const knownOf = (side: Side, other: Side | undefined, paths: readonly string[]) => {
    const known = new Map<string, StoryShots>()
    for (const path of paths) {
      const [own, its] = [side.files.get(path), other?.files.get(path)]
      if (!its || !mayLookAlike(own, its) || !store.hasFile(its.key)) continue
      for (const story of store.readFile(its.key)) known.set(story.id, story)
    }
    return known
  }

  /**
   * Photographs the files whose pictures are not in the store yet.
   *
   * @param other Side whose pictures a story has too when both pages are the same.
   */
  const photograph = async (side: Side, paths: readonly string[], other?: Side) => {
    const missing = paths.filter((path) => {
      const file = side.files.get(path)
      return file && !store.hasFile(file.key)
    })
    if (missing.length === 0) return
    await build(side, missing)
    const stories = storiesOf(side.catalogue).filter((story) => missing.includes(pathOf(story)))
    // A few files at a time, so that an interrupted run has stored what it has finished.
    for (let at = 0; at < missing.length; at += FILES_AT_A_TIME) {
      const some = missing.slice(at, at + FILES_AT_A_TIME)
      const theirs = stories.filter((story) => some.includes(pathOf(story)))
      const taken = await shoot(side, theirs, { known: knownOf(side, other, some) })
      for (const path of some) {
        const own = theirs.filter((story) => pathOf(story) === path)
        const shots = taken.filter(({ id }) => own.some((story) => story.id === id))
        const key = side.files.get(path)?.key
        if (key && shots.length === own.length) store.keepFile(key, shots)
      }
      if (missing.length > FILES_AT_A_TIME) {
        console.log(`${side.name}: ${at + some.length} of ${missing.length} files`)
      }
    }
  }

  /** Photographs some variants of some stories again, without storing them. */
  const again = async (side: Side, wanted: Wanted, paths: readonly string[]) => {
    await build(side, paths)
    const stories = storiesOf(side.catalogue).filter(({ id }) => wanted.has(id))
    return shoot(side, stories, { wanted })
  }

  return { photograph, again, faults, tally }
}

/** Enough to keep every page busy, and few enough to lose little when a run is interrupted. */
const FILES_AT_A_TIME = 12
