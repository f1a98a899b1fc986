import { nightQuote } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { stayInShort } from '@domain/stay/stay-days'
import { openAs, tunde } from '@tests/e2e/support/guests'
import { bookingCard, field, splashGone } from '@tests/e2e/support/pages'
import { asTyped, stayIn, tapStay } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

/** Months ahead of the stay. Nothing is booked. */
const MONTHS = 2

test('the bar of a phone asks for dates, then shows them with the total and leads on (BOOK-05, BOOK-14)', async ({
  page,
  product,
}) => {
  const { checkIn, checkOut } = stayIn(MONTHS)
  const answer = await fetch(`${product.address}/api/listing?search=potters%20yard`)
  const { listings } = (await answer.json()) as { listings: [PricedListing] }
  await openAs(page, product.address, tunde, paths.property('potters-yard'))
  await splashGone(page)
  const bar = page.locator('[data-bottom-bar]')
  await bar.getByRole('button', { name: bookingCardCopy.addDates }).click()
  const sheet = page.getByRole('dialog')
  await tapStay(sheet, MONTHS, { checkIn, checkOut })
  await expect(sheet).toHaveCount(0)
  await expect(bar.getByText(formatNaira(nightQuote(listings[0]).total))).toBeVisible()
  await expect(bar.getByText(stayInShort(checkIn, checkOut))).toBeVisible()
  // There is one Book Now at a time, although the bar's button has had the focus since the calendar.
  await bookingCard(page)
    .getByRole('button', { name: bookingCardCopy.bookNow })
    .scrollIntoViewIfNeeded()
  await expect(bar).not.toBeInViewport()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: bookingCardCopy.bookNow }).click()
  await expect(page).toHaveURL(paths.bookNow)
  await expect(field(page, bookingCardCopy.checkIn)).toHaveValue(asTyped(checkIn))
  await expect(field(page, bookingCardCopy.checkOut)).toHaveValue(asTyped(checkOut))
  // The dates come before the guest's details.
  const topOf = async (label: string) => (await field(page, label).boundingBox())?.y ?? NaN
  await expect
    .poll(
      async () =>
        (await topOf(bookNowCopy.fields.firstName)) - (await topOf(bookingCardCopy.checkIn)),
    )
    .toBeGreaterThan(0)
})
