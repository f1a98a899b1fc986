import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
import { ada, openAs } from '@tests/e2e/support/guests'
import { startProduct } from '@tests/e2e/support/product'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { measureIndex, TIERS } from './benchmark-index'
import { record } from './figures'
import { startFloorPages } from './floor-pages'
import { interactions, type Interaction } from './interactions'
import { percentiles } from './percentiles'
import { openPhone } from './phone'

const TURNS = 10
/** Milliseconds that a step may take before its interaction counts as failed. */
const PATIENCE = 20_000
/** Minimum duration in milliseconds. The browser does not report shorter events. */
const SHORTEST = 16
/** Limits in milliseconds: p75 of all turns, and the longest. */
const LIMITS = {
  'mid-tier': { p75: 100, longest: 100 },
  'low-tier': { p75: 100, longest: 200 },
} as const

/** Records the longest event of each interaction from input to the next frame, as INP does. */
const watchEvents = () => {
  const seen = window as unknown as { longest?: number }
  const isWatched = seen.longest !== undefined
  seen.longest = 0
  if (isWatched) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as unknown as { interactionId: number }).interactionId === 0) continue
      seen.longest = Math.max(seen.longest ?? 0, entry.duration)
    }
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Waits until the browser has drawn a frame, informed its observers, and has nothing to do. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve()), 100)),
        )
      }),
  )

/** Runs in the page. Returns whether a finger in the middle of the control would touch it. */
const isReachable = (control: Element) => {
  const { left, top, width, height } = control.getBoundingClientRect()
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Scrolls to the control, as a guest has done before a touch, and waits until nothing covers it. */
async function bringIntoView(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  await control.page().waitForFunction(isReachable, await control.elementHandle())
}

async function timesOf(
  page: Page,
  { path, isLoggedIn, prepare, before, touches, presses, after }: Interaction,
  address: string,
) {
  await (isLoggedIn ? openAs(page, address, ada, path) : page.goto(address + path))
  await page.locator('.splash').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  const took: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    await before?.(page)
    const control = touches?.(page, turn)
    if (control) await bringIntoView(control)
    await settled(page)
    await page.evaluate(watchEvents)
    // Playwright's own check would look what is under each event, and count as the page's work.
    await control?.tap({ force: true })
    if (presses) await page.keyboard.press(presses(turn))
    await settled(page)
    took.push(await page.evaluate(() => (window as unknown as { longest: number }).longest))
    await after?.(page)
    await settled(page)
  }
  return took.map((each) => Math.max(each, SHORTEST))
}

/** The same touch on a page of React alone, which is the lower bound of every touch. */
const floor: Interaction = {
  name: 'floor: a button of React alone',
  path: '/react',
  touches: (page) => page.getByRole('button').first(),
}

/**
 * Measures the time from a touch or a key to the next frame on phones of two classes, beside the
 * same touch of a page of React alone. The slowdown is this machine's benchmark index divided by
 * the phone's.
 *
 * @param part Part of the names of the interactions to measure. All without it.
 */
export async function benchInteractions(part = '') {
  if (!existsSync('dist/server/main.js')) {
    console.log('No product to use: run "npm run build" first.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const product = await startProduct(folder)
  const floors = await startFloorPages()
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const index = await measureIndex(browser)
    for (const tier of ['mid-tier', 'low-tier'] as const) {
      const rate = Math.max(1, index / TIERS[tier])
      const limits = LIMITS[tier]
      const measure = async (interaction: Interaction, address: string) => {
        const { context, page } = await openPhone(browser, rate)
        page.setDefaultTimeout(PATIENCE)
        const { name } = interaction
        const took = await timesOf(page, interaction, address).catch((error: unknown) => {
          console.log(`  ${name} could not be measured: ${String(error)}`)
          return []
        })
        await context.close()
        if (took.length === 0) return []
        const { p50, p75, p99 } = percentiles(took)
        const group = `interactions, ${tier}`
        record({ group, name: `${name}, p75`, value: p75, unit: 'ms', limit: limits.p75 })
        record({ group, name: `${name}, longest`, value: p99, unit: 'ms', limit: limits.longest })
        console.log(`  ${name.padEnd(34)} p50 ${p50} ms   p75 ${p75} ms   longest ${p99} ms`)
        return took
      }
      console.log(
        `interactions, ${tier}, benchmark index ${index}, processor ${rate.toFixed(1)} times slower`,
      )
      await measure(floor, `http://127.0.0.1:${floors.port}`)
      const all: number[] = []
      for (const interaction of interactions.filter(({ name }) => name.includes(part))) {
        all.push(...(await measure(interaction, product.address)))
      }
      const { p50, p75, p99 } = percentiles(all)
      console.log(
        `  ${`all ${all.length}`.padEnd(34)} p50 ${p50} ms   p75 ${p75} ms (limit ${limits.p75})   ` +
          `p99 ${p99} ms   longest ${Math.max(...all)} ms (limit ${limits.longest})`,
      )
    }
  } finally {
    await browser.close()
    floors.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
