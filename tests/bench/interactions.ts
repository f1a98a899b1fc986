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
  /** Returns the control that the guest touches in a turn. Turns start at 0. */
  touches?: (page: Page, turn: number) => Locator
  /** Key that the guest presses in a turn. */
  presses?: (turn: number) => string
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

const sheetOpener = (page: Page) => page.locator('[data-bottom-bar]').getByRole('button').first()
const filtersOpener = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Filters/ })
const menuOpener = (page: Page) => button(page, headerCopy.openMenu)
const photoOpener = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Open photo/ })
    .first()
const freeDay = (page: Page, turn: number) =>
  dialog(page)
    .locator('[role="gridcell"]:not([aria-disabled="true"]):not([disabled])')
    .nth(10 + (turn % 3))

const bookWithoutName = async (page: Page) => {
  await page.locator('[data-bottom-bar]').getByText(bookingCardCopy.bookNow).tap()
  await field(page, bookNowCopy.fields.firstName).fill('')
}
const letterOf = (turn: number) => letters[turn % letters.length] ?? 'a'

const searchBox = (page: Page) => page.getByRole('combobox', { name: headerCopy.searchLabel })

/** Each kind of interaction of the product, as often used on a phone. */
export const interactions: Interaction[] = [
  {
    name: 'paging the grid',
    path: paths.home,
    touches: (page, turn) =>
      page.getByRole('link', { name: turn % 2 === 0 ? pagerCopy.next : pagerCopy.previous }),
  },
  {
    name: 'a tab of a property type',
    path: paths.home,
    touches: (page, turn) => typeTab(page, turn % 2 === 0 ? 'Apartment' : filtersCopy.all),
  },
  {
    name: 'the heart',
    path: paths.home,
    isLoggedIn: true,
    touches: (page) => page.getByRole('button', { name: /^Favourite / }).first(),
  },
  {
    name: 'sorting the results',
    path: paths.discover,
    prepare: (page) => page.getByLabel(resultsCopy.sort).focus(),
    presses: (turn) => (turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'opening the suggestions',
    path: paths.home,
    touches: (page) => searchBox(page),
    after: (page) => searchBox(page).blur(),
  },
  {
    name: 'typing in search',
    path: paths.home,
    prepare: (page) => searchBox(page).focus(),
    presses: letterOf,
  },
  { name: 'opening the filters', path: paths.discover, touches: filtersOpener, after: leave },
  {
    name: 'closing the filters',
    path: paths.discover,
    before: async (page) => {
      await filtersOpener(page).tap()
      await dialog(page).waitFor()
    },
    presses: () => 'Escape',
  },
  {
    name: 'a chip of a filter',
    path: paths.discover,
    prepare: (page) => filtersOpener(page).tap(),
    touches: (page) => button(dialog(page), filterPanelCopy.bedroomOptions['2']),
  },
  { name: 'opening the menu', path: paths.home, touches: menuOpener, after: leave },
  {
    name: 'closing the menu',
    path: paths.home,
    before: (page) => menuOpener(page).tap(),
    touches: (page) => button(page, headerCopy.closeMenu),
  },
  {
    name: 'the next photo of the gallery',
    path: aProperty,
    touches: (page) => mainButton(page, galleryCopy.next).first(),
  },
  { name: 'opening the lightbox', path: aProperty, touches: photoOpener, after: leave },
  {
    name: 'the next photo of the lightbox',
    path: aProperty,
    prepare: (page) => photoOpener(page).tap(),
    touches: (page) => button(dialog(page), galleryCopy.next),
  },
  {
    name: 'closing the lightbox',
    path: aProperty,
    before: (page) => photoOpener(page).tap(),
    touches: (page) => button(dialog(page), galleryCopy.close),
  },
  { name: 'opening the dates', path: aProperty, touches: sheetOpener, after: leave },
  {
    name: 'the next month',
    path: aProperty,
    prepare: (page) => sheetOpener(page).tap(),
    touches: (page) => button(dialog(page), datesCopy.nextMonth),
  },
  {
    name: 'picking a day',
    path: aProperty,
    prepare: async (page) => {
      await sheetOpener(page).tap()
      await button(dialog(page), datesCopy.nextMonth).tap()
    },
    touches: (page, turn) => freeDay(page, turn),
    after: async (page) => {
      if ((await dialog(page).count()) === 0) await sheetOpener(page).tap()
    },
  },
  {
    name: 'a guest more or fewer',
    path: aProperty,
    touches: (page, turn) =>
      button(
        bookingCard(page),
        turn % 2 === 0 ? bookingCardCopy.addGuest : bookingCardCopy.removeGuest,
      ),
  },
  {
    name: 'the price breakdown',
    path: aProperty,
    touches: (page) => button(bookingCard(page), bookingCardCopy.viewBreakdown),
  },
  {
    name: 'from a card to its page',
    path: paths.discover,
    touches: (page) => cardLinks(page).first(),
    after: (page) => page.goBack(),
  },
  {
    name: 'from a page to the home page',
    path: aProperty,
    touches: (page) => page.getByRole('banner').getByRole('link').first(),
    after: (page) => page.goBack(),
  },
  {
    name: 'submitting the login',
    path: paths.login,
    touches: (page) => mainButton(page, loginCopy.submit),
  },
  {
    name: 'submitting a forgotten password',
    path: paths.forgotPassword,
    touches: (page) => mainButton(page, forgotPasswordCopy.submit),
  },
  {
    name: 'typing in a form',
    path: paths.login,
    prepare: (page) => field(page, loginCopy.methods.email).focus(),
    presses: letterOf,
  },
  {
    name: 'choosing which bookings to show',
    path: paths.myBookings,
    isLoggedIn: true,
    touches: (page) => button(page, new RegExp(`^${bookingsCopy.openTabs}`)),
    after: pressEscape,
  },
  {
    name: 'confirming without a name',
    path: toBook,
    isLoggedIn: true,
    prepare: bookWithoutName,
    touches: (page) => confirmButton(page),
  },
  {
    name: 'typing on Book Now',
    path: toBook,
    isLoggedIn: true,
    prepare: bookWithoutName,
    presses: letterOf,
  },
]
