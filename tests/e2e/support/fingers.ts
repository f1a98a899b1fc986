import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Waits until the element no longer slides, because its middle would be somewhere else by then. */
const untilStill = (target: Locator) =>
  target.evaluate(async (element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      await Promise.allSettled(each.getAnimations().map(({ finished }) => finished))
    }
  })

/**
 * Fingers on the screen. The browser receives the touches as from a touch screen. It therefore
 * decides itself which element they meet and whether they scroll.
 */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  const down = (...points: Point[]) => send('touchStart', points)
  const moveTo = (...points: Point[]) => send('touchMove', points)
  const up = () => send('touchEnd', [])

  /** Puts one finger on the middle of the element and moves it. The finger stays down. */
  async function drag(target: Locator, by: Point) {
    await untilStill(target)
    const box = await target.boundingBox()
    if (!box) throw new Error(`${target.toString()} is not on the screen`)
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await down(from)
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await moveTo({ x: from.x + by.x * share, y: from.y + by.y * share })
    }
  }
  return {
    down,
    moveTo,
    up,
    drag,
    async swipe(target: Locator, across: number) {
      await drag(target, { x: across, y: 0 })
      await up()
    },
  }
}
