import type { Locator, Page } from '@playwright/test'
import { nightQuote } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { formatDayLong } from '@domain/stay/stay-date'
import { MINUTE } from '@domain/time'
import { ada, password } from '@tests/e2e/support/guests'
import { hands, type Hand } from '@tests/e2e/support/hands'
import {
  bookingCard,
  confirmButton,
  field,
  open,
  pager,
  passwordField,
  typeTab,
} from '@tests/e2e/support/pages'
import { asTyped, inWords, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

// A photo may be loading when the test kills the server.
test.use({
  tolerated: /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
})

/**
 * Finds a listing on the second page of a type, for at least two guests and with several photos.
 */
async function findHome(address: string, propertyType: string): Promise<PricedListing> {
  const query = new URLSearchParams({ propertyType, page: '2', limit: '12' })
  const answer = await fetch(`${address}/api/listing?${query}`)
  const { listings } = (await answer.json()) as { listings: PricedListing[] }
  const listing = listings.find(
    (each) => !each.slugShared && (each.guestNo ?? 1) >= 2 && (each.listingImg?.length ?? 0) >= 3,
  )
  if (!listing) throw new Error('Page 2 has no matching listing. The demo data has changed.')
  return listing
}

/** Chooses a property type. The arrow keys move within the row of tabs. */
async function chooseType(page: Page, hand: Hand, name: string) {
  if (hand.name === 'mouse') return hand.press(typeTab(page, name))
  await hand.press(typeTab(page, 'All'))
  await page.keyboard.press('ArrowRight')
  await expect(typeTab(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
}

async function lookAtPhotos(page: Page, hand: Hand, total: number) {
  const opener = page.getByRole('button', { name: `Open photo 1 of ${total}` })
  await hand.press(opener)
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText(`1 / ${total}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/[?&]photo=1$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]photo=2$/)
  await expect(lightbox.getByText(`2 / ${total}`, { exact: true })).toBeVisible()
  if (hand.name === 'keyboard') await page.keyboard.press('Escape')
  else await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(page).not.toHaveURL(/photo=/)
  if (hand.name === 'keyboard') await expect(opener).toBeFocused()
}

/** Types the check-in and picks the check-out from the calendar. */
async function chooseDates(
  page: Page,
  hand: Hand,
  card: Locator,
  { checkIn, checkOut }: ReturnType<typeof stayIn>,
) {
  await hand.type(card.getByRole('textbox', { name: bookingCardCopy.checkIn }), asTyped(checkIn))
  await expect(card.getByText(inWords(checkIn))).toBeVisible()
  await hand.press(card.getByRole('button', { name: datesCopy.open(bookingCardCopy.checkOut) }))
  const day = page.getByRole('dialog').getByRole('gridcell', { name: inWords(checkOut) })
  await expect(day).toBeVisible()
  if (hand.name === 'keyboard') {
    await expect(page.getByRole('gridcell', { name: inWords(checkIn) })).toBeFocused()
    for (let night = 0; night < 3; night += 1) await page.keyboard.press('ArrowRight')
    await expect(day).toBeFocused()
    await page.keyboard.press('Enter')
  } else {
    await day.click()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card.getByText(inWords(checkOut))).toBeVisible()
}

/** Opens a page through the menu on a phone and through the header's links on a wider screen. */
async function followHeader(page: Page, hand: Hand, name: string) {
  const menuButton = page.getByRole('button', { name: headerCopy.openMenu })
  if (await menuButton.isVisible()) {
    await hand.press(menuButton)
    await hand.press(page.getByRole('dialog').getByRole('link', { name, exact: true }).first())
  } else {
    await hand.press(page.getByRole('banner').getByRole('link', { name, exact: true }))
  }
}

const firstBooking = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** Months that no other test on the same server books. */
const months = { phone: 4, desktop: 6 }

/**
 * Each width has its own way, because the whole journey takes a long time: phones have no keyboard.
 */
const handOf = { phone: 'mouse', desktop: 'keyboard' } as const

test('a visitor browses, logs in, books and pays, and finds the stay after the server was killed, by mouse on a phone and by keyboard on a desktop (PROD-01, GAL-05, BOOK-14, ROUTE-12, BN-16, BN-26, BKST-02, BD-01, BD-03, BD-15)', async ({
  page,
  product,
}, { project }) => {
  // Six times the usual time, for a machine that does other work.
  test.setTimeout(5 * MINUTE)
  const width = project.name as keyof typeof months
  const hand = hands[handOf[width]](page)
  const stay = stayIn(months[width])
  const types = (await (await fetch(`${product.address}/api/property-types`)).json()) as {
    data: { _id: string; name: string }[]
  }
  const apartment = types.data.find(({ name }) => name === 'Apartment')
  const listing = await findHome(product.address, apartment?._id ?? '')

  await open(page, paths.home)
  await chooseType(page, hand, 'Apartment')
  await expect(page).toHaveURL(/[?&]type=/)
  await hand.press(pager(page).getByRole('link', { name: pagerCopy.next }))
  await expect(page).toHaveURL(/[?&]page=2/)
  await hand.press(page.getByRole('main').getByRole('link', { name: listing.name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: listing.name })).toBeVisible()

  await lookAtPhotos(page, hand, listing.listingImg?.length ?? 0)
  const card = bookingCard(page)
  await chooseDates(page, hand, card, stay)
  await hand.press(card.getByRole('button', { name: bookingCardCopy.addGuest }))
  await expect(card.getByText('2 guests', { exact: true })).toBeAttached()
  await hand.press(card.getByRole('button', { name: bookingCardCopy.bookNow }))

  await expect(page).toHaveURL(paths.bookNow)
  await expect(page.getByText(feedbackCopy.checkingSession)).toBeVisible()
  await expect(page).toHaveURL(paths.login)
  await hand.type(page.getByRole('textbox', { name: loginCopy.methods.email }), ada)
  await hand.type(passwordField(page), password)
  await hand.press(
    page.getByRole('main').getByRole('button', { name: loginCopy.submit, exact: true }),
  )

  await expect(page).toHaveURL(paths.bookNow)
  await expect(page.getByRole('heading', { level: 1, name: bookNowCopy.heading })).toBeVisible()
  await expect(field(page, bookingCardCopy.checkIn)).toHaveValue(asTyped(stay.checkIn))
  await expect(field(page, bookingCardCopy.checkOut)).toHaveValue(asTyped(stay.checkOut))
  await expect(page.getByText('2 guests', { exact: true })).toBeAttached()
  await expect(field(page, bookNowCopy.fields.firstName)).toHaveValue('Ada')
  await expect(field(page, bookNowCopy.fields.lastName)).toHaveValue('Grace Obi')
  await expect(field(page, bookNowCopy.fields.email)).toHaveValue(ada)
  await hand.type(field(page, bookNowCopy.fields.phone), '08031234567')
  await hand.press(confirmButton(page))

  await expect(page).toHaveURL(paths.payments)
  const total = formatNaira(nightQuote(listing).total)
  await expect(page.getByText(paymentsCopy.booked(listing.name, total))).toBeVisible()
  const handedOn = await page.evaluate(() => (history.state as { usr: unknown }).usr)
  expect(handedOn).toEqual({
    bookingId: expect.any(String) as unknown,
    reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) as unknown,
    nights: expect.any(Number) as unknown,
    propertyName: listing.name,
    totalPrice: nightQuote(listing).total,
  })
  await followHeader(page, hand, headerCopy.nav.myBookings)
  await expect(page).toHaveURL(paths.myBookings)
  await expect(firstBooking(page)).toHaveText(listing.name)

  await product.kill()
  await product.restart()
  await page.reload()
  await expect(firstBooking(page)).toHaveText(listing.name)

  // The title links to the details at every width, and a reload finds them again.
  await hand.press(firstBooking(page).getByRole('link'))
  const { bookingId } = handedOn as { bookingId: string }
  await expect(page).toHaveURL(paths.booking(bookingId))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(bookingDetailsCopy.heading(bookingId))
  await page.reload()
  await expect(heading).toContainText(bookingDetailsCopy.heading(bookingId))
  await expect(
    page.getByRole('definition').filter({ hasText: formatDayLong(stay.checkIn) }),
  ).toBeVisible()
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  await hand.press(page.getByRole('button', { name: bookingDetailsCopy.actions.print }))
  const sheet = page.locator('[data-printed] [data-print-sheet]')
  await expect(sheet).toContainText(bookingId)
  // Black letters on the dark scheme's surfaces could not be read.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const grounds = () =>
    sheet
      .locator('*')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor))
  expect([...new Set(await grounds())]).toEqual(['rgba(0, 0, 0, 0)'])
  await page.emulateMedia({ media: null, colorScheme: null })
  // On phones a bar repeats the panel's button while that is off screen.
  await hand.press(page.getByRole('button', { name: bookingDetailsCopy.makePayment }).first())
  await expect(page).toHaveURL(paths.payments)
  await expect(page.getByText(paymentsCopy.booked(listing.name, total))).toBeVisible()
  await hand.press(page.getByRole('button', { name: paymentsCopy.afterTransfer }))
  await expect(page.getByRole('status').filter({ hasText: paymentsCopy.thanks })).toBeVisible()
})
