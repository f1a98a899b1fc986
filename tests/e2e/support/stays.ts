import type { Locator, Page } from '@playwright/test'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { paths } from '@domain/paths'
import { addDays, firstOfNextMonth, formatDayLong, todayInLagos } from '@domain/stay/stay-date'
import { openAs } from './guests'
import { bookingCard, field, splashGone } from './pages'

/** Formats a day as a guest types it into a date field, such as 01/10/2027. */
export const asTyped = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** Formats a day as the calendar and the line below a field show it. */
export const inWords = formatDayLong

/**
 * Returns three nights from the 10th of a future month. Tests on one server that book take
 * different months from 4 on, where no demo listing has bookings.
 */
export function stayIn(months: number) {
  let first = todayInLagos(new Date())
  for (let month = 0; month < months; month += 1) first = firstOfNextMonth(first)
  const checkIn = addDays(first, 9)
  return { checkIn, checkOut: addDays(checkIn, 3) }
}

/** Chooses a stay by touch in a calendar that shows the current month. */
export async function tapStay(
  calendar: Locator,
  months: number,
  { checkIn, checkOut }: ReturnType<typeof stayIn>,
) {
  for (let month = 0; month < months; month += 1) {
    await calendar.getByRole('button', { name: datesCopy.nextMonth }).tap()
  }
  for (const day of [checkIn, checkOut]) {
    await calendar.getByRole('gridcell', { name: inWords(day) }).tap()
  }
}

/** Listing that the tests book. */
export const bookedSlug = 'ink-paper-flat'
/** Phone number that they give. */
export const bookedPhone = '08031234567'

/** Opens the listing as this guest, types the dates and continues to the booking page. */
export async function beginBooking(
  page: Page,
  address: string,
  email: string,
  { checkIn, checkOut }: ReturnType<typeof stayIn>,
) {
  await openAs(page, address, email, paths.property(bookedSlug))
  await splashGone(page)
  const card = bookingCard(page)
  await card.getByRole('textbox', { name: bookingCardCopy.checkIn }).fill(asTyped(checkIn))
  await card.getByRole('textbox', { name: bookingCardCopy.checkOut }).fill(asTyped(checkOut))
  await card.getByRole('button', { name: bookingCardCopy.bookNow }).click()
  await field(page, bookNowCopy.fields.phone).fill(bookedPhone)
}
