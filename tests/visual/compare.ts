import sharp from 'sharp'
import { BEHAVIOUR, variantNames } from './matrix'
import type { Fault } from './photograph'
import type { StoryShots } from './picture-store'

/** Hashes of one picture on both sides. */
interface Sides {
  before?: string
  after?: string
}

export interface Change extends Sides {
  /** Story and variant, such as 'ui-form-submitbutton--default/390-hover'. */
  name: string
  story: string
  title: string
  storyName: string
  variant: string
  kind: 'added' | 'removed' | 'changed' | 'renamed'
  /** Previous story id of a renamed one. */
  from?: string
}

/** Pixels of a picture, each one number of its four channels. */
interface Pixels {
  width: number
  height: number
  colours: Uint32Array
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // A view of another length or place than the buffer's would not start at a whole pixel.
  const colours = new Uint32Array(new Uint8Array(data).buffer)
  return { width: info.width, height: info.height, colours }
}

/** Extends a picture to a size, so that a story that grew can still be compared. */
function onCanvas({ width, height, colours }: Pixels, size: Pick<Pixels, 'width' | 'height'>) {
  if (width === size.width && height === size.height) return colours
  // Transparent, which no pixel of a picture is.
  const canvas = new Uint32Array(size.width * size.height)
  for (let row = 0; row < height; row += 1) {
    canvas.set(colours.subarray(row * width, (row + 1) * width), row * size.width)
  }
  return canvas
}

/** How strongly a change of one step is shown, on the scale of 0 to 255. */
const LEAST_SHOWN = 96

/**
 * Compares two pictures exactly: one step of one channel of one pixel counts. In the image of the
 * differences every changed pixel is conspicuous, however small its change, and the rest is faded.
 */
export async function comparePictures(before: Buffer, after: Buffer) {
  const [a, b] = await Promise.all([readPixels(before), readPixels(after)])
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) }
  const [was, is] = [onCanvas(a, size), onCanvas(b, size)]
  const shown = new Uint32Array(is.length)
  let pixels = 0
  let largestStep = 0
  for (let at = 0; at < is.length; at += 1) {
    const colour = is[at] ?? 0
    if (was[at] === colour) {
      const grey = 226 + (((colour >> 8) & 255) >> 4)
      shown[at] = (255 << 24) | (grey << 16) | (grey << 8) | grey
      continue
    }
    let step = 0
    for (const shift of [0, 8, 16, 24]) {
      step = Math.max(
        step,
        Math.abs((((was[at] ?? 0) >>> shift) & 255) - ((colour >>> shift) & 255)),
      )
    }
    pixels += 1
    largestStep = Math.max(largestStep, step)
    const strength = Math.max(LEAST_SHOWN, step)
    const green = 200 - Math.round(strength / 1.3)
    shown[at] = (255 << 24) | ((255 - strength) << 16) | (green << 8) | 255
  }
  const difference = await sharp(new Uint8Array(shown.buffer), { raw: { ...size, channels: 4 } })
    // A fast compression, because a review waits for it and somebody looks at it once.
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer()
  return { pixels, largestStep, difference }
}

interface Shot {
  story: StoryShots
  variant: string
  hash: string
}

const shotsOf = (stories: readonly StoryShots[]) =>
  new Map(
    stories.flatMap((story) =>
      [...variantNames, BEHAVIOUR].flatMap((variant): [string, Shot][] => {
        const hash = story.shots[variant]
        return hash === undefined ? [] : [[`${story.id}/${variant}`, { story, variant, hash }]]
      }),
    ),
  )

/** Finds the shots that are not one and the same on both sides. */
export function findChanges(before: readonly StoryShots[], after: readonly StoryShots[]): Change[] {
  const [was, is] = [shotsOf(before), shotsOf(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((name): Change[] => {
    const [left, right] = [was.get(name), is.get(name)]
    const shot = right ?? left
    if (!shot || left?.hash === right?.hash) return []
    const { story, variant } = shot
    return [
      {
        name,
        story: story.id,
        title: story.title,
        storyName: story.name,
        variant,
        kind: left && right ? 'changed' : right ? 'added' : 'removed',
        ...sidesOf(left?.hash, right?.hash),
      },
    ]
  })
}

const fingerprint = ({ shots }: StoryShots) =>
  Object.entries(shots)
    .filter(([variant]) => variant !== BEHAVIOUR)
    .map((entry) => entry.join(' '))
    .join('\n')

const sidesOf = (before: string | undefined, after: string | undefined): Sides => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

/** Returns one variant of a story that has another name now. */
function pairOf(old: StoryShots, story: StoryShots, variant: string): Change {
  return {
    name: `${old.id} → ${story.id}/${variant}`,
    story: story.id,
    title: story.title,
    storyName: story.name,
    variant,
    kind: 'renamed',
    from: old.id,
    ...sidesOf(old.shots[variant], story.shots[variant]),
  }
}

/**
 * Pairs a story that is gone with a new one that looks the same in every variant, so that a rename
 * is one change instead of dozens. Behaviour that differs is a change of its own.
 */
export function pairRenames(
  changes: readonly Change[],
  before: readonly StoryShots[],
  after: readonly StoryShots[],
): Change[] {
  const [was, is] = [before, after].map((side) => new Set(side.map(({ id }) => id)))
  const gone = before.filter(({ id }) => !is?.has(id))
  const renamed = new Map<string, StoryShots>()
  for (const story of after.filter(({ id }) => !was?.has(id))) {
    const at = gone.findIndex((other) => fingerprint(other) === fingerprint(story))
    const [old] = at === -1 ? [] : gone.splice(at, 1)
    if (old) renamed.set(story.id, old)
  }
  const paired = new Set([...renamed].flatMap(([id, { id: old }]) => [id, old]))
  const pairs = after.flatMap((story): Change[] => {
    const old = renamed.get(story.id)
    const [variant] = Object.keys(story.shots)
    if (!old || !variant) return []
    const { [BEHAVIOUR]: was } = old.shots
    const { [BEHAVIOUR]: is } = story.shots
    return was === is
      ? [pairOf(old, story, variant)]
      : [BEHAVIOUR, variant].map((one) => pairOf(old, story, one))
  })
  return [...changes.filter(({ story }) => !paired.has(story)), ...pairs]
}

/**
 * Reports when most stories have identical pictures. In that case something covers them, and a
 * comparison would find nothing.
 */
export function coverFault(stories: readonly StoryShots[]): Fault | undefined {
  const counts = new Map<string, number>()
  for (const story of stories) {
    const all = fingerprint(story)
    counts.set(all, (counts.get(all) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  if (most <= 10 || most <= stories.length / 4) return undefined
  const message = `${most} of ${stories.length} have the same pictures: something covers them`
  return { side: 'after', story: 'all stories', message }
}
