import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { paths } from '@domain/paths'
import { openAs, tunde } from '@tests/e2e/support/guests'
import { bookingCard, confirmButton, field, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** Returns what a toast covers as soon as both it and the calendar are on the page. */
const coveredBy = (title: string) => {
  const words = [...document.querySelectorAll('[role="status"] *')]
  const toast = words.find((each) => each.textContent === title)?.closest('[role="status"] > *')
  if (!toast || !document.querySelector('[role="dialog"]')) return undefined
  const a = toast.getBoundingClientRect()
  return ['button[type="submit"][form]', '[data-missing="true"]'].filter((control) => {
    const b = document.querySelector(control)?.getBoundingClientRect()
    return !b || (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
  })
}

test('a booking without dates marks their field and opens it, and the toast covers neither (BN-23)', async ({
  page,
  product,
}) => {
  await openAs(page, product.address, tunde, paths.property('potters-yard'))
  await splashGone(page)
  await bookingCard(page).getByRole('button', { name: bookingCardCopy.bookNow }).click()
  await expect(page).toHaveURL(paths.bookNow)
  // The calendar has loaded before, so that it opens while the toast is there.
  await page.getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await confirmButton(page).click()
  const covered = await page.waitForFunction(coveredBy, bookingToastCopy.missingDates.title)
  expect(await covered.jsonValue()).toEqual([])
  const dialog = page.getByRole('dialog', { name: bookingCardCopy.checkIn })
  await expect(dialog).toHaveAccessibleDescription(datesCopy.missing.both)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const start = field(page, bookingCardCopy.checkIn)
  await expect(start).toBeInViewport()
  await expect(start).toBeFocused()
  await expect(start).toHaveAccessibleDescription(datesCopy.missing.both)
})
