import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { propertyCopy } from '@domain/copy/property-copy'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import { nightsBetween } from '@domain/stay/stay-date'
import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { completeProfile, messageTo } from '@tests/e2e/support/accounts'
import { countingHand, hands } from '@tests/e2e/support/hands'
import {
  bookingCard,
  cardLinks,
  confirmButton,
  field,
  open,
  splashGone,
  toast,
} from '@tests/e2e/support/pages'
import { asTyped, inWords, stayIn, tapStay } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

/** Only fingers on a phone, and only the keyboard on a desktop. */
const handOf = (project: string) => (project === 'phone' ? 'touch' : 'keyboard')

test('a newcomer goes from a property to a booked stay in 7 clicks, through a mail opened in a new tab (R-147)', async ({
  page,
  context,
  product,
}, { project }) => {
  const months = 8
  const { checkIn, checkOut } = stayIn(months)
  const hand = countingHand(hands[handOf(project.name)](page))
  const email = `few-clicks-${project.name}@staylet.test`
  await open(page, paths.property('ivory-house-guzape'))
  const card = bookingCard(page)
  if (hand.name === 'touch') {
    // A tap opens the calendar, whose taps are not counted: to the month, and on two days.
    await field(page, bookingCardCopy.checkIn).tap()
    const calendar = page.getByRole('dialog')
    await tapStay(calendar, months, { checkIn, checkOut })
    await expect(calendar).toHaveCount(0)
  } else {
    await hand.type(field(page, bookingCardCopy.checkIn), asTyped(checkIn))
    await hand.type(field(page, bookingCardCopy.checkOut), asTyped(checkOut))
  }
  await expect(card.getByText(inWords(checkOut))).toBeVisible()
  await hand.press(card.getByRole('button', { name: bookingCardCopy.bookNow }))
  await expect(page).toHaveURL(paths.login)
  await hand.press(page.getByRole('main').getByRole('link', { name: loginCopy.signUp }))
  await hand.press(page.getByRole('button', { name: signUpCopy.continue, exact: true }))
  await hand.type(field(page, signUpCopy.methods.email), email)
  await hand.press(page.getByRole('button', { name: signUpCopy.contact.email.submit }))
  await expect(page.getByRole('heading', { name: signUpCopy.email.heading })).toBeVisible()
  await expectNoFaults(page)

  const { link = '' } = await messageTo(product.address, email)
  const tab = await context.newPage()
  const inTab = countingHand(hands[handOf(project.name)](tab))
  // The link in the mail is a click as well.
  inTab.done.presses += 1
  await tab.goto(link)
  await splashGone(tab)
  await expect(tab.getByRole('heading', { name: onboardingCopy.heading })).toBeVisible()
  await expectNoFaults(tab)
  await completeProfile(tab, inTab)

  await expect(tab).toHaveURL(paths.bookNow)
  await expect(field(tab, bookingCardCopy.checkIn)).toHaveValue(asTyped(checkIn))
  await expect(field(tab, bookingCardCopy.checkOut)).toHaveValue(asTyped(checkOut))
  await expect(field(tab, bookNowCopy.fields.email)).toHaveValue(email)
  await inTab.press(confirmButton(tab))
  await expect(tab).toHaveURL(paths.payments)
  expect(hand.done.presses + inTab.done.presses, 'clicks').toBeLessThanOrEqual(7)
  expect(hand.done.fields + inTab.done.fields, 'fields').toBeLessThanOrEqual(8)
})

test('a family of six finds a stay in Abuja for the next weekend below ₦300,000 and shares it in 8 taps (R-147)', async ({
  page,
  context,
  browser,
  product,
}, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hand = countingHand(hands[handOf(project.name)](page))
  await open(page, paths.home)
  const box = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await hand.type(box, 'family of six abuja next weekend below ₦300,000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/discover\?search=/)
  const first = cardLinks(page).first()
  const nearest = page.getByRole('main').getByRole('button', { name: /^Stay / })
  // The chip appears with the results, so that no card of the previous page counts.
  await expect(page.getByRole('button', { name: filterPanelCopy.remove('6 guests') })).toBeVisible()
  await expect(first.or(nearest)).toBeVisible()
  // The demo data moves with the day. When nothing is free on those dates, the nearest dates are
  // one tap away.
  if (await nearest.isVisible()) await hand.press(nearest)
  await expect(first).toHaveAttribute('href', /from=[\d-]{10}&to=[\d-]{10}&guests=6$/)
  const chosen = new URL((await first.getAttribute('href')) ?? '', product.address)
  await hand.press(first)
  await expect(bookingCard(page)).toBeVisible()
  await expect(bookingCard(page).getByText(bookingCardCopy.datesTaken)).toHaveCount(0)
  await hand.press(page.getByRole('button', { name: propertyCopy.share }))
  await expect(toast(page, toastCopy.linkCopied)).toBeVisible()
  // The tap on the search box and the keyboard's Enter count as well.
  expect(hand.done.presses + hand.done.fields + 1, 'taps').toBeLessThanOrEqual(8)

  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(shared.href).toBe(chosen.href)
  const checkIn = shared.searchParams.get('from') ?? ''
  expect(nightsBetween(checkIn, shared.searchParams.get('to') ?? '')).toBe(2)
  const friend = await browser.newPage()
  await open(friend, shared.href)
  await expect(field(friend, bookingCardCopy.checkIn)).toHaveValue(asTyped(checkIn))
  await expect(bookingCard(friend).getByText('6 guests', { exact: true })).toBeAttached()
  await friend.close()
})
