import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { failureCopy } from '@domain/copy/failure-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import type { Gate } from './gate'

/** State of the page at one check. */
export interface Look {
  /** Text of the page below its header. */
  text: string
  /** Description of what still loads, or '' for a page at rest. */
  busy: string
  /** Word of the code that reached the screen, or ''. */
  leak: string
}

/** Milliseconds between two checks of a page that is not at rest. */
const CHECK_INTERVAL = 60
/** Milliseconds within which a page must come to rest. Its own time limits end much sooner. */
const REST_TIMEOUT = 30_000

/** Checks in a row that a page must pass to be at rest. */
const CHECKS_AT_REST = 2

/**
 * Checks what is still loading until nothing is, or for a while, and returns the last result. Each
 * check waits until the browser is idle, because a busy page looks as if it were at rest. It checks
 * within the page, where one costs a fraction of a call to the browser. Functions in it have no
 * names, because the compiler would add a helper that the page does not have.
 */
const settle = (page: Page, most: number) =>
  page.evaluate(
    async ([looks, every, longest]) => {
      const until = performance.now() + longest
      for (let still = 0; ;) {
        await new Promise((idle) => {
          requestIdleCallback(idle, { timeout: 2_000 })
        })
        const splash = document.querySelector<HTMLElement>('.splash:not([data-failed])')
        const loading = document.querySelector('main [aria-busy="true"]')
        const status = [...document.querySelectorAll('main [role="status"]')].find((each) =>
          /^(Loading|Checking)/.test(each.textContent),
        )
        const sending = [...document.querySelectorAll('main button[aria-disabled="true"]')].find(
          (each) => each.textContent.endsWith('...'),
        )
        const text = document.querySelector('main, .splash[data-failed]')?.textContent.trim() ?? ''
        const busy = splash
          ? 'splash'
          : (status ?? loading ?? sending)?.textContent.slice(0, 60) || (loading ? 'busy' : '')
        still = busy === '' && text !== '' ? still + 1 : 0
        if (still >= looks || performance.now() > until) return { text, busy }
        await new Promise((later) => {
          setTimeout(later, every)
        })
      }
    },
    [CHECKS_AT_REST, CHECK_INTERVAL, most] as const,
  )

/** Returns a word of the code from the text and the fields of the page, or ''. */
const leakOn = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    )
    const all = [document.title, document.body.innerText, ...values].join('\n')
    return /\b(NaN|undefined|null|Infinity|Invalid Date)\b|\[object \w+\]/.exec(all)?.[0] ?? ''
  })

type Found = Pick<Look, 'text' | 'busy'>

const isAtRest = ({ text, busy }: Found, gate: Gate) =>
  busy === '' && text !== '' && gate.pending() === 0

/**
 * Waits until nothing loads any more and no response is outstanding, and returns the last result.
 */
export async function rest(page: Page, gate: Gate): Promise<Look> {
  const until = performance.now() + REST_TIMEOUT
  // A page that is reloading cannot be evaluated.
  const look = () =>
    settle(page, until - performance.now()).catch((): Found => ({ text: '', busy: 'loading' }))
  for (;;) {
    let found = await look()
    // A response that has just arrived may still have to be drawn.
    const isStill = isAtRest(found, gate) && isAtRest((found = await look()), gate)
    if (isStill || performance.now() > until) {
      return { ...found, leak: await leakOn(page).catch(() => '') }
    }
    await wait(CHECK_INTERVAL)
  }
}

const again = new RegExp(`^(${failureCopy.retry}|${offlineCopy.retry})$`)

/** Buttons that repeat a request, outside the header. */
export const retries = (page: Page) =>
  page.locator('main, .splash, [role="alert"]').getByRole('button', { name: again })
