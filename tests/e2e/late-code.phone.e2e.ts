import type { Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { bookingCard, cardLinks, open, takenOver } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const parts: Record<string, { path: string; file: string; opener: (page: Page) => Promise<void> }> =
  {
    'the menu': {
      path: paths.home,
      file: 'MobileMenu',
      opener: (page) => page.getByRole('button', { name: headerCopy.openMenu }).tap(),
    },
    'the drawer of filters': {
      path: paths.discover,
      file: 'BrowseFilterDrawer',
      opener: (page) => page.getByRole('button', { name: filtersCopy.title }).tap(),
    },
    'the calendar': {
      path: paths.property('potters-yard'),
      file: 'StayPopup',
      opener: (page) =>
        bookingCard(page)
          .getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) })
          .first()
          .tap(),
    },
    'the viewer of photos': {
      path: paths.property('potters-yard'),
      file: 'Lightbox',
      opener: (page) =>
        page
          .getByRole('button', { name: /^Open photo/ })
          .first()
          .tap(),
    },
  }

for (const [name, { path, file, opener }] of Object.entries(parts)) {
  test(`a tap on a slow line says that ${name} is on its way, and then it opens once`, async ({
    page,
  }) => {
    const release = await holdBack(page, `**/assets/${file}-*.js`)
    await open(page, path)
    await takenOver(page)
    const loading = page.getByRole('status').getByText(feedbackCopy.loading, { exact: true })
    await expect(loading).toHaveCount(0)
    await opener(page)
    await expect(loading).toBeVisible()
    await opener(page)
    release()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(loading).toHaveCount(0)
  })
}

test('the message about a menu that failed ends with its page', async ({ page, complaints }) => {
  await page.route('**/assets/MobileMenu-*.js', (route) => route.abort())
  await open(page, paths.home)
  await takenOver(page)
  await page.getByRole('button', { name: headerCopy.openMenu }).tap()
  const failure = page.getByRole('alert').filter({ hasText: failureCopy.retry })
  await expect(failure).toBeVisible()
  await cardLinks(page).first().tap()
  await expect(page).toHaveURL(/propertydetail/)
  await expect(failure).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect(failure).toHaveCount(0)
  // The console tells of the file that the test keeps back.
  complaints.splice(0)
})

test('a page is not loaded anew for a menu of the page before it', async ({ page, complaints }) => {
  let isHeld = false
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const file = '**/assets/MobileMenu-*.js'
  await page.route(file, async (route) => {
    if (isHeld) await held
    return route.fulfill({ contentType: 'text/javascript', body: 'This is broken.' })
  })
  await open(page, paths.home)
  await takenOver(page)
  await page.getByRole('button', { name: headerCopy.openMenu }).tap()
  const retry = page.getByRole('alert').getByRole('button', { name: failureCopy.retry })
  await expect(retry).toBeVisible()
  isHeld = true
  const request = page.waitForRequest(file)
  await retry.tap()
  await request
  await cardLinks(page).first().tap()
  await expect(page).toHaveURL(/propertydetail/)
  const response = page.waitForResponse(file)
  await page.evaluate(() => document.body.setAttribute('data-stays', ''))
  release()
  await (await response).finished()
  await expect(bookingCard(page)).toBeVisible()
  await expect(page.locator('[data-stays]')).toHaveCount(1)
  complaints.splice(0)
})

test('the keyboard reaches the message about a menu that failed, and returns from it', async ({
  page,
  complaints,
}) => {
  let isMissing = true
  await page.route('**/assets/MobileMenu-*.js', (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await open(page, paths.home)
  await takenOver(page)
  const opener = page.getByRole('button', { name: headerCopy.openMenu })
  const message = page.getByRole('alert').filter({ hasText: failureCopy.retry })
  const retry = message.getByRole('button', { name: failureCopy.retry })
  await opener.focus()
  for (const key of ['Escape', 'Tab+Enter']) {
    await page.keyboard.press('Enter')
    await expect(retry).toBeFocused()
    for (const each of key.split('+')) await page.keyboard.press(each)
    await expect(message).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(retry).toBeFocused()
  isMissing = false
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  complaints.splice(0)
})
