import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { TIME } from '@domain/constants'

/** One way in which a call fails. */
export interface Fault {
  answer: (route: Route) => Promise<void>
  /** True when no answer of the server's came, so that the page speaks of the connection. */
  isLost: boolean
  /** Nothing comes until the client has had enough. */
  isSlow?: true
}

/**
 * The six ways. A slow answer is one that the client does not wait for; before it stands
 * one whose words differ, so that its own are seen to come.
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

/** All of them; each place meets another one first. */
export function faultsFrom(place: number): Fault[] {
  const first = firstOnes[place % firstOnes.length] ?? 'no answer at all'
  const { [first]: begins, ...others } = faults
  return [begins, ...Object.values(others)]
}

/**
 * Makes the calls of an address fail, each time in the way that is asked for. A slow answer takes no
 * time of the test's: from then on the page's clock is the test's own, so it is not for a start.
 */
export async function breakCalls(page: Page, call: RegExp) {
  let current: Fault = faults['no answer at all']
  const handler = (route: Route) => current.answer(route)
  await page.route(call, handler)
  const isIt = (request: Request) => call.test(request.url())
  return {
    /** Resolves when the call that `act` makes has failed in this way and `says` is in sight. */
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
