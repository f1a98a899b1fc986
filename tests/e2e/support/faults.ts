import type { BrowserContext, Page } from '@playwright/test'

/**
 * Takes the network from the pages of a context. Chromium up to version 150 tells a document that
 * opens in the meantime that it is online, so each document is told otherwise.
 *
 * @returns a function that gives the network back.
 */
export async function loseNetwork(context: BrowserContext) {
  await context.setOffline(true)
  const correction = await context.addInitScript(() => {
    if (navigator.onLine)
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  })
  return async () => {
    await correction.dispose()
    await context.setOffline(false)
    for (const page of context.pages()) {
      const corrected = page.evaluate(() => {
        if (!Object.hasOwn(navigator, 'onLine')) return
        Reflect.deleteProperty(navigator, 'onLine')
        dispatchEvent(new Event('online'))
      })
      // A page that has already loaded again needs no correction.
      await corrected.catch(() => page.waitForLoadState())
    }
  }
}

/**
 * Keeps the requests of an address waiting.
 *
 * @returns a function that lets them go on.
 */
export async function holdBack(page: Page, address: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
