import { join } from 'node:path'
import { chromium } from 'playwright'
import { headName, shortName } from './base'
import { cameraOptions } from './camera-flags'
import { comparePictures, coverFault, findChanges, pairRenames, type Change } from './compare'
import { lookAgain } from './look-again'
import { BEHAVIOUR } from './matrix'
import { oneLine } from './one-line'
import { photographer, type Side } from './photograph'
import { pictureStore, type PictureStore } from './picture-store'
import { cameraKey, changedModules, chooseFiles, filesThatDiffer, storyFiles } from './story-keys'
import { writeReview, type Review, type ReviewChange } from './write-review'

const cache = join('.cache', 'visual')

interface Asked {
  /** Folder of the review. */
  out: string
  /** Parts of the paths of story files, or globs. */
  story?: string | undefined
  /** Photographs every story on both sides again, as a proof that nothing differs by itself. */
  all?: boolean
}

interface Checkouts {
  /** Checkout under review. */
  project?: string
  /** Commit to compare with, and the folder that it is checked out in. */
  base: string
  baseFolder: string
}

async function browserVersion() {
  const browser = await chromium.launch(cameraOptions(0))
  try {
    return browser.version()
  } finally {
    await browser.close()
  }
}

const linesOf = (store: PictureStore, hash: string | undefined) =>
  hash === undefined ? [] : store.readPicture(hash).toString('utf8').split('\n')

/** Returns the lines of a list that the other list lacks, counting repeated ones. */
function missingFrom(lines: readonly string[], others: readonly string[]) {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Returns the lines that only one of two texts has, or else those in another place. */
export function changedLines(was: readonly string[], is: readonly string[]) {
  const lines = { before: missingFrom(was, is), after: missingFrom(is, was) }
  if (lines.before.length + lines.after.length > 0) return lines
  return {
    before: was.filter((line, at) => is[at] !== line),
    after: is.filter((line, at) => was[at] !== line),
  }
}

/** Measures one change. Returns `undefined` when the files differ and no pixel does. */
async function measure(change: Change, store: PictureStore) {
  const { before, after, variant, kind } = change
  if (variant === BEHAVIOUR) {
    return { ...change, lines: changedLines(linesOf(store, before), linesOf(store, after)) }
  }
  if (kind !== 'changed' || before === undefined || after === undefined) return change
  const found = await comparePictures(store.readPicture(before), store.readPicture(after))
  return found.pixels === 0 ? undefined : { ...change, ...found }
}

/** Photographs what may differ between two checkouts, and writes the review. */
export async function reviewCheckout(
  { project = '.', base, baseFolder }: Checkouts,
  { out, story, all = false }: Asked,
): Promise<Review> {
  const camera = cameraKey(await browserVersion())
  const notes: string[] = []
  const sideOf = async (name: Side['name'], folder: string): Promise<Side> => {
    const salt = all ? ` ${name} ${process.pid} ${Date.now()}` : ''
    const files = await storyFiles(folder, camera + salt)
    return { name, project: folder, catalogue: join(cache, `${name}-catalogue`), files }
  }
  const after = await sideOf('after', project)
  // Nobody can mend the base here, so its faults are told and do not fail the review.
  const withoutBase = (error: unknown): Side => {
    notes.push(
      `The base could not be photographed, so its stories seem to be new: ${oneLine(error)}`,
    )
    return { name: 'before', project: baseFolder, catalogue: '', files: new Map() }
  }
  let before = await sideOf('before', baseFolder).catch(withoutBase)

  const both = [...new Set([...before.files.keys(), ...after.files.keys()])].sort()
  const chosen = new Set(chooseFiles(both, story))
  const differing = all ? both : filesThatDiffer(before.files, after.files)
  const paths = differing.filter((path) => chosen.has(path))
  console.log(`${paths.length} of ${both.length} story files may look different`)

  const store = pictureStore(join(cache, 'store'))
  const { photograph, again, storedOf, faults } = photographer(store)
  // One side after the other. Both at once would slow each story down more than they save.
  await photograph(before, paths).catch((error: unknown) => {
    before = withoutBase(error)
  })
  await photograph(after, paths, all ? undefined : before)

  // A story that one side lacks only because it could not be photographed is not gone.
  const failed = new Set(faults.filter(({ side }) => side === 'after').map((fault) => fault.story))
  const was = storedOf(before, paths).filter(({ id }) => !failed.has(id))
  const is = storedOf(after, paths)
  const pathsOf = (ids: { has: (id: string) => boolean }) =>
    paths.filter((path) =>
      [before, after].some((side) => storedOf(side, [path]).some(({ id }) => ids.has(id))),
    )
  const changes = await lookAgain(pairRenames(findChanges(was, is), was, is), async (wanted) => {
    const own = pathsOf(wanted)
    return {
      before: await again(before, wanted, own, after),
      after: await again(after, wanted, own, before),
    }
  })
  const whyOf = ({ story: id }: Change) => {
    const path = pathsOf(new Set([id])).at(-1) ?? ''
    return changedModules(before.files.get(path), after.files.get(path))
  }
  const measured: ReviewChange[] = []
  for (const change of changes) {
    const found = await measure(change, store)
    if (found) measured.push({ ...found, why: whyOf(change) })
  }
  const cover = coverFault(is)
  const review: Review = {
    base: shortName(base),
    head: headName(project),
    changes: measured,
    faults: [...faults, ...(cover === undefined ? [] : [cover])],
    notes,
  }
  writeReview(out, review, store)
  return review
}
