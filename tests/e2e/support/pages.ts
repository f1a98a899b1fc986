import { expect, type Locator, type Page } from '@playwright/test'
import { BREAKPOINTS, PAGE_SIZE } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { type toastCopy } from '@domain/copy/toast-copy'
import { holdBack } from './faults'
import { password } from './guests'

export const cardLinks = (page: Page) =>
  page.getByRole('main').locator('a[href^="/propertydetail/"]')

/** Number of listings on a page of Discover, which is lower beside the open panel (DISC-06). */
export const discoverListings = (page: Page) =>
  (page.viewportSize()?.width ?? 0) >= BREAKPOINTS.lg
    ? PAGE_SIZE.discoverWithPanel
    : PAGE_SIZE.discover

export const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favourite ${name}`, exact: true })

export const pager = (page: Page) => page.getByRole('navigation', { name: pagerCopy.label })

export const typeTab = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })

export const bookingCard = (page: Page) => page.locator('#booking-card')

export const toast = (page: Page, { title }: (typeof toastCopy)[keyof typeof toastCopy]) =>
  page.getByRole('status').filter({ has: page.getByText(title, { exact: true }) })

/** Waits until the splash screen is gone. */
export const splashGone = (page: Page) => expect(page.locator('.splash')).toHaveCount(0)

export async function open(page: Page, path: string) {
  await page.goto(path)
  await splashGone(page)
}

/** Waits until React has taken over the page that the server has rendered. */
export const takenOver = (page: Page) =>
  page.locator('#root:not([data-rendered])').waitFor({ state: 'attached' })

/** Waits until the page has been laid out and its observers have been told. */
export const laidOut = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )

/** Navigates as a link inside the product would, without a page load. */
export const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Finds the password field. Its label also holds the required star, and the button beside it is
 * named 'Show password'.
 */
export const passwordField = (page: Page) => page.getByLabel(new RegExp(`^${loginCopy.password}`))

async function fillLogin(page: Page, email: string) {
  await page.getByRole('textbox', { name: loginCopy.methods.email }).fill(email)
  await passwordField(page).fill(password)
}

export async function logIn(page: Page, email: string) {
  await fillLogin(page, email)
  await page.getByRole('main').getByRole('button', { name: loginCopy.submit, exact: true }).click()
}

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: label })

export const confirmButton = (page: Page) => page.getByRole('button', { name: bookNowCopy.confirm })

/**
 * Opens a page as the server has rendered it, while the code of the first screen is held back.
 *
 * @returns a function that lets the code go on.
 */
export async function openBeforeCode(page: Page, path: string) {
  const release = await holdBack(page, '**/assets/index-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await splashGone(page)
  return release
}
