import type { Browser, Page } from 'playwright'
import { paths } from '@domain/paths'
import { logIn } from '@tests/e2e/support/pages'
import { record } from './figures'
import { openPhone, sizeAsPhone } from './phone'
import { openSlowLine, type SlowLine } from './slow-line'

/** Fast enough that waiting takes no time, and slow enough that requests overlap. */
const line: SlowLine = { name: '20 Mbps, 20 ms', roundTrip: 20, megabits: 20 }
/** Time that a guest looks at a page without touching it, in milliseconds. */
const LOOK = 30_000
/** Time in which a page loads what its guest sees, in milliseconds. */
const SHORT_LOOK = 5_000

const property = paths.property('potters-yard')

const visits = [
  { name: 'home page', path: paths.home, goal: 230_000 },
  { name: 'Discover', path: paths.discover },
  { name: 'property page', path: property },
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)

/** Counts the requests of pages that a photo does not answer, until the first screen is complete. */
function countBeforePhotos(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') count += 1
  })
  return () => count
}

type Phone = Awaited<ReturnType<typeof openPhone>> & {
  slow: Awaited<ReturnType<typeof openSlowLine>>
}

/** Opens a phone with an empty cache on a line of its own. */
async function withPhone<Result>(
  browser: Browser,
  port: number,
  work: (phone: Phone) => Promise<Result>,
) {
  const slow = await openSlowLine(port, line)
  const phone = await openPhone(browser, 1)
  try {
    return await work({ ...phone, slow })
  } finally {
    await phone.context.close()
    slow.close()
  }
}

/** Measures one address: a first visit without a touch, and the next one. */
const measureVisit = (browser: Browser, port: number, path: string) =>
  withPhone(browser, port, async ({ context, page, slow }) => {
    const beforePhotos = countBeforePhotos(page)
    await page.goto(slow.address + path, { waitUntil: 'load' })
    const requests = beforePhotos()
    await page.waitForTimeout(LOOK)
    const first = slow.bytes()
    const again = await context.newPage()
    // A taller page would show, and fetch, one more photo.
    await sizeAsPhone(again)
    await page.close()
    await again.goto(slow.address + path, { waitUntil: 'load' })
    await again.waitForTimeout(SHORT_LOOK)
    return { first, requests, again: slow.bytes() - first }
  })

/** Scrolls to the end of a page as a guest does, so that everything on it is shown. */
async function scrollThrough(page: Page) {
  const heights = await page.evaluate(() => document.body.scrollHeight / innerHeight)
  for (let screen = 0; screen < heights; screen += 1) {
    await page.mouse.wheel(0, 823)
    await page.waitForTimeout(500)
  }
}

const steps: readonly [name: string, step: (page: Page, address: string) => Promise<unknown>][] = [
  ['home page', (page, address) => page.goto(address)],
  ['all of it', scrollThrough],
  ['Discover', (page, address) => page.goto(address + paths.discover)],
  ['a property page', (page, address) => page.goto(address + property)],
  ['all of it', scrollThrough],
  [
    'login',
    async (page, address) => {
      await page.goto(address + paths.login)
      await logIn(page, 'ada@staylet.test')
    },
  ],
  ['my bookings', (page, address) => page.goto(address + paths.myBookings)],
  ['payments', (page, address) => page.goto(address + paths.payments)],
  ['saved listings', (page, address) => page.goto(address + paths.savedListings)],
]

/** Measures what a guest loads who opens seven pages one after the other. */
const measureSession = (browser: Browser, port: number) =>
  withPhone(browser, port, async ({ page, slow }) => {
    const measured: [name: string, bytes: number][] = []
    for (const [name, step] of steps) {
      const before = slow.bytes()
      await step(page, slow.address)
      await page.waitForTimeout(SHORT_LOOK)
      measured.push([name, slow.bytes() - before])
    }
    return { measured, all: slow.bytes() }
  })

/**
 * Measures all bytes that reach a phone, with headers and what the worker loads: of first visits in
 * 30 seconds without a touch, of the next visits, and of a session of seven pages. A first round
 * that is not measured lets the server make the photos.
 */
export async function benchBytes(browser: Browser, port: number) {
  await measureSession(browser, port)
  console.log('  kilobytes       first visit   goal  requests before photos   next visit (10)')
  for (const { name, path, goal } of visits) {
    const { first, requests, again } = await measureVisit(browser, port, path)
    const limit = goal === undefined ? '' : String(goal / 1000)
    const group = 'bytes of visits'
    record({
      group,
      name: `${name}, first`,
      value: first / 1000,
      unit: 'KB',
      limit: goal && goal / 1000,
    })
    record({ group, name: `${name}, next`, value: again / 1000, unit: 'KB', limit: 10 })
    const counted = `${name}, requests before photos`
    record({ group, name: counted, value: requests, unit: 'files', limit: 10 })
    console.log(
      `  ${name.padEnd(16)}${kilobytes(first)}${limit.padStart(9)}${String(requests).padStart(14)} (10)` +
        `${kilobytes(again).padStart(19)}`,
    )
  }
  const { measured, all } = await measureSession(browser, port)
  record({ group: 'bytes of visits', name: 'session', value: all / 1000, unit: 'KB', limit: 700 })
  for (const [name, bytes] of measured) console.log(`  ${name.padEnd(16)}${kilobytes(bytes)}`)
  console.log(`  ${'session'.padEnd(16)}${kilobytes(all)}      700`)
}
