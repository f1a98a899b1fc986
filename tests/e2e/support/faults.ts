import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test'
import { TIME } from '@domain/constants'

/** One way in which a request fails. */
export interface Fault {
  answer: (route: Route) => Promise<void>
  /**
   * True when no valid response arrives from the server, so that the page reports the connection.
   */
  isLost: boolean
  /** The response never arrives before the client's timeout. */
  isSlow?: true
}

/**
 * The six kinds of failure. The client does not wait for a slow response. The failure
 * before it shows another message, so that a test sees the message change.
 */
export const faults = {
  'no answer at all': { answer: (route) => route.abort(), isLost: true },
  'a page of HTML': {
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the café</h1>' }),
    isLost: true,
  },
  'half an answer': {
    answer: (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"listings":[{"_id":"a' }),
    isLost: true,
  },
  'a 500': { answer: (route) => route.fulfill({ status: 500, json: {} }), isLost: false },
  'an answer that takes thirty seconds': { answer: async () => {}, isLost: true, isSlow: true },
  'a 429': {
    answer: (route) => route.fulfill({ status: 429, json: { code: 'rate_limited' } }),
    isLost: false,
  },
} as const satisfies Record<string, Fault>

const firstOnes = ['no answer at all', 'a page of HTML', 'half an answer', 'a 429'] as const

/** Returns all failures in an order that starts with a different one for each place. */
export function faultsFrom(place: number): Fault[] {
  const first = firstOnes[place % firstOnes.length] ?? 'no answer at all'
  const { [first]: begins, ...others } = faults
  return [begins, ...Object.values(others)]
}

/**
 * Takes the network from the pages of a context. Chromium up to version 150 tells a document that
 * opens in the meantime that it is online, so each document is told otherwise.
 *
 * @returns a function that gives the network back.
 */
export async function loseNetwork(context: BrowserContext) {
  await context.setOffline(true)
  const correction = await context.addInitScript(() => {
    if (navigator.onLine)
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  })
  return async () => {
    await correction.dispose()
    await context.setOffline(false)
    for (const page of context.pages()) {
      const corrected = page.evaluate(() => {
        if (!Object.hasOwn(navigator, 'onLine')) return
        Reflect.deleteProperty(navigator, 'onLine')
        dispatchEvent(new Event('online'))
      })
      // A page that has already loaded again needs no correction.
      await corrected.catch(() => page.waitForLoadState())
    }
  }
}

/**
 * Keeps the requests of an address waiting.
 *
 * @returns a function that lets them go on.
 */
export async function holdBack(page: Page, address: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Makes the requests of an address fail in the given ways. A slow failure installs a fake clock for
 * the rest of the test, so it cannot be the first.
 */
export async function breakCalls(page: Page, call: RegExp) {
  let current: Fault = faults['no answer at all']
  const handler = (route: Route) => current.answer(route)
  await page.route(call, handler)
  const isIt = (request: Request) => call.test(request.url())
  return {
    /** Resolves when the request that `act` sends has failed in this way and `says` is visible. */
    async by(fault: Fault, act: () => Promise<unknown>, says: Locator) {
      current = fault
      if (fault.isSlow) await page.clock.install()
      const over = fault.isSlow
        ? page.waitForRequest(isIt)
        : Promise.race([
            page.waitForEvent('requestfinished', isIt),
            page.waitForEvent('requestfailed', isIt),
          ])
      await act()
      await over
      await expect(async () => {
        if (fault.isSlow) await page.clock.fastForward(TIME.requestTimeout)
        await expect(says).toBeVisible({ timeout: fault.isSlow ? 1_000 : 15_000 })
      }).toPass()
    },
    mend: () => page.unroute(call, handler),
  }
}
