import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { paths } from '@domain/paths'
import { chromiumLaunchOptions } from '@tests/run/chromium'

/** Milliseconds that a guest looks at a page without touching it. */
const LOOK = 10_000
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

interface MeasuredPage {
  name: string
  path: string
}

/** Pages whose first screen the server draws. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home page', path: paths.home },
  { name: 'Discover', path: paths.discover },
  { name: 'property page', path: paths.property('potters-yard') },
]

/** Opens an empty page of a phone and counts what it receives, with headers. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = { requests: 0, bytes: 0 }
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', () => (traffic.requests += 1))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  return { context, page, traffic }
}

/** Counts requests and bytes of a first visit without a touch, and of the next one. */
export async function benchBytes(address: string) {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    for (const { name, path } of measuredPages) {
      const { context, page, traffic } = await openPhone(browser)
      const visit = async () => {
        Object.assign(traffic, { requests: 0, bytes: 0 })
        await page.goto(address + path, { waitUntil: 'load' })
        await wait(LOOK)
        return `${(traffic.bytes / 1000).toFixed(0)} KB in ${traffic.requests} requests`
      }
      console.log(`${name.padEnd(16)} first ${await visit()}, next ${await visit()}`)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
