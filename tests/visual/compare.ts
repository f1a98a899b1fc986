import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { approvalKey } from './approvals'

/** Pictures by name: 'desktop/ui-listing-card--default.png' to the bytes of a PNG. */
export type Pictures = ReadonlyMap<string, Buffer>

export interface Change {
  name: string
  kind: 'added' | 'removed' | 'changed'
  /** What an approval holds for: these two pictures and no others. */
  key: string
  before?: Buffer
  after?: Buffer
  difference?: Buffer
  /** Pixels that an eye can tell apart. */
  pixels?: number
}

/** Both pictures on a canvas of one size, since a story that grew must not fail to compare. */
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

/** The pixels that differ, and a picture of them. Anti-aliasing is no difference. */
export function comparePictures(before: Buffer, after: Buffer) {
  const [a, b] = onOneCanvas(PNG.sync.read(before), PNG.sync.read(after))
  const difference = new PNG({ width: a.width, height: a.height })
  const pixels = pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: 0.1 })
  return { pixels, difference: PNG.sync.write(difference) }
}

/**
 * What changed between two sets of pictures. Bytes are compared first: only what differs there is
 * decoded, and what no eye can tell apart is no change.
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
 * Pictures that are one and the same, byte for byte, where most of them are: then something lies
 * over the stories, and comparing them would find no fault in anything.
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
