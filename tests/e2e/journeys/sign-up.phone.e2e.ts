import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { verificationCopy } from '@domain/copy/verification-copy'
import { paths } from '@domain/paths'
import { completeProfile, messageTo, wrongCode } from '@tests/e2e/support/accounts'
import { hands } from '@tests/e2e/support/hands'
import { bookingCard, field, open, splashGone } from '@tests/e2e/support/pages'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

/** Property page with a stay in its address. */
const { checkIn, checkOut } = stayIn(9)
const chosenStay = `${paths.property('ivory-house-guzape')}?from=${checkIn}&to=${checkOut}`

test('a visitor signs up through the mailed link, even in another browser, and reaches the page or the stay chosen first (SIGNUP-01, SIGNUP-05, SIGNUP-07, SIGNUP-08, ROUTE-03, ROUTE-04, ONB-07)', async ({
  page: first,
  browser,
  product,
}) => {
  const hand = hands.mouse()
  const email = 'new-guest@staylet.test'
  const referrers: string[] = []

  await open(first, chosenStay)
  await hand.press(bookingCard(first).getByRole('button', { name: bookingCardCopy.bookNow }))
  await expect(first).toHaveURL(paths.login)
  await hand.press(first.getByRole('main').getByRole('link', { name: loginCopy.signUp }))
  await expect(first.getByText(signUpCopy.step(1))).toBeVisible()
  await hand.press(first.getByRole('button', { name: signUpCopy.continue, exact: true }))
  await hand.type(field(first, signUpCopy.methods.email), email)
  await hand.press(first.getByRole('button', { name: signUpCopy.contact.email.submit }))
  await expect(first.getByRole('heading', { name: signUpCopy.email.heading })).toBeFocused()

  const { link = '' } = await messageTo(product.address, email)
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const page = await browser.newPage()
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''))
  await page.goto(link)
  await splashGone(page)
  await expect(page.getByRole('heading', { name: onboardingCopy.heading })).toBeVisible()
  expect(page.url()).not.toContain(token)
  expect(await page.evaluate(() => sessionStorage.getItem('verify-email'))).toBe(token)
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([])
  await completeProfile(page, hand)

  // The login page logs in by itself, so that the password is typed once.
  await expect(page).toHaveURL(paths.bookNow)
  await expect(field(page, bookingCardCopy.checkIn)).toHaveValue(asTyped(checkIn))
  await expect(field(page, bookingCardCopy.checkOut)).toHaveValue(asTyped(checkOut))
  await page.close()
})

test('a visitor signs up with the phone code and must complete the profile first (SIGNUP-02, SIGNUP-03, SIGNUP-06, OTP-01, ROUTE-04, ONB-02)', async ({
  page,
  product,
}) => {
  const hand = hands.mouse()
  const phone = '08055500001'
  await open(page, paths.signUp)
  await page.getByText(signUpCopy.methods.phone).click()
  await hand.press(page.getByRole('button', { name: signUpCopy.continue, exact: true }))
  await hand.type(field(page, signUpCopy.methods.phone), phone)
  await hand.press(page.getByRole('button', { name: signUpCopy.contact.phone.submit }))

  const firstBox = page.getByRole('textbox', { name: verificationCopy.digit(1, 6) })
  await expect(firstBox).toBeFocused()
  const { code = '' } = await messageTo(product.address, phone)
  // The sixth digit sends the code.
  await page.keyboard.type(wrongCode(code))
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(firstBox).toBeFocused()
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/onboarding\?id=/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()

  // Neither a reload nor another page loses the verified link.
  await open(page, paths.payments)
  await expect(page).toHaveURL(/\/onboarding\?id=/)
  await expect(field(page, onboardingCopy.fields.phone)).toHaveValue(phone)
  await expect(field(page, onboardingCopy.fields.phone)).not.toBeEditable()
  await completeProfile(page, hand)

  await expect(page).toHaveURL(paths.payments)
})
