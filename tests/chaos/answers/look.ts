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

/**
 * Checks what is still loading, once the browser is idle, because a busy page looks as if it were
 * at rest.
 */
const glance = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((idle) => {
      requestIdleCallback(idle, { timeout: 2_000 })
    })
    const splash = document.querySelector<HTMLElement>('.splash:not([data-failed])')
    const busy = document.querySelector('main [aria-busy="true"]')
    const status = [...document.querySelectorAll('main [role="status"]')].find((each) =>
      /^(Loading|Checking)/.test(each.textContent),
    )
    const sending = [...document.querySelectorAll('main button[aria-disabled="true"]')].find(
      (each) => each.textContent.endsWith('...'),
    )
    return {
      text: document.querySelector('main, .splash[data-failed]')?.textContent.trim() ?? '',
      busy: splash
        ? 'splash'
        : (status ?? busy ?? sending)?.textContent.slice(0, 60) || (busy ? 'busy' : ''),
    }
  })

/** Returns a word of the code from the text and the fields of the page, or ''. */
const leakOn = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    )
    const all = [document.title, document.body.innerText, ...values].join('\n')
    return /\b(NaN|undefined|null)\b|\[object \w+\]/.exec(all)?.[0] ?? ''
  })

/** Waits until nothing loads any more, twice in a row, and returns the last look. */
export async function rest(page: Page, gate: Gate): Promise<Look> {
  const until = performance.now() + REST_TIMEOUT
  let still = 0
  for (;;) {
    // A page that is reloading cannot be evaluated.
    const look = await glance(page).catch(() => ({ text: '', busy: 'loading' }))
    still = look.busy === '' && look.text !== '' && gate.pending() === 0 ? still + 1 : 0
    if (still > 1 || performance.now() > until) {
      return { ...look, leak: await leakOn(page).catch(() => '') }
    }
    await wait(CHECK_INTERVAL)
  }
}

const again = new RegExp(`^(${failureCopy.retry}|${offlineCopy.retry})$`)

/** Buttons that repeat a request, outside the header. */
export const retries = (page: Page) =>
  page.locator('main, .splash, [role="alert"]').getByRole('button', { name: again })
