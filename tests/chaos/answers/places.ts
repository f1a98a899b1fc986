import type { Page } from 'playwright'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { paths } from '@domain/paths'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import { DEMO_PASSWORD } from '@server/demo/demo-guests'

/** Text that a guest has typed, by the name of its field. */
export type Typed = Readonly<Record<string, string>>

export interface Place {
  path: string
  /** Calls whose response matters here, as the method and the address. */
  calls: readonly RegExp[]
  /** True for a page of a guest, who is logged in. */
  isGuest?: boolean
  /** Navigation state that the page needs. */
  state?: BookingPageData
  form?: {
    typed: Typed
    /** Label of the button that sends the form. */
    submit: string
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
const geo = /^GET \/api\/geo\//
const browsing = [list, list, types, amenities, me, hearts]

/** Every route whose page asks for something, with the calls that it makes. */
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
    calls: [/^POST \/api\/booking/, /^GET \/api\/listing\//, me],
    isGuest: true,
    state: {
      propertyId: listingId,
      propertyName: 'A home',
      propertyImages: [],
      startDate: null,
      endDate: null,
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
    },
  },
]

const main = (page: Page) => page.getByRole('main')

/**
 * The star of a required field belongs to its label, 'Show password' is another name, and a choice
 * of the contact may have the label of the field below it.
 */
const fieldOf = (page: Page, label: string) =>
  main(page)
    .locator('input:not([type="radio"]), textarea')
    .and(page.getByLabel(new RegExp(`^${label}`)))
    .first()

export async function fillAndSend(page: Page, { typed, submit }: NonNullable<Place['form']>) {
  for (const [label, text] of Object.entries(typed)) {
    await fieldOf(page, label).fill(text, { timeout: 5_000 })
  }
  await send(page, submit)
}

export const send = (page: Page, submit: string) =>
  main(page).getByRole('button', { name: submit, exact: true }).click({ timeout: 5_000 })

/** Returns the names of the fields that are still shown and no longer hold what was typed. */
export async function lostFields(page: Page, typed: Typed) {
  const lost: string[] = []
  for (const [label, text] of Object.entries(typed)) {
    const field = fieldOf(page, label)
    if ((await field.count()) > 0 && (await field.inputValue()) !== text) lost.push(label)
  }
  return lost
}
