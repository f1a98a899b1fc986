import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { headOf, judgesChanged } from './base'
import { buildReviewPage } from './build-review-page'
import { cameraOptions } from './camera-flags'
import { chooseFiles, filesThatDiffer } from './choose-files'
import { coverFault, findChanges, pairRenames, type Change } from './compare'
import { lookAgain } from './look-again'
import { photographer, type Side, type Tally } from './photograph'
import { pictureStore, type StoryShots } from './picture-store'
import { digestOf, measure, type Review, type ReviewChange } from './review-data'
import { cameraKey, changedModules, storyFiles } from './story-keys'
import { writeReview } from './write-review'

const cache = join('.cache', 'visual')
/** Pictures of every run. */
const storeFolder = join(cache, 'store')

interface Checkouts {
  project: string
  /** Catalogue of the project that was built elsewhere, by somebody who may run its code. */
  catalogue?: string | undefined
  base: string
  baseFolder: string
}

/** What a run photographed, and the seconds until everything was ready. */
export interface Times extends Tally {
  seconds: number
  /** Seconds of each part of the run, one after the other. */
  parts: Readonly<Record<string, number>>
}

/** Returns a function that names the time since it was last called. */
function stopwatch() {
  const parts: Record<string, number> = {}
  const start = performance.now()
  let last = start
  return {
    parts,
    end: (part: string) => {
      const now = performance.now()
      parts[part] = (now - last) / 1000
      last = now
    },
    seconds: () => (performance.now() - start) / 1000,
  }
}

interface Asked {
  out: string
  story: string | undefined
  shard: string | undefined
  /**
   * Ending of the catalogues' folders, because parts of a run may share the folder of the cache.
   */
  part: string
  /** Photographs every story on both sides again, as a proof that nothing differs by itself. */
  all: boolean
  /** Builds the changed stories of both sides, even where the store already has the pictures. */
  live?: boolean
  /** Folder of another store. */
  folder?: string
  report: (times: Times) => void
}

async function browserVersion() {
  const browser = await chromium.launch(cameraOptions(0))
  try {
    return browser.version()
  } finally {
    await browser.close()
  }
}

/** Photographs what may differ between two checkouts, and writes the review. */
export async function reviewCheckout(
  { project, catalogue, base, baseFolder }: Checkouts,
  { out, story, shard, part, all, live = false, folder = storeFolder, report }: Asked,
): Promise<Review> {
  const watch = stopwatch()
  const camera = cameraKey(await browserVersion())
  const salt = all ? `${process.pid} ${Date.now()}` : ''
  const sides = {
    before: sideOf('before', baseFolder, {
      camera: all ? `${camera} before ${salt}` : camera,
      part,
    }),
    after: sideOf('after', project, {
      camera: all ? `${camera} after ${salt}` : camera,
      part,
      catalogue,
    }),
  }
  // An earlier review's catalogue would show another commit.
  for (const { catalogue: built, isBuilt } of Object.values(sides)) {
    if (!isBuilt) rmSync(built, { recursive: true, force: true })
  }
  const both = [...new Set([...sides.before.files.keys(), ...sides.after.files.keys()])].sort()
  const differing = all ? both : filesThatDiffer(sides.before.files, sides.after.files)
  const chosen = new Set(chooseFiles(both, { story, shard }))
  const paths = differing.filter((path) => chosen.has(path))
  console.log(`${paths.length} of ${both.length} story files may look different`)

  const store = pictureStore(folder)
  const { build, photograph, again, isComplete, faults, tally } = photographer(store)
  watch.end('keys')
  // One side after the other. Both at once would slow each story down more than they save.
  await photograph(sides.before, paths)
  await photograph(sides.after, paths, all ? undefined : sides.before)
  watch.end('first look')

  // Stories beside one that could not be photographed are not stored either. Compared with nothing,
  // they would seem to be new or gone.
  const complete = paths.filter(
    (path) => isComplete(sides.before, path) && isComplete(sides.after, path),
  )
  const shotsOf = (side: Side): StoryShots[] =>
    complete.flatMap((path) => {
      const key = side.files.get(path)?.key
      return key !== undefined && store.hasFile(key) ? store.readFile(key) : []
    })
  const [before, after] = [shotsOf(sides.before), shotsOf(sides.after)]
  const first = pairRenames(findChanges(before, after), before, after)
  const changes = await lookAgain(first, async (wanted) => {
    const own = pathsOf(wanted)
    return {
      before: await again(sides.before, wanted, own, sides.after),
      after: await again(sides.after, wanted, own, sides.before),
    }
  })
  watch.end('second look')
  if (live) {
    const shown = pathsOf(new Set(changes.flatMap(({ story: id, from }) => [id, from ?? id])))
    for (const side of [sides.before, sides.after]) await build(side, shown)
    watch.end('live stories')
  }

  const differences = new Map<string, Buffer>()
  const keep = (picture: Buffer) => {
    const hash = createHash('sha256').update(picture).digest('hex')
    differences.set(hash, picture)
    return hash
  }
  const measured: ReviewChange[] = []
  for (const some of inGroups(changes, availableParallelism())) {
    const found = await Promise.all(some.map((change) => measure(change, store, keep)))
    measured.push(...found.flatMap((one) => (one ? [{ ...one, why: whyOf(one) }] : [])))
  }
  const cover = coverFault(after)
  const judges = judgesChanged(project, base)
  const head = headOf(project)
  const review: Review = {
    base,
    head,
    digest: digestOf(measured, { head, judges }),
    changes: measured,
    faults: [
      ...faults.map(({ story: name, message }) => `${name}: ${message}`),
      ...(cover === undefined ? [] : [cover]),
    ],
    judges,
    notes:
      judges.length > 0
        ? [`This change touches what takes or judges pictures: ${judges.join(', ')}`]
        : [],
  }
  writeReview(out, review, {
    store,
    page: await buildReviewPage(join(cache, `review-page${part}`)),
    differences,
  })
  watch.end('review page')
  report({ ...tally, seconds: watch.seconds(), parts: watch.parts })
  return review

  function pathsOf(ids: { has: (id: string) => boolean }) {
    return paths.filter((path) =>
      [sides.before, sides.after].some((side) => {
        const key = side.files.get(path)?.key
        return (
          key !== undefined &&
          store.hasFile(key) &&
          store.readFile(key).some(({ id }) => ids.has(id))
        )
      }),
    )
  }

  function whyOf(change: Change) {
    const path = pathsOf(new Set([change.story])).at(-1) ?? ''
    return changedModules(sides.before.files.get(path), sides.after.files.get(path))
  }
}

const inGroups = <Each>(all: readonly Each[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )

/** Returns the folder of the catalogue that a review builds of a side. */
export const catalogueFolder = (name: Side['name'], part: string) =>
  join(cache, `${name}-catalogue${part}`)

const sideOf = (
  name: Side['name'],
  project: string,
  { camera, part, catalogue }: { camera: string; part: string; catalogue?: string | undefined },
): Side => ({
  name,
  project,
  catalogue: catalogue ?? catalogueFolder(name, part),
  isBuilt: catalogue !== undefined,
  files: storyFiles(project, camera),
})

/** Prints the times of a run. */
export function printTimes(times: Times) {
  const { seconds, parts, pictures, reused, buildSeconds, shootSeconds } = times
  const picture = pictures === 0 ? 0 : shootSeconds / pictures
  console.log(
    `${seconds.toFixed(1)} s until everything was ready: ${buildSeconds.toFixed(1)} s of builds, ` +
      `${pictures} pictures in ${shootSeconds.toFixed(1)} s (${picture.toFixed(3)} s each), and ` +
      `${reused} of pages that are drawn as before`,
  )
  const each = Object.entries(parts).map(([part, own]) => `${part} ${own.toFixed(1)} s`)
  if (each.length > 0) console.log(each.join(', '))
}

/**
 * Photographs a checkout's stories into the store, for later reviews that have it as their base.
 */
export async function fillStore(
  project: string,
  {
    story,
    shard,
    part,
    report,
    twice = false,
    folder = storeFolder,
  }: Pick<Asked, 'story' | 'shard' | 'part' | 'folder' | 'report'> & {
    /** Photographs everything again, so that no review has to look at its base again. */
    twice?: boolean
  },
) {
  const watch = stopwatch()
  const side = sideOf('after', project, { camera: cameraKey(await browserVersion()), part })
  const { photograph, repeat, faults, tally } = photographer(pictureStore(folder))
  const paths = chooseFiles([...side.files.keys()].sort(), { story, shard })
  await photograph(side, paths)
  watch.end('first look')
  if (twice) await repeat(side, paths)
  watch.end('second look')
  report({ ...tally, seconds: watch.seconds(), parts: watch.parts })
  return faults.map(({ story: name, message }) => `${name}: ${message}`)
}
