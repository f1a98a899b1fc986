import { pathPages } from './support/path-pages'
import { expect, test } from './support/test'

const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1240, 1280, 1440]

for (const [name, openPage] of Object.entries(pathPages)) {
  test(`${name} never scrolls sideways, from 320 to 1440 px`, async ({ page, product }) => {
    await openPage(page, product.address)
    const tooWide: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      // Two frames: one for the styles, one for what scripts do with the new width.
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
    expect(tooWide).toEqual([])
  })
}
