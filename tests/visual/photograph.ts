import { buildCatalogue } from './build-catalogue'
import type { PictureStore, StoryShots } from './picture-store'
import { shootStories, storiesOf, type Wanted } from './shoot'
import type { StoryEntry } from './still-page'
import { mayLookAlike, type StoryFile } from './story-keys'
import { drawingsOf } from './take-variants'

/** One side of a comparison: a checkout, and the catalogue that is built from it when needed. */
export interface Side {
  name: 'before' | 'after'
  project: string
  catalogue: string
  files: ReadonlyMap<string, StoryFile>
}

/** A story that could not be photographed, and why in one line. */
export interface Fault {
  side: Side['name']
  story: string
  message: string
}

const pathOf = ({ importPath }: StoryEntry) => importPath.replace(/^\.\//, '')

const realTools = { buildCatalogue, storiesOf, shootStories }

/** What builds a catalogue and photographs it. */
export type Tools = typeof realTools

const FILES_BETWEEN_REPORTS = 12

/** Photographs the stories of files, and stores those of each file that are complete. */
export function photographer(store: PictureStore, tools: Tools = realTools) {
  const built = new Map<string, Set<string>>()
  const faults: Fault[] = []
  /** Stories of files that are not complete, by the key of the file. */
  const partial = new Map<string, StoryShots[]>()

  /** Builds the catalogue of a side, unless the one that is there has all of these files. */
  const build = async (side: Side, paths: readonly string[]) => {
    const had = built.get(side.catalogue) ?? new Set()
    const wanted = paths.filter((path) => side.files.has(path))
    if (wanted.every((path) => had.has(path))) return
    const all = new Set([...had, ...wanted])
    await tools.buildCatalogue(side.project, side.catalogue, [...all].sort())
    built.set(side.catalogue, all)
  }

  const shoot = async (
    side: Side,
    stories: readonly StoryEntry[],
    {
      wanted,
      known = new Map(),
      onStory,
      onKnown,
    }: {
      wanted?: Wanted
      known?: ReadonlyMap<string, StoryShots>
      onStory?: (story: StoryShots) => void
      onKnown?: (story: StoryShots) => void
    },
  ) => {
    const taken: StoryShots[] = []
    await tools.shootStories(side.catalogue, stories, {
      wanted,
      known: new Map([...known].map(([id, { drawings }]) => [id, drawings])),
      onShots: ({ id, title, name }, { shots, drawings }) => {
        const story = { id, title, name, shots: store.keepShots(shots), drawings, repeated: [] }
        taken.push(story)
        onStory?.(story)
      },
      onKnown: ({ id, title, name }) => {
        const same = known.get(id)
        if (!same) throw new Error(`Nothing is known of ${id}.`)
        const story = { ...same, title, name }
        if (!onKnown) taken.push(story)
        ;(onKnown ?? onStory)?.(story)
      },
      onFault: ({ id }, message) => faults.push({ side: side.name, story: id, message }),
    })
    return taken
  }

  /** Returns what is stored of the stories of files. */
  const storedOf = (side: Side, paths: readonly string[]) =>
    paths.flatMap((path) => {
      const key = side.files.get(path)?.key
      if (key === undefined) return []
      return store.hasFile(key) ? store.readFile(key) : (partial.get(key) ?? [])
    })

  /** Returns what is stored of the stories of files whose pages may be the same on the other side. */
  const knownOf = (side: Side, other: Side | undefined, paths: readonly string[]) => {
    const known = new Map<string, StoryShots>()
    for (const path of paths) {
      if (!other || !mayLookAlike(side.files.get(path), other.files.get(path))) continue
      for (const story of storedOf(other, [path])) known.set(story.id, story)
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
    const stories = tools
      .storiesOf(side.catalogue)
      .filter((story) => missing.includes(pathOf(story)))
    const fileOf = new Map(stories.map((story) => [story.id, pathOf(story)]))
    let complete = 0
    const keepIfComplete = (path: string) => {
      const own = stories.filter((story) => pathOf(story) === path)
      const key = side.files.get(path)?.key ?? ''
      const shots = partial.get(key) ?? []
      if (shots.length < own.length) return
      const place = new Map(own.map(({ id }, at) => [id, at]))
      store.keepFile(
        key,
        shots.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      )
      complete += 1
      if (complete % FILES_BETWEEN_REPORTS === 0) {
        console.log(`${side.name}: ${complete} of ${missing.length} files`)
      }
    }
    // A file without stories to photograph is complete at once.
    const photographed = new Set(fileOf.values())
    for (const path of missing.filter((one) => !photographed.has(one))) keepIfComplete(path)
    const onStory = (story: StoryShots) => {
      const path = fileOf.get(story.id) ?? ''
      const key = side.files.get(path)?.key ?? ''
      partial.set(key, [...(partial.get(key) ?? []), story])
      keepIfComplete(path)
    }
    await shoot(side, stories, { known: knownOf(side, other, missing), onStory })
  }

  /** Stores which variants looked as they did before. */
  const noteRepeated = (side: Side, path: string, taken: readonly StoryShots[]) => {
    const key = side.files.get(path)?.key
    if (key === undefined || !store.hasFile(key)) return
    const noted = store.readFile(key).map((story) => {
      const shots = Object.entries(taken.find(({ id }) => id === story.id)?.shots ?? {})
      const equal = shots.filter(([name, hash]) => story.shots[name] === hash)
      return {
        ...story,
        repeated: [...new Set([...story.repeated, ...equal.map(([name]) => name)])],
      }
    })
    store.keepFile(key, noted)
  }

  /**
   * Photographs some variants of some stories again, except where that has been done. What looks
   * the same is noted, so that no later run has to do it.
   *
   * @param other Side on which the same variants look different. A story whose page also differs in
   *   all of them is only read again: a picture by itself can be wrong, but the page explains it.
   */
  const again = async (side: Side, wanted: Wanted, paths: readonly string[], other?: Side) => {
    const stored = storedOf(side, paths).filter(({ id }) => wanted.has(id))
    const proven = stored.filter(({ id, repeated }) =>
      [...(wanted.get(id) ?? [])].every((name) => repeated.includes(name)),
    )
    const isProven = new Set(proven.map(({ id }) => id))
    const open = new Map([...wanted].filter(([id]) => !isProven.has(id)))
    const own = paths.filter((path) => storedOf(side, [path]).some(({ id }) => open.has(id)))
    if (own.length === 0) return proven
    await build(side, own)
    const stories = tools.storiesOf(side.catalogue).filter(({ id }) => open.has(id))
    const others = new Map(other && storedOf(other, own).map((story) => [story.id, story]))
    const explained = stored.filter((story) =>
      [...(open.get(story.id) ?? [])]
        .flatMap(drawingsOf)
        .every((name) => story.drawings[name] !== others.get(story.id)?.drawings[name]),
    )
    const same: StoryShots[] = []
    const taken = await shoot(side, stories, {
      wanted: open,
      known: new Map(other && explained.map((story) => [story.id, story])),
      onKnown: (story) => same.push(story),
    })
    for (const path of own) noteRepeated(side, path, taken)
    return [...proven, ...same, ...taken]
  }

  return { photograph, again, storedOf, faults }
}
