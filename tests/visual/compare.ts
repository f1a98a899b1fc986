import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { approvalKey } from './approvals'

/** PNG bytes by name, such as 'desktop/ui-listing-card--default.png'. */
export type Pictures = ReadonlyMap<string, Buffer>

export interface Change {
  name: string
  kind: 'added' | 'removed' | 'changed'
  /** Key of these two screenshots, to which an approval applies. */
  key: string
  before?: Buffer
  after?: Buffer
  difference?: Buffer
  /** Number of visibly different pixels. */
  pixels?: number
}

/** Extends both screenshots to one size, so that a story that grew can still be compared. */
function onOneCanvas(before: PNG, after: PNG): [PNG, PNG] {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const place = (picture: PNG) => {
    const canvas = new PNG({ width, height })
    PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
    return canvas
  }
  return [place(before), place(after)]
}

/** Returns the number of different pixels and an image of them. Anti-aliasing does not count. */
export function comparePictures(before: Buffer, after: Buffer) {
  const [a, b] = onOneCanvas(PNG.sync.read(before), PNG.sync.read(after))
  const difference = new PNG({ width: a.width, height: a.height })
  const pixels = pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: 0.1 })
  return { pixels, difference: PNG.sync.write(difference) }
}

/**
 * Finds the changes between two sets of screenshots. It decodes only files whose bytes differ and
 * ignores differences that no eye can see.
 */
export function findChanges(before: Pictures, after: Pictures): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name): Change[] => {
    const [was, is] = [before.get(name), after.get(name)]
    const key = approvalKey(was, is)
    if (was && is) {
      if (was.equals(is)) return []
      const { pixels, difference } = comparePictures(was, is)
      return pixels === 0
        ? []
        : [{ name, kind: 'changed', key, before: was, after: is, difference, pixels }]
    }
    if (is) return [{ name, kind: 'added', key, after: is }]
    return was ? [{ name, kind: 'removed', key, before: was }] : []
  })
}

/**
 * Reports when most screenshots are identical. Then something covers the stories, and comparing
 * them would find nothing.
 */
export function coverFault(pictures: Pictures): string | undefined {
  const counts = new Map<string, number>()
  for (const picture of pictures.values()) {
    const bytes = picture.toString('base64')
    counts.set(bytes, (counts.get(bytes) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return most > 10 && most > pictures.size / 4
    ? `${most} of ${pictures.size} pictures are one and the same: something covers the stories`
    : undefined
}
