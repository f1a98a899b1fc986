import type { Locator, Page } from '@playwright/test'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { paths } from '@domain/paths'
import { breakCalls, faultsFrom } from '@tests/e2e/support/faults'
import { ada, openAs, password } from '@tests/e2e/support/guests'
import {
  bookingCard,
  confirmButton,
  field,
  open,
  passwordField,
  splashGone,
} from '@tests/e2e/support/pages'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

test.use({
  tolerated:
    /(500|429) \((Internal Server Error|Too Many Requests)\)|ERR_(FAILED|ABORTED)|booking could not be created/,
})

interface FilledForm {
  submit: Locator
  /** Element that shows the failure. */
  says: Locator
  /** Button to click before the next attempt, if any. */
  dismiss?: Locator
}

interface FormPlace {
  call: RegExp
  fill: (page: Page, address: string) => Promise<FilledForm>
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const told = (page: Page, submit: string): FilledForm => ({
  submit: button(page, submit),
  says: page.getByRole('main').getByRole('alert'),
})

/** A month of this listing that no other test books. */
const stay = stayIn(9)

const forms: Record<string, FormPlace> = {
  'the login form': {
    call: /\/api\/auth\/login$/,
    async fill(page) {
      await open(page, paths.login)
      await field(page, loginCopy.methods.email).fill(ada)
      await passwordField(page).fill(password)
      return told(page, loginCopy.submit)
    },
  },
  'the forgotten-password form': {
    call: /\/api\/auth\/forgot-password$/,
    async fill(page) {
      await open(page, paths.forgotPassword)
      await field(page, loginCopy.methods.email).fill('somebody@staylet.test')
      return told(page, forgotPasswordCopy.submit)
    },
  },
  'the sign-up form': {
    call: /\/api\/auth\/(register|initiate-email-verification)$/,
    async fill(page) {
      await open(page, paths.signUp)
      await button(page, signUpCopy.continue).click()
      await field(page, loginCopy.methods.email).fill('new@staylet.test')
      return told(page, signUpCopy.contact.email.submit)
    },
  },
  'the new-password form': {
    call: /\/api\/auth\/reset-password$/,
    async fill(page) {
      await open(page, paths.resetPassword('a-mailed-token', ada))
      const fields = [resetPasswordCopy.newPassword, resetPasswordCopy.confirmPassword]
      for (const label of fields)
        await page.getByLabel(new RegExp(`^${label}`)).fill('Quiet#Garden-2031')
      return told(page, resetPasswordCopy.submit)
    },
  },
  'the profile form of a new guest': {
    call: /\/api\/auth\/complete-registration$/,
    async fill(page) {
      const { fields } = onboardingCopy
      await open(page, paths.onboarding('someone-new'))
      await field(page, fields.firstName).fill('Bola')
      await field(page, fields.lastName).fill('Ade')
      await field(page, fields.dateOfBirth).fill('02/03/1990')
      await field(page, fields.phone).fill('08031234567')
      const passwords = page.getByRole('main').locator('input[type="password"]')
      for (const each of await passwords.all()) await each.fill('Quiet#Garden-2031')
      return told(page, onboardingCopy.submit)
    },
  },
  'the booking form': {
    call: /\/api\/booking$/,
    async fill(page, address) {
      await openAs(page, address, ada, paths.property('ink-paper-flat'))
      await splashGone(page)
      const card = bookingCard(page)
      await card.getByRole('textbox', { name: bookingCardCopy.checkIn }).fill(asTyped(stay.checkIn))
      await card
        .getByRole('textbox', { name: bookingCardCopy.checkOut })
        .fill(asTyped(stay.checkOut))
      await card.getByRole('button', { name: bookingCardCopy.bookNow }).click()
      await field(page, bookNowCopy.fields.phone).fill('08031234567')
      await field(page, bookNowCopy.fields.message).fill('We arrive late.')
      const alert = page.getByRole('alertdialog')
      return {
        submit: confirmButton(page),
        says: alert.getByText(bookingToastCopy.bookingFailed.text),
        dismiss: alert.getByRole('button', { name: feedbackCopy.ok }),
      }
    },
  },
}

/** Returns everything that the guest has typed. */
const typedIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, textarea, select')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value))

Object.entries(forms).forEach(([name, { call, fill }], position) => {
  test(`${name} reports each kind of failure and keeps the typed values`, async ({
    page,
    product,
  }) => {
    const { submit, says, dismiss } = await fill(page, product.address)
    const typed = await typedIn(page)
    const broken = await breakCalls(page, call)
    for (const fault of faultsFrom(position)) {
      await broken.by(fault, () => submit.click(), says)
      await dismiss?.click()
      await expect(submit).toBeEnabled()
      expect(await typedIn(page)).toEqual(typed)
    }
  })
})
