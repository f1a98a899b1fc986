import type { Page } from '@playwright/test'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from './guests'
import { bookingCard, cardLinks, discoverListings, field, open, splashGone } from './pages'
import { expect } from './test'

type Opens = (page: Page, address: string) => Promise<void>

/** Listing whose name is longer than any line. */
export const longName = {
  slug: 'old-bourdillon-garden-villa-with-the-long-pool-the-almond-trees-and-the-reading-pavilion-at-the-bottom-of-the-lawn',
  search: 'old bourdillon',
}

const openProperty = async (page: Page, slug: string) => {
  await open(page, paths.property(slug))
  await expect(bookingCard(page)).toBeVisible()
}

const openBookNow = async (page: Page, address: string, slug: string) => {
  await openAs(page, address, ada, paths.property(slug))
  await splashGone(page)
  await bookingCard(page).getByRole('button', { name: bookingCardCopy.bookNow }).click()
  await expect(field(page, bookNowCopy.fields.phone)).toBeVisible()
}

const openAsAda = async (page: Page, address: string, path: string) => {
  await openAs(page, address, ada, path)
  await splashGone(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Every page from the first photo to the booked stay, with the steps that open it. */
export const pathPages: Record<string, Opens> = {
  'the home page': async (page) => {
    await open(page, paths.home)
    await expect(cardLinks(page)).toHaveCount(12)
  },
  Discover: async (page) => {
    await open(page, paths.discover)
    await expect(cardLinks(page)).toHaveCount(discoverListings(page))
  },
  'Discover with the longest name': async (page) => {
    await open(page, paths.discoverSearch(longName.search))
    await expect(cardLinks(page).first()).toContainText('Old Bourdillon')
  },
  'the property page': (page) => openProperty(page, 'potters-yard'),
  'the property page with the longest name': (page) => openProperty(page, longName.slug),
  'the property page without a photo': (page) => openProperty(page, 'st-barnabas-garden-room'),
  'the login page': async (page) => {
    await open(page, paths.login)
    await expect(page.getByRole('heading', { name: loginCopy.heading })).toBeVisible()
  },
  'the booking page': (page, address) => openBookNow(page, address, longName.slug),
  'the booking page without a booking': async (page, address) => {
    await openAs(page, address, ada, paths.bookNow)
    await splashGone(page)
    await expect(page.getByText(bookNowCopy.invalidTitle)).toBeVisible()
  },
  Payments: (page, address) => openAsAda(page, address, paths.payments),
  'My bookings': async (page, address) => {
    await openAsAda(page, address, paths.myBookings)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  },
  'Saved listings': async (page, address) => {
    await openAsAda(page, address, paths.savedListings)
    await expect(cardLinks(page)).not.toHaveCount(0)
  },
  'Booking details': async (page, address) => {
    await openAsAda(page, address, paths.myBookings)
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .first()
      .getByRole('link')
      .click()
    const { host } = bookingDetailsCopy.sections
    await expect(page.getByRole('heading', { name: host, exact: true })).toBeVisible()
  },
  Profile: (page, address) => openAsAda(page, address, paths.profile),
  Notifications: (page, address) => openAsAda(page, address, paths.notifications),
  'the support page': async (page) => {
    await open(page, paths.support)
    await expect(page.getByRole('heading', { name: supportCopy.banner })).toBeVisible()
  },
  'the FAQ article': async (page) => {
    await open(page, paths.supportInfo)
    await expect(page.getByText(supportCopy.helpful)).toBeVisible()
  },
}

/** Pages whose layout differs most on a phone. The other pages are checked on a desktop. */
export const phonePages: ReadonlySet<string> = new Set([
  'Discover with the longest name',
  'the property page with the longest name',
  'the booking page',
  'My bookings',
  'Booking details',
  'Profile',
])
