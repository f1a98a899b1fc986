import type { Page } from '@playwright/test'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { verificationCopy } from '@domain/copy/verification-copy'
import { paths, routePatterns } from '@domain/paths'
import { makeAccount, messageTo, wrongCode } from '@tests/e2e/support/accounts'
import { hands, type Hand } from '@tests/e2e/support/hands'
import { field, open, passwordField, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const newPassword = 'ANOTHER?2026'

async function askForReset(page: Page, hand: Hand, email: string) {
  await open(page, paths.login)
  await hand.press(page.getByRole('main').getByRole('link', { name: loginCopy.forgotPassword }))
  await hand.type(field(page, loginCopy.methods.email), email)
  await hand.press(page.getByRole('button', { name: forgotPasswordCopy.submit }))
  await expect(page.getByRole('heading', { name: forgotPasswordCopy.codeHeading })).toBeVisible()
}

async function choosePassword(page: Page, hand: Hand) {
  const { newPassword: label, confirmPassword, submit, doneTitle, login } = resetPasswordCopy
  await hand.type(page.getByLabel(new RegExp(`^${label}`)), newPassword)
  await hand.type(page.getByLabel(new RegExp(`^${confirmPassword}`)), newPassword)
  await hand.press(page.getByRole('button', { name: submit }))
  await expect(page.getByRole('heading', { name: doneTitle })).toBeFocused()
  await hand.press(page.getByRole('main').getByRole('link', { name: login }))
}

async function logInAnew(page: Page, hand: Hand, email: string) {
  await expect(page).toHaveURL(paths.login)
  await hand.type(field(page, loginCopy.methods.email), email)
  await hand.type(passwordField(page), newPassword)
  await hand.press(page.getByRole('main').getByRole('button', { name: loginCopy.submit }))
  await expect(page).toHaveURL(paths.home)
}

test('a guest resets a forgotten password through the mailed link without a session check (LOGIN-05, RESET-04, RESET-07, RESET-09, RESET-13, START-03)', async ({
  page,
  product,
}) => {
  const hand = hands.keyboard(page)
  const email = 'link@staylet.test'
  await makeAccount(product.address, email)
  await askForReset(page, hand, email)
  const { link = '' } = await messageTo(product.address, email, routePatterns.resetPassword)
  const token = new URL(link).searchParams.get('token') ?? ''
  await page.evaluate(() => sessionStorage.setItem('token', 'of-an-older-session'))
  const calls: string[] = []
  const referrers: string[] = []
  page.on('request', (request) => {
    calls.push(new URL(request.url()).pathname)
    referrers.push(request.headers()['referer'] ?? '')
  })

  await page.goto(link)
  await splashGone(page)
  await expect(page).toHaveURL(routePatterns.resetPassword)
  expect(calls).toContain('/api/listing')
  expect(calls).not.toContain('/api/auth/me')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe('of-an-older-session')
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([])
  await choosePassword(page, hand)
  await logInAnew(page, hand, email)
})

test('a guest resets a forgotten password with the code (RESET-02, RESET-03, RESET-06)', async ({
  page,
  product,
}) => {
  const hand = hands.mouse()
  const email = 'code@staylet.test'
  await makeAccount(product.address, email)
  await askForReset(page, hand, email)
  const { code = '' } = await messageTo(product.address, email, routePatterns.resetPassword)
  const firstBox = page.getByRole('textbox', { name: verificationCopy.digit(1, 6) })
  await expect(firstBox).toBeFocused()
  await page.keyboard.type(wrongCode(code))
  await expect(page.getByRole('alert')).toContainText('Invalid verification code')
  await expect(firstBox).toBeFocused()
  // A phone's autofill enters the whole code at once.
  await firstBox.fill(code)
  await expect(page).toHaveURL(routePatterns.resetPassword)
  await choosePassword(page, hand)
  await logInAnew(page, hand, email)
})
