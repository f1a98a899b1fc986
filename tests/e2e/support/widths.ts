import type { Page } from '@playwright/test'

/** Widths in pixels: small phones, both sides of every breakpoint, and a wide window. */
const everyWidth = [320, 360, 390, 480, 640, 768, 900, 1024, 1240, 1280, 1440]

/**
 * Returns a line for every width at which the page scrolls sideways. The page keeps the last width.
 */
export async function widthsThatScroll(page: Page, widths: readonly number[] = everyWidth) {
  const tooWide: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Two frames: one for the styles, one for scripts that react to the new width.
    const content = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.documentElement.scrollWidth)),
          )
        }),
    )
    if (content > width) tooWide.push(`${content} px at ${width} px`)
  }
  return tooWide
}
