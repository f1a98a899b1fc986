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
  stayletBehaviour: () => string[]
}

/** Returns the variant that another one looks like when no rule concerns its state. */
const withoutState = (name: VariantName) =>
  name.replace(/-(hover|focus|pressed)$/, '') as VariantName

async function apply(page: Page, variant: Variant, before: Variant | undefined) {
  const resized = variant.width !== before?.width
  if (resized) await page.setViewportSize(sizeOf(variant))
  const { scheme: colorScheme, forcedColors, media } = variant
  if (
    colorScheme !== before?.scheme ||
    forcedColors !== before.forcedColors ||
    media !== before.media
  ) {
    await page.emulateMedia({ colorScheme, forcedColors, media, reducedMotion: 'reduce' })
  }
  await page.evaluate(
    async ([{ scheme, textSize, direction }, again]) => {
      const { stayletVary, stayletResettle } = window as unknown as VaryingWindow
      stayletVary({ scheme, textSize, direction })
      await stayletResettle({ resized: again })
    },
    [variant, resized || variant.textSize !== before?.textSize] as const,
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

/** Reads the motion that the page would have for a guest who has not reduced it. */
async function behaviourOf(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const lines = await page.evaluate(async () => {
    const { stayletResettle, stayletBehaviour } = window as unknown as VaryingWindow
    await stayletResettle({ resized: true })
    return stayletBehaviour()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return Buffer.from(lines.join('\n'))
}

/** Photographs the story that a page shows, in one variant after another. */
export async function takeVariants(
  page: Page,
  protocol: CDPSession,
  names: readonly VariantName[],
  type: 'story' | 'docs',
): Promise<Shots> {
  const shots: Shots = new Map()
  let before: Variant | undefined
  for (const name of names) {
    const variant: Variant = variants[name]
    const resting = shots.get(withoutState(name))
    await apply(page, variant, before)
    before = variant
    const release = variant.state && (await forceState(page, protocol, variant.state))
    if (variant.state && !release && resting) shots.set(name, resting)
    else shots.set(name, await capture(protocol))
    await release?.()
  }
  if (type === 'story') {
    await apply(page, variants['1280'], before)
    shots.set(BEHAVIOUR, await behaviourOf(page))
  }
  return shots
}
