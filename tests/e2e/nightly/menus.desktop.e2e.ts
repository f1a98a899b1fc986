import { bookingsCopy } from '@domain/copy/bookings-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { profileCopy } from '@domain/copy/profile-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from '@tests/e2e/support/guests'
import { cardLinks, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const { nav, icons, menu } = headerCopy

/** Links of the header, each with its destination and the heading there. */
const fromHeader = [
  [nav.myBookings, paths.myBookings, bookingsCopy.heading],
  [nav.savedListings, paths.savedListings, savedCopy.heading],
  [nav.payments, paths.payments, paymentsCopy.heading],
  [icons.message, paths.notifications, notificationsCopy.heading],
  [icons.support, paths.support, supportCopy.banner],
  [icons.notifications, paths.notifications, notificationsCopy.heading],
] as const

/** The same for the profile menu. Two of its addresses are aliases of pages. */
const fromMenu = [
  [menu.profile, paths.profile, profileCopy.heading],
  [menu.settings, paths.profileTab('preferences'), profileCopy.heading],
  [menu.myBookings, paths.myBookings, bookingsCopy.heading],
  [menu.help, paths.support, supportCopy.banner],
] as const

test('a logged-in guest reaches every account page from the menus (PROD-07)', async ({
  page,
  product,
}) => {
  await openAs(page, product.address, ada, paths.home)
  await splashGone(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const [name, address, title] of fromHeader) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(heading).toHaveText(title)
  }
  for (const [name, address, title] of fromMenu) {
    await page.getByRole('button', { name: headerCopy.openProfileMenu }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(heading).toHaveText(title)
  }
})

test("a logout empties every heart and deletes the guest's data (HEAD-04, ROLE-01)", async ({
  page,
  product,
}) => {
  await openAs(page, product.address, ada, paths.property('potters-yard'))
  await splashGone(page)
  await page.getByRole('link', { name: headerCopy.homeLink }).click()
  const filled = page.getByRole('button', { name: /^Favourite/, pressed: true })
  await expect(filled).not.toHaveCount(0)
  await page.getByRole('button', { name: headerCopy.openProfileMenu }).click()
  await page.getByRole('menuitem', { name: headerCopy.logout }).click()
  await expect(page).toHaveURL(paths.login)
  const kept = await page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    own: Object.keys(sessionStorage).filter((key) => key.startsWith('staylet:')),
    from: (history.state as { usr?: unknown } | null)?.usr ?? null,
  }))
  expect(kept).toEqual({ token: null, own: [], from: null })
  await page.getByRole('link', { name: headerCopy.homeLink }).click()
  await expect(cardLinks(page)).toHaveCount(12)
  await expect(filled).toHaveCount(0)
})
