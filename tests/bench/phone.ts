import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Screen of Lighthouse's phone. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75 } as const

/**
 * Height in pixels above that of the bars of a browser's window. Playwright gives the window the
 * height of the page, so that the browser would not draw the page's lower end, and a touch there
 * would last until something changes above it.
 */
const BARS = 120

const PHONE = {
  viewport: { width: SCREEN.width, height: SCREEN.height + BARS },
  deviceScaleFactor: SCREEN.deviceScaleFactor,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

/** Gives a page the size of the phone's screen below the bars. Returns the session that keeps it. */
export async function sizeAsPhone(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { ...SCREEN, mobile: true })
  return session
}

/**
 * Opens an empty page of a phone in a browser context of its own, as on a first visit.
 *
 * @param slowdown How many times slower than this machine its processor is.
 */
export async function openPhone(browser: Browser, slowdown: number) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await sizeAsPhone(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, session }
}
