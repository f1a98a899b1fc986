import type { Locator, Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { galleryCopy } from '@domain/copy/gallery-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { paths } from '@domain/paths'
import { REST } from '@tests/access/support/page-side'
import { ada, openAs } from '@tests/e2e/support/guests'
import { bookingCard, open, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const PROPERTY = '/propertydetail/potters-yard'

const keys = (page: Page, ...pressed: string[]) =>
  pressed.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
const openAsAda = async (page: Page, address: string, path: string) => {
  await openAs(page, address, ada, path)
  await splashGone(page)
  await page.evaluate(REST)
}
const activeOption = (box: Locator) =>
  box.evaluate(
    (field) =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.ariaSelected,
  )

test('tabs: one tab stop, arrows, Home and End move, Enter chooses, the panel has the tab as its name', async ({
  page,
  product,
}) => {
  await openAsAda(page, product.address, paths.notifications)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const { tabs } = notificationsCopy
  await tab(tabs.all).focus()
  await keys(page, 'ArrowRight')
  await expect(tab(tabs.bookings)).toBeFocused()
  await keys(page, 'End')
  await expect(tab(tabs.reviews)).toBeFocused()
  await keys(page, 'ArrowRight')
  await expect(tab(tabs.all)).toBeFocused()
  await keys(page, 'ArrowLeft', 'Home', 'ArrowRight', 'Enter')
  await expect(tab(tabs.bookings)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: tabs.bookings })).toBeVisible()
  // Tab leaves the row for the panel, and Shift+Tab returns to the chosen tab.
  await keys(page, 'Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
  await keys(page, 'Shift+Tab')
  await expect(tab(tabs.bookings)).toBeFocused()
  await page.getByRole('link', { name: headerCopy.nav.myBookings }).first().press('Enter')
  await expect(page.getByRole('tabpanel', { name: bookingsCopy.tabs.all })).toBeVisible()
})

test('menu: opens on its first item, arrows, Home, End and letters move, Escape returns', async ({
  page,
  product,
}) => {
  await openAsAda(page, product.address, paths.support)
  const button = page.getByRole('button', { name: headerCopy.openProfileMenu })
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await button.press('Enter')
  await expect(item(headerCopy.menu.profile)).toBeFocused()
  await keys(page, 'ArrowDown')
  await expect(item(headerCopy.menu.settings)).toBeFocused()
  await keys(page, 'End')
  await expect(item(headerCopy.logout)).toBeFocused()
  await keys(page, 'ArrowDown')
  await expect(item(headerCopy.menu.profile)).toBeFocused()
  await keys(page, 'h')
  await expect(item(headerCopy.menu.help)).toBeFocused()
  await keys(page, 'Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('dialog: takes the focus, keeps Tab inside, and Escape returns it to what opened it', async ({
  page,
}) => {
  await open(page, PROPERTY)
  const opener = page.getByRole('button', { name: /^Open photo 1 of/ }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(dialog).toHaveAccessibleName(/./)
  const isInside = () => dialog.evaluate((each) => each.contains(document.activeElement))
  for (let stop = 0; stop < 14; stop += 1) {
    await keys(page, 'Tab')
    expect(await isInside()).toBe(true)
  }
  await keys(page, 'Shift+Tab', 'ArrowRight')
  await expect(dialog.getByRole('status')).toContainText(/^2 /)
  await keys(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('combobox: arrows walk the list, the focus stays in the field, Escape closes, Enter chooses', async ({
  page,
}) => {
  await open(page, paths.support)
  const box = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await box.click()
  await page.keyboard.type('lekki')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await keys(page, 'ArrowDown')
  expect(await activeOption(box)).toBe('true')
  await expect(box).toBeFocused()
  await keys(page, 'ArrowUp', 'ArrowUp', 'Home', 'End')
  expect(await activeOption(box)).toBe('true')
  await keys(page, 'Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('lekki')
  await keys(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(page).toHaveURL(/\/discover\?search=/)
})

test('calendar: a grid in which arrows move by days and weeks, and Page Down by a month', async ({
  page,
}) => {
  await open(page, PROPERTY)
  const opener = bookingCard(page).getByRole('button', {
    name: datesCopy.open(bookingCardCopy.checkIn),
  })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('grid').first()).toBeVisible()
  const day = () =>
    page.evaluate(() => Date.parse(document.activeElement?.getAttribute('data-day') ?? ''))
  await expect.poll(day).toBeGreaterThan(0)
  const days = async (key: string) => {
    const before = await day()
    await keys(page, key)
    await page.evaluate(REST)
    return Math.round(((await day()) - before) / 86_400_000)
  }
  expect(await days('ArrowRight')).toBe(1)
  expect(await days('ArrowDown')).toBe(7)
  expect(await days('ArrowUp')).toBe(-7)
  expect(await days('ArrowLeft')).toBe(-1)
  const later = await days('PageDown')
  expect(later).toBeGreaterThanOrEqual(28)
  expect(later).toBeLessThanOrEqual(31)
  await keys(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('carousel: a named region that begins with its pause button, and slides that announce their position', async ({
  page,
}) => {
  await open(page, paths.home)
  const carousel = page.getByRole('region', { name: homeCopy.heroLabel })
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  const next = carousel.getByRole('button', { name: homeCopy.heroNext })
  await next.press('Enter')
  await expect(next).toBeFocused()
  await expect(carousel.getByRole('button', { name: homeCopy.heroSlide(2, 3) })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('toolbar and disclosure: one tab stop with arrows, and a button that says whether it is open', async ({
  page,
}) => {
  await open(page, paths.discover)
  const tools = page.getByRole('toolbar')
  const first = tools.getByRole('button').first()
  await first.focus()
  await keys(page, 'ArrowRight')
  await expect(tools.getByRole('button').nth(1)).toBeFocused()
  await keys(page, 'End')
  await expect(tools.getByRole('button').last()).toBeFocused()
  await keys(page, 'Tab')
  await expect(tools.locator(':focus')).toHaveCount(0)
  const toggle = page.getByRole('button', { name: /^Filters/ }).first()
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('stepper: a group whose number is announced, and whose buttons keep the focus at the limits', async ({
  page,
}) => {
  await open(page, PROPERTY)
  const group = bookingCard(page).getByRole('group', { name: /guests/i })
  const less = group.getByRole('button').first()
  const more = group.getByRole('button').last()
  await more.press('Enter')
  await expect(group.getByRole('status')).toContainText('2 guests')
  await less.press('Enter')
  await less.press('Enter')
  await expect(group.getByRole('status')).toContainText('1 guest')
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await expect(less).toBeFocused()
})

test('radio group: one tab stop, and arrows choose', async ({ page }) => {
  await open(page, paths.login)
  const group = page.getByRole('radiogroup', { name: loginCopy.contactMethod })
  const [email, phone] = [
    group.getByRole('radio', { name: loginCopy.methods.email }),
    group.getByRole('radio', { name: loginCopy.methods.phone }),
  ]
  await email.focus()
  await keys(page, 'ArrowRight')
  await expect(phone).toBeFocused()
  await expect(phone).toBeChecked()
  await keys(page, 'Tab')
  await expect(group.locator(':focus')).toHaveCount(0)
})

test('lightbox: its buttons and thumbnails have names', async ({ page }) => {
  await open(page, PROPERTY)
  await page
    .getByRole('button', { name: /^Open photo 1 of/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog')
  for (const name of [galleryCopy.previous, galleryCopy.next, galleryCopy.close]) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  }
})
