import { once } from 'node:events'
import type { Browser, CDPSession } from 'playwright'
import { NAME_HELPER } from './benchmark-index'
import type { MeasuredPage } from './measured-pages'
import { openPhone } from './phone'
import { VISITED, watchPage, type Visit } from './watch-page'

/** Time that a visit may take before it counts as failed, in milliseconds. */
const PATIENCE = 60_000

/**
 * Waits for the call of the watched page. Playwright's own ways of waiting run a large script in the
 * page, which delays what is measured.
 */
async function whenVisited(session: CDPSession, name: string) {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: VISITED })
  const called = new Promise<void>((resolve) =>
    session.once('Runtime.bindingCalled', () => resolve()),
  )
  return async () => {
    const signal = AbortSignal.timeout(PATIENCE)
    await Promise.race([
      called,
      once(signal, 'abort').then(() => {
        throw new Error(`The ${name} cannot be tapped after ${PATIENCE} ms.`)
      }),
    ])
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

/** Visits a page once with an empty cache, and returns what it measured of itself and its traffic. */
export async function visitOnce(
  browser: Browser,
  address: string,
  page: MeasuredPage,
  slowdown: number,
) {
  const { context, page: tab, session } = await openPhone(browser, slowdown)
  try {
    const traffic = await countTraffic(session)
    const visited = await whenVisited(session, page.name)
    await tab.addInitScript(NAME_HELPER)
    const { selector, count } = page
    await tab.addInitScript(watchPage, { selector, count, visited: VISITED, interval: 20 })
    await tab.goto(address + page.path, { waitUntil: 'commit', timeout: PATIENCE })
    await visited()
    await tab.waitForLoadState('networkidle')
    const visit = await tab.evaluate(() => (window as unknown as { visit: Visit }).visit)
    return { ...visit, ...traffic }
  } finally {
    await context.close()
  }
}

export type MeasuredVisit = Awaited<ReturnType<typeof visitOnce>>
