import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BEHAVIOUR } from './matrix'
import { packReview, pictureName } from './packed-review'
import type { PictureStore } from './picture-store'
import type { Review } from './review-data'

/**
 * Writes a review into a folder: the page, its data, and each picture as a file. The data is a
 * script, because a page that was opened from a disk may not request anything.
 */
export function writeReview(
  folder: string,
  review: Review,
  { store, page, differences }: WriteOptions,
) {
  rmSync(folder, { recursive: true, force: true })
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  for (const { before, after, difference, variant } of review.changes) {
    if (variant === BEHAVIOUR) continue
    for (const hash of [before, after]) {
      if (hash === undefined) continue
      const file = join(pictures, `${pictureName(hash)}.png`)
      if (!existsSync(file)) writeFileSync(file, store.readPicture(hash))
    }
    const image = difference === undefined ? undefined : differences.get(difference)
    if (image) writeFileSync(join(pictures, `${pictureName(difference ?? '')}.png`), image)
  }
  const data = JSON.stringify(packReview(review)).replaceAll('<', '\\u003c')
  writeFileSync(join(folder, 'review-data.js'), `window.visualReview = ${data}\n`)
  writeFileSync(join(folder, 'verdict.json'), JSON.stringify(verdictOf(review), undefined, 2))
  cpSync(page, folder, { recursive: true })
}

interface WriteOptions {
  store: PictureStore
  /** Folder of the built page. */
  page: string
  /** Images of the differences by their hash. */
  differences: ReadonlyMap<string, Buffer>
}

/** Data about a review that a decision on a pull request needs. */
export interface Verdict {
  head: string
  base: string
  digest: string
  changes: number
  faults: number
  /** Number of files of the review itself that changed. */
  judges: number
}

const verdictOf = ({ head, base, digest, changes, faults, judges }: Review): Verdict => ({
  head,
  base,
  digest,
  changes: changes.length,
  faults: faults.length,
  judges: judges.length,
})
