import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { galleryCopy } from '@domain/copy/gallery-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { paths } from '@domain/paths'
import { startProduct } from '@tests/e2e/support/product'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { percentiles } from './percentiles'

/** CPU slowdown that makes this machine about as fast as a mid-range phone. */
const SLOWDOWN = 4
const TIMES = 40
/** Minimum duration in milliseconds. The browser does not report shorter events. */
const SHORTEST = 16

interface Interaction {
  name: string
  path: string
  /** Prepares the page. Its events do not count. */
  prepare?: (page: Page) => Promise<void>
  /** Performs one interaction. The index starts at 0. */
  act: (page: Page, index: number) => Promise<void>
  /** Restores the page after an interaction. Its events do not count. */
  after?: (page: Page) => Promise<void>
}

const letters = 'lagoon loft with a palm by the water now'

const interactions: Interaction[] = [
  {
    name: 'paging the grid',
    path: paths.home,
    act: (page, index) =>
      page.getByRole('link', { name: index % 8 < 4 ? pagerCopy.next : pagerCopy.previous }).click(),
  },
  {
    name: 'toggling a filter chip',
    path: paths.discover,
    act: (page) => page.getByRole('button', { name: '2', exact: true }).click(),
  },
  {
    name: 'opening the lightbox',
    path: paths.property('potters-yard'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Open photo 1 of/ })
        .last()
        .click(),
    after: (page) => page.getByRole('button', { name: galleryCopy.close }).click(),
  },
  {
    name: 'typing in search',
    path: paths.home,
    prepare: (page) => page.getByRole('combobox', { name: headerCopy.searchLabel }).click(),
    act: (page, index) => page.keyboard.press(letters[index % letters.length] ?? 'a'),
  },
]

/** Records the longest event of each interaction from input to the next frame, as INP does. */
const watchEvents = () => {
  const seen = window as unknown as { longest: number }
  seen.longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as unknown as { interactionId: number }).interactionId === 0) continue
      seen.longest = Math.max(seen.longest, entry.duration)
    }
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Waits until the browser has drawn a frame and informed its observers. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))
      }),
  )

async function timesOf(page: Page, { path, prepare, act, after }: Interaction, address: string) {
  await page.goto(address + path)
  await page.locator('.splash').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.evaluate(watchEvents)
  const took: number[] = []
  for (let index = 0; index < TIMES; index += 1) {
    await page.evaluate(() => Object.assign(window, { longest: 0 }))
    await act(page, index)
    await settled(page)
    took.push(await page.evaluate(() => (window as unknown as { longest: number }).longest))
    await after?.(page)
    await settled(page)
  }
  return took
}

/**
 * Measures the time from input to the next frame with a processor four times slower. The limit is
 * 100 ms.
 */
export async function benchInteractions() {
  if (!existsSync('dist/server/main.js')) {
    console.log('No product to use: run "npm run build" first.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const product = await startProduct(folder)
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    console.log(`interactions, processor ${SLOWDOWN} times slower, ${TIMES} each`)
    for (const interaction of interactions) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const took = await timesOf(page, interaction, product.address)
      const { p50, p75, p99 } = percentiles(took.map((each) => Math.max(each, SHORTEST)))
      console.log(
        `${interaction.name.padEnd(28)} p50 ${p50} ms   p75 ${p75} ms   worst ${p99} ms   (limit 100 at p75)`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
