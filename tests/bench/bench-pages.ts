import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { startProduct } from '@tests/e2e/support/product'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { benchBytes } from './bench-bytes'
import { measureIndex, TIERS } from './benchmark-index'
import { record } from './figures'
import { floorNames, startFloorPages } from './floor-pages'
import { measuredPages, type MeasuredPage } from './measured-pages'
import { percentiles } from './percentiles'
import { openSlowLine, type SlowLine } from './slow-line'
import { visitOnce, type MeasuredVisit } from './visit-page'
import type { Visit } from './watch-page'

/** Visits of each page on each line. The figures are their medians. */
const VISITS = 5
/** Time in milliseconds that the content may be ready after the splash, on the faster lines. */
const SPLASH_WAIT = 50
/** Time in milliseconds from ready content until it can be tapped. */
const TAP_WAIT = 600

const lines = {
  fast: { name: '20 Mbps, 60 ms', roundTrip: 60, megabits: 20 },
  usual: { name: '11 Mbps, 150 ms', roundTrip: 150, megabits: 11 },
  thin: { name: '1.6 Mbps, 150 ms', roundTrip: 150, megabits: 1.6 },
  far: { name: '11 Mbps, 787 ms', roundTrip: 787, megabits: 11 },
} satisfies Record<string, SlowLine>

interface MeasuredLine {
  tier: keyof typeof TIERS
  line: SlowLine
  /** Limit of the time until the content is ready. Without it, that of the splash and 50 ms. */
  limit?: number
}

const measured: readonly MeasuredLine[] = [
  { tier: 'mid-tier', line: lines.fast },
  { tier: 'mid-tier', line: lines.usual },
  { tier: 'mid-tier', line: lines.thin, limit: 1800 },
  { tier: 'mid-tier', line: lines.far, limit: 3500 },
  { tier: 'low-tier', line: lines.usual, limit: 2000 },
]

const floors: MeasuredPage[] = floorNames.map((name) => ({
  name: `floor: ${name}`,
  path: `/${name}`,
  selector: 'main li',
  count: 12,
}))

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

function print(page: MeasuredPage, visits: readonly MeasuredVisit[], limit: number | undefined) {
  const times = columns.map(([key]) => median(visits, key).toFixed(0).padStart(14)).join('')
  const bytes = percentiles(visits.map((visit) => visit.bytes)).p50
  const requests = percentiles(visits.map((visit) => visit.requests)).p50
  console.log(
    `  ${page.name.padEnd(16)}${times}${median(visits, 'shift').toFixed(4).padStart(8)}` +
      `${(bytes / 1000).toFixed(0).padStart(8)}${String(requests).padStart(9)}   ${limit?.toFixed(0) ?? ''}`,
  )
}

interface Measured {
  group: string
  page: MeasuredPage
  visits: readonly MeasuredVisit[]
  /** Visits of React alone on the same line. */
  floor: readonly MeasuredVisit[] | undefined
  limit: number
}

function recordVisits({ group, page, visits, floor, limit }: Measured) {
  const limits: Partial<Record<keyof Visit, number>> = {
    ready: limit,
    tappable: median(visits, 'ready') + TAP_WAIT,
  }
  for (const [key, title] of columns) {
    record({
      group,
      name: `${page.name}, ${title}`,
      value: median(visits, key),
      unit: 'ms',
      // The floor has no splash.
      floor: floor && key !== 'splashEnd' ? median(floor, key) : undefined,
      limit: limits[key],
    })
  }
}

/** Makes the visits of one page, each on a line of its own, because connections keep their windows. */
async function visitPage(
  browser: Browser,
  page: MeasuredPage,
  { port, line, slowdown }: { port: number; line: SlowLine; slowdown: number },
) {
  const visits: MeasuredVisit[] = []
  for (let turn = 0; turn < VISITS; turn += 1) {
    const slow = await openSlowLine(port, line)
    try {
      visits.push(await visitOnce(browser, slow.address, page, slowdown))
    } finally {
      slow.close()
    }
  }
  return visits
}

/** Opens every page once, so that the server has made its photos and its code is compiled. */
async function warmUp(browser: Browser, address: string) {
  for (const page of measuredPages) await visitOnce(browser, address, page, 1)
}

/**
 * Measures first visits of the drawn pages on slow lines and slow processors: medians of five,
 * beside a page of React alone and one of MUI alone on the same line. All times are in milliseconds.
 */
async function benchTimes(browser: Browser, product: number, words: readonly string[]) {
  const isAsked = (...names: string[]) =>
    words.every((word) => names.join(' ').toLowerCase().includes(word.toLowerCase()))
  const floor = await startFloorPages()
  try {
    await warmUp(browser, `http://127.0.0.1:${product}`)
    for (const { tier, line, limit } of measured) {
      const asked = [...floors, ...measuredPages].filter(({ name }) =>
        isAsked(tier, line.name, name),
      )
      if (asked.length === 0) continue
      // The machine may have become slower or faster since the last line.
      const index = await measureIndex(browser)
      const slowdown = Math.max(1, index / TIERS[tier])
      console.log(
        `${tier} (index ${index}, processor ${slowdown.toFixed(1)} times slower), ${line.name}\n` +
          `  ${''.padEnd(16)}${columns.map(([, title]) => title.padStart(14)).join('')}` +
          `   shift      KB requests   limit of ready`,
      )
      let react: readonly MeasuredVisit[] | undefined
      for (const page of asked) {
        const isFloor = floors.includes(page)
        const port = isFloor ? floor.port : product
        const visits = await visitPage(browser, page, { port, line, slowdown })
        if (isFloor) react ??= visits
        const most = limit ?? median(visits, 'splashEnd') + SPLASH_WAIT
        print(page, visits, isFloor ? undefined : most)
        const group = `${tier}, ${line.name}`
        if (!isFloor) recordVisits({ group, page, visits, floor: react, limit: most })
      }
    }
  } finally {
    floor.close()
  }
}

/**
 * Measures the bytes of visits and the times of first visits. With the word 'bytes' it measures
 * bytes alone, and with other words only the times of which they name line, tier and page.
 */
export async function benchPages(words: readonly string[]) {
  if (!existsSync('dist/server/main.js')) {
    console.log('No product to visit: run "npm run build" first.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const product = await startProduct(folder)
  const port = Number(new URL(product.address).port)
  const browser = await chromium.launch(chromiumLaunchOptions())
  const isBytesAlone = words.includes('bytes')
  try {
    if (isBytesAlone || words.length === 0) await benchBytes(browser, port)
    if (isBytesAlone) return
    console.log(`pages, medians of ${VISITS} first visits`)
    await benchTimes(browser, port, words)
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
