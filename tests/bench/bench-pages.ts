import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession } from 'playwright'
import { paths } from '@domain/paths'
import { startProduct } from '@tests/e2e/support/product'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { benchBytes } from './bench-bytes'
import { measureIndex, NAME_HELPER, TIERS } from './benchmark-index'
import { floorNames, startFloorPages } from './floor-pages'
import { percentiles } from './percentiles'
import { openPhone } from './phone'
import { openSlowLine, type SlowLine } from './slow-line'
import { watchPage, type Visit } from './watch-page'

/** Visits of each page on each line. The figures are their medians. */
const VISITS = 5
/** Time that a visit may take before it counts as failed. */
const PATIENCE = 60_000

const lines = {
  fast: { name: '20 Mbps, 60 ms', roundTrip: 60, megabits: 20 },
  usual: { name: '11 Mbps, 150 ms', roundTrip: 150, megabits: 11 },
  thin: { name: '1.6 Mbps, 150 ms', roundTrip: 150, megabits: 1.6 },
  far: { name: '11 Mbps, 787 ms', roundTrip: 787, megabits: 11 },
} satisfies Record<string, SlowLine>

/** Limits of the time until the content is ready, in milliseconds. */
const measured: { tier: keyof typeof TIERS; line: SlowLine; limit: string }[] = [
  { tier: 'mid-tier', line: lines.fast, limit: 'splash + 50' },
  { tier: 'mid-tier', line: lines.usual, limit: 'splash + 50' },
  { tier: 'mid-tier', line: lines.thin, limit: '1800' },
  { tier: 'mid-tier', line: lines.far, limit: '3500' },
  { tier: 'low-tier', line: lines.usual, limit: '2000' },
]

interface MeasuredPage {
  name: string
  path: string
  /** Content that must be there, and how much of it. */
  selector: string
  count: number
}

const cards = { selector: 'main li article, main article', count: 8 }
const pages: MeasuredPage[] = [
  { name: 'home page', path: paths.home, ...cards },
  { name: 'Discover', path: paths.discover, ...cards },
  { name: 'property page', path: paths.property('potters-yard'), selector: 'h1', count: 1 },
]
const floors: MeasuredPage[] = floorNames.map((name) => ({
  name: `floor: ${name}`,
  path: `/${name}`,
  selector: 'main li',
  count: 12,
}))

async function visitOnce(browser: Browser, address: string, page: MeasuredPage, slowdown: number) {
  const { context, page: tab, session } = await openPhone(browser, slowdown)
  try {
    const traffic = await countTraffic(session)
    await tab.addInitScript(NAME_HELPER)
    await tab.addInitScript(watchPage, { selector: page.selector, count: page.count })
    await tab.goto(address + page.path, { waitUntil: 'commit', timeout: PATIENCE })
    await tab.waitForFunction(
      () => (window as unknown as { visit: Visit }).visit.tappable > 0,
      undefined,
      { timeout: PATIENCE },
    )
    await tab.waitForLoadState('networkidle')
    const visit = await tab.evaluate(() => (window as unknown as { visit: Visit }).visit)
    return { ...visit, ...traffic }
  } finally {
    await context.close()
  }
}

/** Counts the requests of a page and their bytes as sent, with their headers. */
async function countTraffic(session: CDPSession) {
  const traffic = { requests: 0, bytes: 0 }
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  return traffic
}

const median = (visits: readonly Visit[], key: keyof Visit) =>
  percentiles(visits.map((visit) => visit[key])).p50

const columns = [
  ['ready', 'ready'],
  ['splashEnd', 'splash'],
  ['tappable', 'can be tapped'],
  ['firstPaint', 'first paint'],
  ['largestPaint', 'largest paint'],
  ['blocked', 'blocked'],
] as const satisfies readonly (readonly [keyof Visit, string])[]

function print(page: MeasuredPage, visits: Awaited<ReturnType<typeof visitOnce>>[], limit: string) {
  const times = columns.map(([key]) => median(visits, key).toFixed(0).padStart(14)).join('')
  const bytes = percentiles(visits.map((visit) => visit.bytes)).p50
  const requests = percentiles(visits.map((visit) => visit.requests)).p50
  console.log(
    `  ${page.name.padEnd(16)}${times}${median(visits, 'shift').toFixed(4).padStart(8)}` +
      `${(bytes / 1000).toFixed(0).padStart(8)}${String(requests).padStart(9)}   ${limit}`,
  )
}

/**
 * Measures the bytes of visits, and first visits of the drawn pages on slow lines and slow
 * processors: medians of five, beside
 * a page of React alone and one of MUI alone on the same line. All times are in milliseconds.
 */
export async function benchPages({ isTimed }: { isTimed: boolean }) {
  if (!existsSync('dist/server/main.js')) {
    console.log('No product to visit: run "npm run build" first.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const product = await startProduct(folder)
  const floor = await startFloorPages()
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    await benchBytes(browser, Number(new URL(product.address).port))
    if (!isTimed) return
    const index = await measureIndex(browser)
    console.log(`pages, medians of ${VISITS} first visits, benchmark index ${index}`)
    for (const { tier, line, limit } of measured) {
      const slowdown = Math.max(1, index / TIERS[tier])
      console.log(
        `${tier} (processor ${slowdown.toFixed(1)} times slower), ${line.name}\n` +
          `  ${''.padEnd(16)}${columns.map(([, title]) => title.padStart(14)).join('')}` +
          `   shift      KB requests   limit of ready`,
      )
      for (const page of [...pages, ...floors]) {
        const port = pages.includes(page) ? Number(new URL(product.address).port) : floor.port
        const visits: Awaited<ReturnType<typeof visitOnce>>[] = []
        for (let turn = 0; turn < VISITS; turn += 1) {
          // A new line for each visit, because connections keep their windows.
          const slow = await openSlowLine(port, line)
          try {
            visits.push(await visitOnce(browser, slow.address, page, slowdown))
          } finally {
            slow.close()
          }
        }
        print(page, visits, pages.includes(page) ? limit : '')
      }
    }
  } finally {
    await browser.close()
    floor.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
