import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { CDPSession, Page } from 'playwright'
import { forceState } from './forced-states'
import { BEHAVIOUR, OPENED, sizeOf, variants, type Variant, type VariantName } from './matrix'

/**
 * Pictures of one story by variant, and its behaviour as text. A variant that no style of the
 * page concerns is the picture of another one.
 */
export type Shots = Map<string, Buffer>

/**
 * Hash of everything that decides what a page looks like, by variant. A variant with a forced state
 * looks like another page exactly when the same variant at rest does.
 */
export type Drawings = Readonly<Record<string, string>>

export interface Taken {
  shots: Shots
  drawings: Drawings
}

/** A page of the browser, with what it takes to photograph it. */
export interface Tab {
  page: Page
  protocol: CDPSession
  /** Calls a function that waits until nothing changes, once more after code has arrived. */
  settle: (wait: () => Promise<void>) => Promise<void>
}

interface VaryingWindow {
  stayletVary: (variant: Pick<Variant, 'scheme' | 'textSize' | 'direction'>) => void
  stayletEndMotion: () => void
  stayletHold: () => void
  stayletLetGo: () => Promise<void>
  stayletResettle: (change: { resized: boolean }) => Promise<void>
  stayletScrollTo: (top: number) => Promise<void>
  stayletStandStill: () => void
  stayletNoteShown: (kind: NonNullable<Variant['state']> | 'rest') => void
  stayletBehaviour: () => string[]
  stayletUnseenRules: () => string[]
  stayletQueries: Set<string>
}

const drawingScript = readFileSync(new URL('read-drawing.mjs', import.meta.url), 'utf8')

/** Returns a function that hashes what decides how the page looks now. */
async function drawingReader(page: Page, protocol: CDPSession) {
  const { frameTree } = await protocol.send('Page.getFrameTree')
  const { executionContextId: contextId } = await protocol.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(`A page cannot be read: ${exceptionDetails.text}`)
    return String(result.value)
  }
  await evaluate(drawingScript)
  return async () => {
    const drawing = await evaluate('stayletReadDrawing()')
    // A component may ask for a width that no picture has, which its behaviour lists.
    const queries = await page.evaluate(() =>
      [...(window as unknown as VaryingWindow).stayletQueries].sort(),
    )
    return createHash('sha256')
      .update([drawing, ...queries].join('\n'))
      .digest('hex')
  }
}

/** Returns the variant that another one looks like when no rule concerns its state. */
const withoutState = (name: VariantName) =>
  name.replace(/-(hover|focus|pressed)$/, '') as VariantName

const isForced = (name: VariantName) => 'state' in variants[name]

type Motion = 'reduce' | 'no-preference'

/** Returns what the browser says about its screen in a variant. */
export const mediaOf = (
  { scheme: colorScheme, forcedColors, media }: Variant,
  reducedMotion: Motion = 'reduce',
) => ({ colorScheme, forcedColors, media, reducedMotion })

/**
 * Gives the page the window of a variant. Playwright's own function knows one number of device pixels
 * for all pages of a context.
 */
export const setWindow = ({ protocol }: Pick<Tab, 'protocol'>, variant: Variant) =>
  protocol.send('Emulation.setDeviceMetricsOverride', {
    ...sizeOf(variant),
    deviceScaleFactor: variant.scale,
    mobile: false,
  })

/** Returns whether two variants are the same page at rest. */
const isSameAtRest = (a: Variant, b: Variant) =>
  isDeepStrictEqual({ ...a, state: undefined }, { ...b, state: undefined })

/**
 * Switches a page to a variant.
 *
 * @param before Variant that the page shows, unless it was just opened.
 */
async function apply(
  tab: Tab,
  variant: Variant,
  before: Variant | undefined,
  { motion = 'reduce', scroll = 0 }: { motion?: Motion; scroll?: number | undefined } = {},
) {
  const { page, settle } = tab
  if (before && motion === 'reduce' && isSameAtRest(variant, before)) {
    // A forced state changes nothing but styles.
    await page.evaluate(() => (window as unknown as VaryingWindow).stayletEndMotion())
    return
  }
  const shown = before ?? OPENED
  const resized = variant.width !== shown.width || variant.scale !== shown.scale
  if (resized) await setWindow(tab, variant)
  if (
    variant.scheme !== shown.scheme ||
    variant.forcedColors !== shown.forcedColors ||
    variant.media !== shown.media ||
    motion !== 'reduce'
  ) {
    await page.emulateMedia(mediaOf(variant, motion))
  }
  const { scheme, textSize, direction } = variant
  // Components also render again when the motion changes, and when printing hides what they watch.
  const again =
    resized ||
    variant.textSize !== shown.textSize ||
    variant.media !== shown.media ||
    motion !== 'reduce'
  await page.evaluate((change) => (window as unknown as VaryingWindow).stayletVary(change), {
    scheme,
    textSize,
    direction,
  })
  await settle(() =>
    page.evaluate((change) => (window as unknown as VaryingWindow).stayletResettle(change), {
      resized: again,
    }),
  )
  if (variant.isScrolled) {
    await settle(() =>
      page.evaluate((top) => (window as unknown as VaryingWindow).stayletScrollTo(top), scroll),
    )
  }
}

/** Takes a picture of a page from its top left corner, also beyond the window, or of the window. */
async function takePicture(
  protocol: CDPSession,
  size?: { width: number; height: number },
  isLarger = false,
) {
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: isLarger,
    optimizeForSpeed: true,
    ...(size && { clip: { x: 0, y: 0, ...size, scale: 1 } }),
  })
  return Buffer.from(data, 'base64')
}

/**
 * Takes a picture of the whole page. Where it is larger than the window, Chromium makes the window
 * one pixel wide for a moment, of which the page does not learn: it would draw its parts anew, and
 * these pictures would depend on the speed of the machine.
 */
async function capture({ page, protocol }: Tab, { isScrolled }: Variant): Promise<Buffer> {
  if (isScrolled) return takePicture(protocol)
  const { cssContentSize, cssLayoutViewport } = await protocol.send('Page.getLayoutMetrics')
  const size = {
    width: Math.ceil(cssContentSize.width),
    height: Math.ceil(cssContentSize.height),
  }
  const isLarger =
    size.width > cssLayoutViewport.clientWidth || size.height > cssLayoutViewport.clientHeight
  if (!isLarger) return takePicture(protocol, size, isLarger)
  await page.evaluate(() => (window as unknown as VaryingWindow).stayletHold())
  const picture = await takePicture(protocol, size, isLarger)
  await page.evaluate(() => (window as unknown as VaryingWindow).stayletLetGo())
  return picture
}

const noteShown = (page: Page, { state }: Variant) => {
  const shown: NonNullable<Variant['state']> | 'rest' = state ?? 'rest'
  return page.evaluate((kind) => (window as unknown as VaryingWindow).stayletNoteShown(kind), shown)
}

type Note = (name: string) => Promise<void>

/** With motion, a page is read as on a desktop and as on a phone, because each hides parts. */
const MOVING: readonly Variant[] = [variants['1280'], variants['390']]

const movingName = ({ width }: Variant) => `${width}-motion`

/** Returns the names of the drawings that decide what a variant or the behaviour is. */
export const drawingsOf = (name: string): readonly string[] =>
  name === BEHAVIOUR ? MOVING.map(movingName) : [withoutState(name as VariantName)]

const standStill = (page: Page) =>
  page.evaluate(() => (window as unknown as VaryingWindow).stayletStandStill())

/** Shows the page with the motion that it has for a guest who has not reduced it. */
async function showMoving(
  tab: Tab,
  before: Variant | undefined,
  look: (variant: Variant) => Promise<void>,
) {
  let previous = before
  await standStill(tab.page)
  for (const variant of MOVING) {
    await apply(tab, variant, previous, { motion: 'no-preference' })
    previous = variant
    await look(variant)
  }
}

/** Reads as text what no picture shows. */
async function behaviourOf(tab: Tab, before: Variant | undefined, note: Note) {
  const { page } = tab
  const lines: string[] = []
  await showMoving(tab, before, async (variant) => {
    await note(movingName(variant))
    // Behaviour comes first, because looking for covered controls scrolls the page.
    const heard = await page.locator('body').ariaSnapshot()
    const read = await page.evaluate(() => (window as unknown as VaryingWindow).stayletBehaviour())
    lines.push(...[...read, ...heard.split('\n')].map((line) => `${variant.width}: ${line}`))
  })
  const rules = await page.evaluate(() => (window as unknown as VaryingWindow).stayletUnseenRules())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return Buffer.from([...lines, ...rules].join('\n'))
}

/** Kind of a story, and the variants that it has. */
interface Story {
  type: 'story' | 'docs'
  names: readonly VariantName[]
  /** CSS pixels that the page is scrolled by in the variants that are. */
  scroll?: number | undefined
}

/** What is asked of a story's pictures. */
export interface Order {
  /** Variants, unless all of them. The behaviour passes through all, and lists what none shows. */
  wanted?: ReadonlySet<string> | undefined
  /** Drawings of another catalogue. A story that they fit needs no picture. */
  known?: Drawings | undefined
  /** Whether another attempt follows, so that a play that fails may have waited too briefly. */
  isFirst?: boolean | undefined
}

/**
 * Photographs the story that a page shows, in one variant after another. Where drawings are known,
 * they are compared first, and no picture is taken of a page that is drawn as it is known.
 *
 * @returns 'as known' when every drawing is, and 'changed late' when the comparison has changed the
 *   page, so that the story has to be opened and photographed again.
 */
export async function takeVariants(
  tab: Tab,
  { type, names: all, scroll }: Story,
  { wanted, known }: Order,
): Promise<Taken | 'as known' | 'changed late'> {
  const { page, protocol } = tab
  const isWhole = wanted === undefined || wanted.has(BEHAVIOUR)
  const names = isWhole ? all : all.filter((name) => wanted.has(name))
  const shots: Shots = new Map()
  const read = wanted && !known ? undefined : await drawingReader(page, protocol)
  const resting = all.filter((name) => !isForced(name))
  const drawn = [...resting, ...(type === 'story' ? MOVING : [])]
  const isComparable = known !== undefined && Object.keys(known).length === drawn.length
  let before: Variant | undefined

  /** Reads one drawing after another, until one is not as it is known. */
  const compare = async (readNow: () => Promise<string>, expected: Drawings) => {
    const found: Record<string, string> = {}
    const isAsKnown = async (name: string) => {
      found[name] = await readNow()
      return found[name] === expected[name]
    }
    for (const name of resting) {
      await apply(tab, variants[name], before, { scroll })
      before = variants[name]
      if (!(await isAsKnown(name))) return found
    }
    if (type !== 'story') return 'as known'
    let isMovingAsKnown = true
    await showMoving(tab, before, async (variant) => {
      isMovingAsKnown &&= await isAsKnown(movingName(variant))
    })
    // Nothing moves on the page from here on, so it can no longer be photographed.
    return isMovingAsKnown ? 'as known' : 'changed late'
  }

  const compared = read && known && isComparable ? await compare(read, known) : {}
  if (compared === 'as known' || compared === 'changed late') return compared
  const drawings: Record<string, string> = {}
  const note: Note = async (name) => {
    if (read) drawings[name] = await read()
  }
  for (const name of names) {
    const variant: Variant = variants[name]
    await apply(tab, variant, before, { scroll })
    before = variant
    if (!variant.state) await note(name)
    const first = compared[name]
    // Variants that were shown already may have changed the page.
    if (first !== undefined && first !== drawings[name]) return 'changed late'
    const isWanted = wanted?.has(name) ?? true
    const atRest = shots.get(withoutState(name))
    const release =
      isWanted && variant.state ? await forceState(page, protocol, variant.state) : undefined
    if (isWanted && variant.state && !release && atRest) shots.set(name, atRest)
    else if (isWanted) shots.set(name, await capture(tab, variant))
    if (type === 'story' && isWhole) await noteShown(page, variant)
    await release?.()
  }
  if (type === 'story' && isWhole) shots.set(BEHAVIOUR, await behaviourOf(tab, before, note))
  return { shots, drawings }
}
