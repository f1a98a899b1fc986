import type { Page } from '@playwright/test'
import { apiPaths } from '@domain/api/api-paths'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { reasonCopy } from '@domain/copy/reason-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { paths } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import { toWire } from '@domain/stay/stay-date'
import { loseNetwork } from '@tests/e2e/support/faults'
import { ada, countStays, sessionOf, tunde } from '@tests/e2e/support/guests'
import { confirmButton, field } from '@tests/e2e/support/pages'
import { beginBooking, bookedPhone, bookedSlug, inWords, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

/** First of the months of this listing that no other test on the same server books. */
const firstMonth = 4
const monthOf = (step: number) => stayIn(firstMonth + step)

async function listingOf(address: string): Promise<Listing> {
  const answer = await fetch(
    `${address}/api${apiPaths.listings(new URLSearchParams({ slug: bookedSlug }))}`,
  )
  const { listings } = (await answer.json()) as { listings: Listing[] }
  const home = listings[0]
  if (!home) throw new Error(`The demo data has no ${bookedSlug} any more.`)
  return home
}

/** Books the same stay first, as another guest on another machine. */
async function bookElsewhere(address: string, email: string, stay: ReturnType<typeof stayIn>) {
  const { token, userId } = await sessionOf(address, email)
  const home = await listingOf(address)
  const answer = await fetch(`${address}/api${apiPaths.bookings}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      startDate: toWire(stay.checkIn),
      endDate: toWire(stay.checkOut),
      travelersNo: 1,
      totalPrice: 1,
      userId,
      listing: home._id,
    }),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

const alert = (page: Page) => page.getByRole('alertdialog')

async function expectFailure(page: Page, text: string = bookingToastCopy.bookingFailed.text) {
  await expect(alert(page)).toContainText(bookingToastCopy.bookingFailed.title)
  await expect(alert(page)).toContainText(text)
  await alert(page).getByRole('button', { name: feedbackCopy.ok }).click()
  await expect(alert(page)).toHaveCount(0)
  await expect(field(page, bookNowCopy.fields.phone)).toHaveValue(bookedPhone)
}

test.describe('nights that another guest books first', () => {
  test.use({ tolerated: /409 \(Conflict\)|booking could not be created/ })

  test('show a message, keep the typed values and are marked as booked (BN-25)', async ({
    page,
    product,
  }) => {
    const stay = monthOf(0)
    await beginBooking(page, product.address, ada, stay)
    await field(page, bookNowCopy.fields.message).fill('We come late.')
    await bookElsewhere(product.address, tunde, stay)
    await confirmButton(page).click()
    await expectFailure(page, reasonCopy.datesTaken)
    await expect(field(page, bookNowCopy.fields.message)).toHaveValue('We come late.')
    await page.getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) }).click()
    const taken = page.getByRole('gridcell', {
      name: `${inWords(stay.checkIn)}, ${datesCopy.booked}`,
    })
    await expect(taken).toBeVisible()
    await expect(taken).toHaveAttribute('aria-disabled', 'true')
  })
})

test('an invalid field and its message are above the bar at the bottom', async ({
  page,
  product,
}) => {
  await beginBooking(page, product.address, ada, monthOf(3))
  const number = field(page, bookNowCopy.fields.phone)
  await number.fill('123')
  // As far down as a guest can type in it.
  const bar = page.locator('[data-bottom-bar]')
  const edge = (await bar.boundingBox())?.y ?? NaN
  await number.evaluate((input, to) => {
    window.scrollBy({ top: input.getBoundingClientRect().bottom - to, behavior: 'instant' })
  }, edge)
  await confirmButton(page).click()
  const message = page.getByText(validationCopy.phone)
  await expect(number).toBeFocused()
  await expect
    .poll(async () => {
      const { y = NaN, height = NaN } = (await message.boundingBox()) ?? {}
      return y + height
    })
    .toBeLessThanOrEqual(edge)
})

test('a double click on Book Now makes one booking (BN-15)', async ({ page, product }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/booking')) sent.push('booking')
  })
  const stay = monthOf(1)
  await beginBooking(page, product.address, ada, stay)
  await confirmButton(page).dblclick()
  await expect(page).toHaveURL(paths.payments)
  const home = await listingOf(product.address)
  expect(home.bookedDates).toContainEqual({ startDate: stay.checkIn, endDate: stay.checkOut })
  expect(await countStays(product.address, ada, stay.checkIn)).toBeGreaterThan(0)
  expect(sent).toHaveLength(1)
})

test.describe('an answer that is lost', () => {
  test.use({ tolerated: /ERR_FAILED|409 \(Conflict\)|booking could not be created/ })

  test('and a changed detail lead to the one booking, here and after coming back (R-153)', async ({
    page,
    product,
  }) => {
    const stay = monthOf(3)
    await beginBooking(page, product.address, ada, stay)
    const call = '**/api/booking'
    await page.route(call, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirmButton(page).click()
    await expectFailure(page)
    await page.unroute(call)
    await field(page, bookNowCopy.fields.message).fill('We come late.')
    await confirmButton(page).click()
    await expect(alert(page)).toContainText(bookingRefusalCopy.ownNights)
    await alert(page).getByRole('button', { name: feedbackCopy.ok }).click()
    // Beneath the dates, as after coming back later.
    const link = page.getByRole('link', { name: bookingToastCopy.alreadyBooked.lead })
    await link.click()
    await expect(page).toHaveURL(/\/booking\//)
    expect(await countStays(product.address, ada, stay.checkIn)).toBe(1)
  })
})

test.describe('a failed booking request', () => {
  test.use({
    tolerated:
      /500 \(Internal Server Error\)|ERR_(FAILED|INTERNET_DISCONNECTED)|booking could not be created/,
  })

  test('shows the same message for each kind of failure, and the next attempt books (BN-25)', async ({
    page,
    product,
  }) => {
    await beginBooking(page, product.address, ada, monthOf(2))
    const call = '**/api/booking'
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
    await confirmButton(page).click()
    await expectFailure(page)
    await page.unroute(call)
    await page.route(call, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Sign in to the café</h1>',
      }),
    )
    await confirmButton(page).click()
    await expectFailure(page)
    await page.unroute(call)
    const regainNetwork = await loseNetwork(page.context())
    await confirmButton(page).click()
    await expectFailure(page)
    await regainNetwork()
    await confirmButton(page).click()
    await expect(page).toHaveURL(paths.payments)
  })
})
