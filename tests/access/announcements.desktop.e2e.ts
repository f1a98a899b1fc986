import type { Page } from '@playwright/test'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { cardCopy } from '@domain/copy/card-copy'
import { errorCopy } from '@domain/copy/error-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { offlineBannerCopy } from '@domain/copy/offline-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { switchAccountCopy } from '@domain/copy/switch-account-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import { listen, said } from '@tests/access/support/announcements'
import { REST } from '@tests/access/support/page-side'
import { loseNetwork } from '@tests/e2e/support/faults'
import { ada, openAs, tunde } from '@tests/e2e/support/guests'
import { logIn, open, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const rest = (page: Page) => page.evaluate(REST)
const main = (page: Page) => page.getByRole('main')

/** Does something and expects exactly these announcements in this order. */
async function expectSaid(page: Page, act: () => Promise<unknown>, expected: (string | RegExp)[]) {
  await rest(page)
  await said(page)
  await act()
  const heard: string[] = []
  await expect
    .poll(async () => {
      heard.push(...(await said(page)))
      return heard.length
    })
    .toBeGreaterThanOrEqual(expected.length)
  await rest(page)
  heard.push(...(await said(page)))
  expect(heard).toEqual(
    expected.map((text): unknown =>
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  )
}

/** Opens a page as this guest, and waits until it has announced that. */
async function openAndHear(page: Page, address: string, email: string, path: string) {
  await openAs(page, address, email, path)
  await splashGone(page)
  const { text } = switchAccountCopy.arrived(email)
  // The code of toasts comes after the page.
  await expect.poll(async () => (await said(page)).some((heard) => heard.includes(text))).toBe(true)
}

const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).press('Enter')

test.beforeEach(({ page }) => listen(page))

test('an empty result, a full one and a later page are each announced once', async ({ page }) => {
  await open(page, '/discover?type=none&max=1000')
  const panel = page.getByRole('region', { name: filtersCopy.title })
  const reset = panel.getByRole('button', { name: filterPanelCopy.reset })
  await expectSaid(page, () => reset.press('Enter'), [homeCopy.loading, /^[\d,]+ homes$/])
  await page.goto(paths.home)
  await splashGone(page)
  await expectSaid(
    page,
    () => page.getByRole('link', { name: pagerCopy.next, exact: true }).press('Enter'),
    [homeCopy.loading, /^[\d,]+ homes ?, page 2 of \d+$/],
  )
  // Tab continues at the first listing of the new page.
  await expect(
    main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('article') }),
  ).toBeFocused()
  await page.goto(paths.discover)
  await splashGone(page)
  // The panel's code comes after the listings.
  await expect(reset).toBeVisible()
  await expectSaid(
    page,
    () =>
      page
        .getByRole('searchbox')
        .or(page.getByRole('combobox', { name: headerCopy.searchLabel }))
        .first()
        .fill('zzzzqq'),
    [/^No suggestions$/],
  )
  await expectSaid(page, () => page.keyboard.press('Enter'), [
    homeCopy.loading,
    homeCopy.emptyTitle,
  ])
})

test('a heart announces its action once, and a second toast does not repeat the first', async ({
  page,
  product,
}) => {
  await openAndHear(page, product.address, tunde, paths.discoverSearch('potter'))
  const heart = page.getByRole('button', { name: cardCopy.favourite("Potter's Yard"), exact: true })
  await expectSaid(page, () => heart.press('Enter'), [
    `${toastCopy.saved.title} ${toastCopy.saved.text}`,
  ])
  await expectSaid(page, () => heart.press('Enter'), [
    `${toastCopy.removed.title} ${toastCopy.removed.text}`,
  ])
  await expect(heart).toBeFocused()
})

test('tabs announce that they are empty, and Refresh repeats it', async ({ page, product }) => {
  await openAndHear(page, product.address, ada, paths.notifications)
  await expectSaid(
    page,
    () => page.getByRole('tab', { name: notificationsCopy.tabs.payments }).press('Enter'),
    [notificationsCopy.emptyTitle],
  )
  await expectSaid(page, () => press(page, notificationsCopy.refresh), [
    notificationsCopy.emptyTitle,
  ])
  await expect(
    main(page).getByRole('button', { name: notificationsCopy.refresh, exact: true }),
  ).toBeFocused()
  await page.getByRole('link', { name: headerCopy.nav.myBookings }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSaid(page, () => press(page, bookingsCopy.next), [/^Showing Page 2 of \d+$/])
})

test.describe('failures', () => {
  test.use({ tolerated: /401|500|could not be|Failed to load|ERR_INTERNET/ })

  test('a refused login, a failed list and its Retry are each announced once', async ({ page }) => {
    await open(page, paths.login)
    await expectSaid(page, () => logIn(page, 'nobody@staylet.test'), [/./])
    let fails = true
    await page.route('**/api/listing?*', (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await page.getByRole('link', { name: headerCopy.nav.discover }).first().press('Enter')
    await expect(page.getByRole('heading', { name: errorCopy.listings })).toBeVisible()
    // The code of the filters comes after the page, and its regions are not what Retry announces.
    await expect(page.getByRole('button', { name: filterPanelCopy.useMyLocation })).toBeVisible()
    fails = false
    await expectSaid(page, () => press(page, failureCopy.retry), [/^[\d,]+ homes$/])
    // The button is gone, and the focus is on the content that replaced it.
    await expect(main(page).getByRole('article').first().getByRole('heading')).toBeFocused()
  })

  test('losing and regaining the network are each announced once', async ({ page, context }) => {
    await open(page, paths.support)
    let regainNetwork = async () => {}
    await expectSaid(page, async () => (regainNetwork = await loseNetwork(context)), [
      new RegExp(`^${offlineBannerCopy.offline}`),
    ])
    await expectSaid(page, () => regainNetwork(), [offlineBannerCopy.back])
  })
})

test('a rejected login keeps the focus in its field', async ({ page }) => {
  await open(page, paths.login)
  await page.getByRole('textbox', { name: loginCopy.methods.email }).fill('ada@')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: loginCopy.methods.email })).toBeFocused()
})
