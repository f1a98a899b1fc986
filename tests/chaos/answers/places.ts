import type { Page } from 'playwright'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { paths } from '@domain/paths'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { DEMO_PASSWORD } from '@server/demo/demo-guests'

/** Text that a guest has typed, by the name of its field. */
export type Typed = Readonly<Record<string, string>>

/** State of a step of the sign-up, or of a reset whose code was correct. */
type AuthState =
  | { step: number; method: 'email' | 'phone' }
  | { reset: { token: string; email: string } }

export interface Place {
  path: string
  /** Calls whose response matters here, as the method and the address. */
  calls: readonly RegExp[]
  /** True for a page of a guest, who is logged in. */
  isGuest?: boolean
  /** Navigation state that the page needs. */
  state?: BookingPageData | AuthState
  form?: {
    typed: Typed
    /** Label of the button that sends the form. */
    submit: string
    /** Part of the page with the form, below the header by default. */
    part?: 'main' | 'banner'
    /** Text that replaces the form at the same address after the server has accepted it. */
    next?: string
  }
}

export interface Facts {
  slugs: readonly string[]
  bookingId: string
  listingId: string
}

const me = /^GET \/api\/auth\/me/
const list = /^GET \/api\/listing\?/
const types = /^GET \/api\/property-types/
const amenities = /^GET \/api\/amenities/
const hearts = /^GET \/api\/favourites\//
const ownBookings = /^GET \/api\/booking\/user\//
/** Call whose response a guest can least afford to lose. */
export const booking = /^POST \/api\/booking/
const geo = /^GET \/api\/geo\//
const browsing = [list, list, types, amenities, me, hearts]

/** Days from today to a stay that no demo booking touches. */
const DAYS_AHEAD = 300
const NIGHTS = 3
const farDay = (nights: number) => addDays(todayInLagos(new Date()), DAYS_AHEAD + nights)

/** Returns every route whose page sends requests, with the calls that it makes. */
export const placesOf = ({ slugs, bookingId, listingId }: Facts): Place[] => [
  { path: paths.home, calls: browsing, isGuest: true },
  { path: paths.home, calls: [list, types, amenities] },
  { path: paths.discover, calls: [...browsing, geo], isGuest: true },
  { path: paths.discoverSearch('lagos'), calls: [list, types, amenities, geo] },
  ...slugs.map((slug) => ({
    path: paths.property(slug),
    calls: [list, me, hearts],
    isGuest: true,
  })),
  { path: paths.property(slugs[0] ?? ''), calls: [list] },
  { path: paths.savedListings, calls: [hearts, hearts, me], isGuest: true },
  { path: paths.myBookings, calls: [ownBookings, ownBookings, me], isGuest: true },
  { path: paths.booking(bookingId), calls: [/^GET \/api\/booking\//, me], isGuest: true },
  { path: paths.profile, calls: [me], isGuest: true },
  { path: paths.payments, calls: [me], isGuest: true },
  { path: paths.notifications, calls: [me], isGuest: true },
  { path: paths.support, calls: [me], isGuest: true },
  {
    path: paths.bookNow,
    calls: [booking, booking, /^GET \/api\/listing\//, me],
    isGuest: true,
    state: {
      propertyId: listingId,
      propertyName: 'A home',
      propertyImages: [],
      startDate: farDay(0),
      endDate: farDay(NIGHTS),
      guests: 1,
    },
    form: {
      typed: {
        [bookNowCopy.fields.firstName]: 'Adaeze',
        [bookNowCopy.fields.phone]: '08031234567',
        [bookNowCopy.fields.message]: 'We arrive late in the evening.',
      },
      submit: bookNowCopy.confirm,
    },
  },
  {
    path: paths.login,
    calls: [/^POST \/api\/auth\/login/],
    form: {
      typed: { [loginCopy.methods.email]: 'ada@staylet.test', [loginCopy.password]: DEMO_PASSWORD },
      submit: loginCopy.submit,
    },
  },
  {
    path: paths.forgotPassword,
    calls: [/^POST \/api\/auth\/forgot-password/],
    form: {
      typed: { [loginCopy.methods.email]: 'ada@staylet.test' },
      submit: forgotPasswordCopy.submit,
      next: forgotPasswordCopy.codeHeading,
    },
  },
  {
    path: paths.signUp,
    calls: [/^POST \/api\/auth\/initiate-email-verification/],
    state: { step: 2, method: 'email' },
    form: {
      typed: { [signUpCopy.methods.email]: 'newcomer@staylet.test' },
      submit: signUpCopy.contact.email.submit,
      next: signUpCopy.email.heading,
    },
  },
  {
    path: paths.signUp,
    calls: [/^POST \/api\/auth\/register/],
    state: { step: 2, method: 'phone' },
    form: {
      typed: { [signUpCopy.methods.phone]: '08031234567' },
      submit: signUpCopy.contact.phone.submit,
      next: signUpCopy.phone.heading,
    },
  },
  {
    path: paths.onboarding(listingId),
    calls: [/^POST \/api\/auth\/complete-registration/],
    form: {
      typed: {
        [onboardingCopy.fields.firstName]: 'Adaeze',
        [onboardingCopy.fields.lastName]: 'Okafor',
        [onboardingCopy.fields.dateOfBirth]: '02/03/1990',
        [onboardingCopy.fields.phone]: '08031234567',
        [onboardingCopy.fields.password]: 'Lagoon#2026',
      },
      submit: onboardingCopy.submit,
    },
  },
  {
    path: '/reset-password',
    calls: [/^POST \/api\/auth\/reset-password/],
    state: { reset: { token: 'a-token', email: 'ada@staylet.test' } },
    form: {
      typed: {
        [resetPasswordCopy.newPassword]: 'Lagoon#2026',
        [resetPasswordCopy.confirmPassword]: 'Lagoon#2026',
      },
      submit: resetPasswordCopy.submit,
      next: resetPasswordCopy.doneTitle,
    },
  },
  // The search leads to the results, where the box still contains the text.
  {
    path: paths.discover,
    calls: [list, /^GET \/api\/listing\?.*search=/],
    form: {
      typed: { [headerCopy.searchLabel]: 'lekki' },
      submit: headerCopy.searchSubmit,
      part: 'banner',
    },
  },
]

type Form = NonNullable<Place['form']>

/** Milliseconds within which a busy machine finds an element and acts on it. */
export const ACTION_TIMEOUT = 30_000

const partOf = (page: Page, { part = 'main' }: Form) => page.getByRole(part)

/**
 * Finds a field by its label. The asterisk of a required field belongs to its label, 'Show
 * password' is another name, and a choice of the contact may have the label of the field below it.
 */
const fieldOf = (page: Page, form: Form, label: string) =>
  partOf(page, form)
    .locator('input:not([type="radio"]), textarea')
    .and(page.getByLabel(new RegExp(`^${label}`)))
    .first()

export async function fill(page: Page, form: Form) {
  for (const [label, text] of Object.entries(form.typed)) {
    await fieldOf(page, form, label).fill(text, { timeout: ACTION_TIMEOUT })
  }
}

export const send = (page: Page, form: Form) =>
  partOf(page, form)
    .getByRole('button', { name: form.submit, exact: true })
    .click({ timeout: ACTION_TIMEOUT })

/** Returns whether the form was accepted, so that its page shows the next step. */
export const isAccepted = async (page: Page, { next }: Form) =>
  next !== undefined && (await page.getByRole('heading', { name: next }).count()) > 0

/** Returns the names of the fields that are gone or no longer contain the typed text. */
export async function lostFields(page: Page, form: Form) {
  const lost: string[] = []
  for (const [label, text] of Object.entries(form.typed)) {
    const field = fieldOf(page, form, label)
    if ((await field.count()) === 0) lost.push(`${label} is gone`)
    else if ((await field.inputValue()) !== text) lost.push(label)
  }
  return lost
}
