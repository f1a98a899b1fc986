import type { Locator, Page } from '@playwright/test'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { galleryCopy } from '@domain/copy/gallery-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { resultsCopy } from '@domain/copy/results-copy'
import { paths } from '@domain/paths'
import { bookingCard, cardLinks, confirmButton, field, typeTab } from '@tests/e2e/support/pages'
import { stayIn } from '@tests/e2e/support/stays'

/** What a guest does again and again, on a phone. */
export interface Interaction {
  name: string
  path: string
  /** Whether the guest is logged in. */
  isLoggedIn?: boolean
  /** Prepares the page once. Its events do not count. */
  prepare?: (page: Page) => Promise<unknown>
  /** Prepares the page for each turn. Its events do not count. */
  before?: (page: Page) => Promise<unknown>
  /** Performs one interaction. The turn starts at 0. */
  act: (page: Page, turn: number) => Promise<unknown>
  /** Restores the page after each turn. Its events do not count. */
  after?: (page: Page) => Promise<unknown>
}

const letters = 'lagoon loft with a palm'
const aProperty = paths.property('potters-yard')
const { checkIn, checkOut } = stayIn(4)
const toBook = paths.property('potters-yard', undefined, { from: checkIn, to: checkOut, guests: 2 })

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const mainButton = (page: Page, name: string) => button(page.getByRole('main'), name)
const pressEscape = (page: Page) => page.keyboard.press('Escape')
/** Closes the layer that an interaction opened, whose code may still be loading. */
const leave = async (page: Page) => {
  await dialog(page).waitFor()
  await pressEscape(page)
  await dialog(page).waitFor({ state: 'detached' })
}

const openSheet = (page: Page) =>
  page.locator('[data-bottom-bar]').getByRole('button').first().tap()
const openFilters = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .tap()
const openMenu = (page: Page) => button(page, headerCopy.openMenu).tap()
const openLightbox = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Open photo/ })
    .first()
    .tap()
const freeDay = (page: Page, turn: number) =>
  dialog(page)
    .locator('[role="gridcell"]:not([aria-disabled="true"]):not([disabled])')
    .nth(10 + (turn % 3))

const bookWithoutName = async (page: Page) => {
  await page.locator('[data-bottom-bar]').getByText(bookingCardCopy.bookNow).tap()
  await field(page, bookNowCopy.fields.firstName).fill('')
}
const typeLetter = (page: Page, turn: number) =>
  page.keyboard.press(letters[turn % letters.length] ?? 'a')

const searchBox = (page: Page) => page.getByRole('combobox', { name: headerCopy.searchLabel })

/** Each kind of interaction of the product, as often used on a phone. */
export const interactions: Interaction[] = [
  {
    name: 'paging the grid',
    path: paths.home,
    act: (page, turn) =>
      page.getByRole('link', { name: turn % 2 === 0 ? pagerCopy.next : pagerCopy.previous }).tap(),
  },
  {
    name: 'a tab of a property type',
    path: paths.home,
    act: (page, turn) => typeTab(page, turn % 2 === 0 ? 'Apartment' : filtersCopy.all).tap(),
  },
  {
    name: 'the heart',
    path: paths.home,
    isLoggedIn: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Favourite / })
        .first()
        .tap(),
  },
  {
    name: 'sorting the results',
    path: paths.discover,
    prepare: (page) => page.getByLabel(resultsCopy.sort).focus(),
    act: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'opening the suggestions',
    path: paths.home,
    act: (page) => searchBox(page).tap(),
    after: (page) => searchBox(page).blur(),
  },
  {
    name: 'typing in search',
    path: paths.home,
    prepare: (page) => searchBox(page).focus(),
    act: typeLetter,
  },
  { name: 'opening the filters', path: paths.discover, act: openFilters, after: leave },
  {
    name: 'closing the filters',
    path: paths.discover,
    before: async (page) => {
      await openFilters(page)
      await dialog(page).waitFor()
    },
    act: pressEscape,
  },
  {
    name: 'a chip of a filter',
    path: paths.discover,
    prepare: openFilters,
    act: (page) => button(dialog(page), filterPanelCopy.bedroomOptions['2']).tap(),
  },
  { name: 'opening the menu', path: paths.home, act: openMenu, after: leave },
  {
    name: 'closing the menu',
    path: paths.home,
    before: openMenu,
    act: (page) => button(page, headerCopy.closeMenu).tap(),
  },
  {
    name: 'the next photo of the gallery',
    path: aProperty,
    act: (page) => mainButton(page, galleryCopy.next).first().tap(),
  },
  { name: 'opening the lightbox', path: aProperty, act: openLightbox, after: leave },
  {
    name: 'the next photo of the lightbox',
    path: aProperty,
    prepare: openLightbox,
    act: (page) => button(dialog(page), galleryCopy.next).tap(),
  },
  {
    name: 'closing the lightbox',
    path: aProperty,
    before: openLightbox,
    act: (page) => button(dialog(page), galleryCopy.close).tap(),
  },
  { name: 'opening the dates', path: aProperty, act: openSheet, after: leave },
  {
    name: 'the next month',
    path: aProperty,
    prepare: openSheet,
    act: (page) => button(dialog(page), datesCopy.nextMonth).tap(),
  },
  {
    name: 'picking a day',
    path: aProperty,
    prepare: async (page) => {
      await openSheet(page)
      await button(dialog(page), datesCopy.nextMonth).tap()
    },
    act: (page, turn) => freeDay(page, turn).tap(),
    after: async (page) => {
      if ((await dialog(page).count()) === 0) await openSheet(page)
    },
  },
  {
    name: 'a guest more or fewer',
    path: aProperty,
    act: (page, turn) =>
      button(
        bookingCard(page),
        turn % 2 === 0 ? bookingCardCopy.addGuest : bookingCardCopy.removeGuest,
      ).tap(),
  },
  {
    name: 'the price breakdown',
    path: aProperty,
    act: (page) => button(bookingCard(page), bookingCardCopy.viewBreakdown).tap(),
  },
  {
    name: 'from a card to its page',
    path: paths.discover,
    act: (page) => cardLinks(page).first().tap(),
    after: (page) => page.goBack(),
  },
  {
    name: 'from a page to the home page',
    path: aProperty,
    act: (page) => page.getByRole('banner').getByRole('link').first().tap(),
    after: (page) => page.goBack(),
  },
  {
    name: 'submitting the login',
    path: paths.login,
    act: (page) => mainButton(page, loginCopy.submit).tap(),
  },
  {
    name: 'submitting a forgotten password',
    path: paths.forgotPassword,
    act: (page) => mainButton(page, forgotPasswordCopy.submit).tap(),
  },
  {
    name: 'typing in a form',
    path: paths.login,
    prepare: (page) => field(page, loginCopy.methods.email).focus(),
    act: typeLetter,
  },
  {
    name: 'choosing which bookings to show',
    path: paths.myBookings,
    isLoggedIn: true,
    act: (page) => button(page, new RegExp(`^${bookingsCopy.openTabs}`)).tap(),
    after: pressEscape,
  },
  {
    name: 'confirming without a name',
    path: toBook,
    isLoggedIn: true,
    prepare: bookWithoutName,
    act: (page) => confirmButton(page).tap(),
  },
  {
    name: 'typing on Book Now',
    path: toBook,
    isLoggedIn: true,
    prepare: bookWithoutName,
    act: typeLetter,
  },
]
