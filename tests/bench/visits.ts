import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { paths } from '@domain/paths'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { median } from './measure'

/** Visits of each page on each line. The figures are their medians. */
const VISITS = 5
/** Milliseconds that a guest looks at a page without touching it. */
const LOOK = 10_000
/** Times that the phone's processor is slower than this machine's, as in Lighthouse. */
const SLOWDOWN = 4
/** Milliseconds until a page must be tappable. */
const PATIENCE = 60_000
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

interface MeasuredPage {
  name: string
  path: string
  /** Selects the content that must be there. */
  selector: string
}

const card = 'main li article, main article'

/** Pages whose first screen the server draws. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home page', path: paths.home, selector: card },
  { name: 'Discover', path: paths.discover, selector: card },
  { name: 'property page', path: paths.property('potters-yard'), selector: 'main h1' },
]

/** Lines as mobile guests have them: round trip in milliseconds and megabits per second. */
const lines = [
  { name: '11 Mbps, 150 ms', roundTrip: 150, megabits: 11 },
  { name: '1.6 Mbps, 150 ms', roundTrip: 150, megabits: 1.6 },
]

/** What one visit measured, in milliseconds since the navigation began. */
interface Visit {
  firstPaint: number
  largestPaint: number
  /** The content is visible, and the splash is over. */
  ready: number
  /** React has taken the content over, so that a tap responds. */
  tappable: number
}

/** Runs in the browser before a page, and calls `window.benchVisited` once the page is tappable. */
function watchPage(selector: string) {
  const visit = { firstPaint: 0, largestPaint: 0, ready: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') visit.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => (visit.largestPaint = entry.startTime))
  const isTakenOver = (element: Element) =>
    [element, ...element.querySelectorAll('a, button')].some((each) =>
      Object.keys(each).some((key) => key.startsWith('__reactProps')),
    )
  /** The splash is over when the browser's animation has ended. */
  const isCovered = () => {
    const splash = document.querySelector('.splash')
    return (
      splash !== null && splash.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const look = () => {
    const content = document.querySelector(selector)
    if (content?.checkVisibility() && !isCovered()) visit.ready ||= performance.now()
    if (visit.ready > 0 && content && isTakenOver(content)) {
      const { benchVisited } = window as unknown as { benchVisited: (visit: Visit) => void }
      benchVisited({ ...visit, tappable: performance.now() })
    } else setTimeout(look, 20)
  }
  setTimeout(look, 20)
}

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
  return { context, page, session, traffic }
}

async function visitOnce(
  browser: Browser,
  address: string,
  { path, selector }: MeasuredPage,
  { roundTrip, megabits }: (typeof lines)[number],
) {
  const { context, page, session } = await openPhone(browser)
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: (megabits * 1e6) / 8,
      uploadThroughput: (megabits * 1e6) / 8,
    })
    // tsx names functions through a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named')
    const events = new EventEmitter()
    await page.exposeFunction('benchVisited', (visit: Visit) => events.emit('visited', visit))
    await page.addInitScript(watchPage, selector)
    const visited = once(events, 'visited', { signal: AbortSignal.timeout(PATIENCE) })
    await page.goto(address + path, { waitUntil: 'commit' })
    const [visit] = (await visited) as [Visit]
    return visit
  } finally {
    await context.close()
  }
}

/** Measures first visits with an empty cache, on slow lines and a slow processor. */
export async function benchVisits(address: string) {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    console.log(`medians of ${VISITS} first visits, processor ${SLOWDOWN} times slower, ms`)
    for (const line of lines) {
      for (const page of measuredPages) {
        // The first visit lets the server make the photos.
        await visitOnce(browser, address, page, line)
        const visits: Visit[] = []
        for (let turn = 0; turn < VISITS; turn += 1)
          visits.push(await visitOnce(browser, address, page, line))
        const of = (key: keyof Visit) =>
          `${key} ${median(visits.map((visit) => visit[key])).toFixed(0)}`
        const figures = (['firstPaint', 'largestPaint', 'ready', 'tappable'] as const).map(of)
        console.log(`${line.name.padEnd(18)} ${page.name.padEnd(16)} ${figures.join('   ')}`)
      }
    }
  } finally {
    await browser.close()
  }
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
