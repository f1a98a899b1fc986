import type { Browser, BrowserContextOptions } from 'playwright'

/** Screen of Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

/**
 * Opens an empty page of a phone in a browser context of its own, as on a first visit.
 *
 * @param slowdown How many times slower than this machine its processor is.
 */
export async function openPhone(browser: Browser, slowdown: number) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, session }
}
