import { chromium, type BrowserContext, type Page } from 'playwright'
import { drawByScript } from '@tests/e2e/support/draw-by-script'
import { chromiumLaunchOptions } from '@tests/run/chromium'

/** Starts a browser that loads no pictures, which no response of the API changes. */
export function openBrowser() {
  const { args = [], ...options } = chromiumLaunchOptions()
  return chromium.launch({ ...options, args: [...args, '--blink-settings=imagesEnabled=false'] })
}

/**
 * The script is a text, because a compiled function may refer to helpers that the page does not
 * have. The time limit of a request stays longer than a busy machine needs to respond.
 */
export const IMPATIENCE = `{
  const original = window.setTimeout
  const shorter = (delay) => (delay > 10000 ? delay / 4 : delay > 300 ? delay / 20 : delay)
  window.setTimeout = (handler, delay = 0, ...rest) => original(handler, shorter(delay), ...rest)
  Object.defineProperty(window, 'indexedDB', { value: undefined })
}`

/**
 * Prepares a context whose pages are impatient: their timers run twenty times as fast, and a
 * request is given up after a quarter of its time. Nothing is stored for offline use, because that
 * would hide the fault.
 */
export async function prepare(context: BrowserContext) {
  await context.addInitScript({ content: IMPATIENCE })
  await drawByScript(context)
}

/** Opens a page and collects the errors that nobody caught. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, errors }
}
