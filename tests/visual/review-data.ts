import { createHash } from 'node:crypto'
import { comparePictures, type Change } from './compare'
import { BEHAVIOUR } from './matrix'
import type { PictureStore } from './picture-store'

/** One change as the review page shows it. */
export interface ReviewChange extends Change {
  /** Files that differ between the sides and that draw this story. */
  why: string[]
  /** Number of pixels that differ, and the largest step of a channel among them. */
  pixels?: number
  largestStep?: number
  /** Hash of the image of the differences. */
  difference?: string
  /** Lines of behaviour that only one side has. */
  lines?: { before: string[]; after: string[] }
}

export interface Review {
  /** Commit on the "before" side. */
  base: string
  /** Commit on the "after" side, with '+' when the working tree differs from it. */
  head: string
  /** Hash of every change and of what `judges` names, which an approval on a pull request names. */
  digest: string
  changes: ReviewChange[]
  /** Stories that could not be photographed. Nobody can approve them. */
  faults: string[]
  /**
   * Files of the review itself that the checkout changes. If there are any, equal pictures need an
   * approval too.
   */
  judges: string[]
  /** Remarks that a reviewer should read before looking, such as a change of the review itself. */
  notes: string[]
}

/**
 * Returns one hash for a set of changes. Any other picture makes another digest, and so does any
 * other commit when it changes the review itself.
 */
export const digestOf = (
  changes: readonly { key: string }[],
  { head, judges }: Pick<Review, 'head' | 'judges'>,
) =>
  createHash('sha256')
    .update(
      [...changes.map(({ key }) => key).sort(), ...(judges.length > 0 ? [head] : [])].join('\n'),
    )
    .digest('hex')

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

/** Returns the lines that two lists share, but in a different place. */
const outOfPlace = (was: readonly string[], is: readonly string[]) => ({
  before: was.filter((line, at) => is[at] !== line),
  after: is.filter((line, at) => was[at] !== line),
})

/**
 * Measures one change.
 *
 * @param keep Stores the image of the differences and returns its hash.
 * @returns `undefined` when the files differ and no pixel does.
 */
export async function measure(
  change: Change,
  store: PictureStore,
  keep: (picture: Buffer) => string,
): Promise<Omit<ReviewChange, 'why'> | undefined> {
  const { before, after, variant } = change
  if (variant === BEHAVIOUR) {
    const [was, is] = [linesOf(store, before), linesOf(store, after)]
    const lines = { before: missingFrom(was, is), after: missingFrom(is, was) }
    const isMoved = lines.before.length + lines.after.length === 0
    return { ...change, lines: isMoved ? outOfPlace(was, is) : lines }
  }
  if (change.kind !== 'changed' || before === undefined || after === undefined) return change
  const { pixels, largestStep, difference } = await comparePictures(
    store.readPicture(before),
    store.readPicture(after),
  )
  return pixels === 0 ? undefined : { ...change, pixels, largestStep, difference: keep(difference) }
}
