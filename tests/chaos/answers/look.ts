import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { failureCopy } from '@domain/copy/failure-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import type { Gate } from './gate'

/** What one look at the page finds. */
export interface Look {
  /** Words of the page below its header. */
  text: string
  /** Description of what still loads, or '' for a page at rest. */
  busy: string
  /** A word of the code that reached the screen. */
  leak: string
}

/** Milliseconds within which a page must come to rest. Its own patience ends much sooner. */
const REST = 30_000

const see = (page: Page) =>
  page.evaluate((): Look => {
    const splash = document.querySelector<HTMLElement>('.splash:not([data-failed])')
    const busy = document.querySelector('main [aria-busy="true"]')
    const status = [...document.querySelectorAll('main [role="status"]')].find((each) =>
      /^(Loading|Checking)/.test(each.textContent),
    )
    const sending = [...document.querySelectorAll('main button:disabled')].find((each) =>
      each.textContent.endsWith('...'),
    )
    const all = `${document.title}\n${document.body.innerText}`
    return {
      text: document.querySelector('main, .splash[data-failed]')?.textContent.trim() ?? '',
      busy: splash
        ? 'splash'
        : (status ?? busy ?? sending)?.textContent.slice(0, 60) || (busy ? 'busy' : ''),
      leak: /\b(NaN|undefined|null)\b|\[object \w+\]/.exec(all)?.[0] ?? '',
    }
  })

/** Waits until nothing loads any more, twice in a row, and returns the last look. */
export async function rest(page: Page, gate: Gate): Promise<Look> {
  const until = performance.now() + REST
  let still = 0
  for (;;) {
    // A page that is being loaded anew cannot be asked.
    const look = await see(page).catch(() => ({ text: '', busy: 'loading', leak: '' }))
    still = look.busy === '' && look.text !== '' && gate.pending() === 0 ? still + 1 : 0
    if (still > 1 || performance.now() > until) return look
    await wait(40)
  }
}

const again = new RegExp(`^(${failureCopy.retry}|${offlineCopy.retry})$`)

/** Buttons that try again, outside the header. */
export const retries = (page: Page) =>
  page.locator('main, .splash, [role="alert"]').getByRole('button', { name: again })
