import type { CDPSession, Page } from 'playwright'
import { forceState } from './forced-states'
import { BEHAVIOUR, sizeOf, variants, type Variant, type VariantName } from './matrix'

/**
 * Pictures of one story by variant, and its behaviour as text. A variant that no style of the
 * page concerns is the picture of another one.
 */
export type Shots = Map<string, Buffer>

interface VaryingWindow {
  stayletVary: (variant: Pick<Variant, 'scheme' | 'textSize' | 'direction'>) => void
  stayletResettle: (change: { resized: boolean }) => Promise<void>
  stayletStandStill: () => void
  stayletNoteShown: (kind: NonNullable<Variant['state']> | 'rest') => void
  stayletBehaviour: () => string[]
  stayletUnseenRules: () => string[]
}

/** Returns the variant that another one looks like when no rule concerns its state. */
const withoutState = (name: VariantName) =>
  name.replace(/-(hover|focus|pressed)$/, '') as VariantName

type Motion = 'reduce' | 'no-preference'

/** Returns what the browser says about its screen in a variant. */
export const mediaOf = (
  { scheme: colorScheme, forcedColors, media }: Variant,
  reducedMotion: Motion = 'reduce',
) => ({ colorScheme, forcedColors, media, reducedMotion })

async function apply(
  page: Page,
  variant: Variant,
  before: Variant | undefined,
  motion: Motion = 'reduce',
) {
  const resized = variant.width !== before?.width
  if (resized) await page.setViewportSize(sizeOf(variant))
  if (
    variant.scheme !== before?.scheme ||
    variant.forcedColors !== before.forcedColors ||
    variant.media !== before.media ||
    motion !== 'reduce'
  ) {
    await page.emulateMedia(mediaOf(variant, motion))
  }
  await page.evaluate(
    async ([{ scheme, textSize, direction }, again]) => {
      const { stayletVary, stayletResettle } = window as unknown as VaryingWindow
      stayletVary({ scheme, textSize, direction })
      await stayletResettle({ resized: again })
    },
    [
      variant,
      // Components also render again when the motion changes.
      resized || variant.textSize !== before?.textSize || motion !== 'reduce',
    ] as const,
  )
}

async function capture(protocol: CDPSession): Promise<Buffer> {
  const { cssContentSize } = await protocol.send('Page.getLayoutMetrics')
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: {
      x: 0,
      y: 0,
      width: Math.ceil(cssContentSize.width),
      height: Math.ceil(cssContentSize.height),
      scale: 1,
    },
  })
  return Buffer.from(data, 'base64')
}

const noteShown = (page: Page, { state }: Variant) => {
  const shown: NonNullable<Variant['state']> | 'rest' = state ?? 'rest'
  return page.evaluate((kind) => (window as unknown as VaryingWindow).stayletNoteShown(kind), shown)
}

/**
 * Reads as text what no picture shows, with the motion that the page has for a guest who has not
 * reduced it: once as on a phone and once as on a desktop, because each hides parts of the other.
 */
async function behaviourOf(page: Page, before: Variant | undefined) {
  const lines: string[] = []
  let previous = before
  await page.evaluate(() => (window as unknown as VaryingWindow).stayletStandStill())
  for (const variant of [variants['1280'], variants['390']]) {
    await apply(page, variant, previous, 'no-preference')
    previous = variant
    // Behaviour comes first, because looking for covered controls scrolls the page.
    const heard = await page.locator('body').ariaSnapshot()
    const read = await page.evaluate(() => (window as unknown as VaryingWindow).stayletBehaviour())
    lines.push(...[...read, ...heard.split('\n')].map((line) => `${variant.width}: ${line}`))
  }
  const rules = await page.evaluate(() => (window as unknown as VaryingWindow).stayletUnseenRules())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return Buffer.from([...lines, ...rules].join('\n'))
}

/**
 * Photographs the story that a page shows, in one variant after another.
 *
 * @param wanted Some variants, where pictures of the others are not needed. The behaviour passes
 *   through them all, because it lists what none of them shows.
 */
export async function takeVariants(
  page: Page,
  protocol: CDPSession,
  all: readonly VariantName[],
  { type, wanted }: { type: 'story' | 'docs'; wanted: ReadonlySet<string> | undefined },
): Promise<Shots> {
  const isWhole = wanted === undefined || wanted.has(BEHAVIOUR)
  const names = isWhole ? all : all.filter((name) => wanted.has(name))
  const shots: Shots = new Map()
  let before: Variant | undefined
  for (const name of names) {
    const variant: Variant = variants[name]
    const isWanted = wanted?.has(name) ?? true
    const resting = shots.get(withoutState(name))
    await apply(page, variant, before)
    before = variant
    const release =
      isWanted && variant.state ? await forceState(page, protocol, variant.state) : undefined
    if (isWanted && variant.state && !release && resting) shots.set(name, resting)
    else if (isWanted) shots.set(name, await capture(protocol))
    if (type === 'story' && isWhole) await noteShown(page, variant)
    await release?.()
  }
  if (type === 'story' && isWhole) shots.set(BEHAVIOUR, await behaviourOf(page, before))
  return shots
}
