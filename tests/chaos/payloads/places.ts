import { paths } from '@domain/paths'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'

const query = (text: string, ...names: string[]) =>
  new URLSearchParams(names.map((name) => [name, text])).toString()

const FILTERS = [
  'search',
  'type',
  'country',
  'state',
  'city',
  'beds',
  'amenities',
  'min',
  'max',
  'rating',
  'avail',
  'guests',
  'from',
  'to',
  'page',
  'panel',
] as const

export interface Payload {
  text: string
  /** Listing, and a booking of it, whose texts are all the payload. */
  slug: string
  listing: string
  booking: string
}

/** Address to open, with the payload in every parameter that its page reads. */
export interface Place {
  path: string
  state?: BookingPageData
}

/** Places that a visitor can open. */
export const visitorPlaces = ({ text, slug, listing }: Payload): Place[] => [
  { path: `${paths.property(slug, listing)}&${query(text, 'from', 'to', 'guests', 'photo')}` },
  { path: paths.discoverSearch(text) },
  { path: `${paths.discover}?${query(text, ...FILTERS)}` },
  { path: `${paths.home}?${query(text, ...FILTERS)}` },
  { path: `${paths.property(text)}?${query(text, 'id', 'from', 'photo')}` },
  { path: `${paths.login}?${query(text, 'error', 'google', 'next')}` },
  { path: `${paths.signUp}?${query(text, 'step', 'email')}` },
  { path: `${paths.forgotPassword}?${query(text, 'email')}` },
  { path: paths.resetPassword(text, text) },
  { path: paths.verifyEmail(text, text) },
  { path: paths.onboarding(text) },
  { path: `/${encodeURIComponent(text)}` },
  { path: `${paths.supportInfo}#${encodeURIComponent(text)}` },
  { path: paths.support },
]

/** Places that only a guest can open. */
export const guestPlaces = ({ text, slug, listing, booking }: Payload): Place[] => [
  { path: paths.property(slug, listing) },
  { path: paths.booking(booking) },
  { path: `${paths.myBookings}?${query(text, 'tab', 'page')}` },
  { path: paths.booking(text) },
  { path: `${paths.notifications}?${query(text, 'tab')}` },
  { path: `${paths.profile}?${query(text, 'tab')}` },
  { path: paths.profileTab('password') },
  { path: paths.profileTab('payment') },
  { path: paths.payments },
  {
    path: paths.bookNow,
    state: {
      propertyId: listing,
      propertyName: text,
      propertyImages: [],
      startDate: null,
      endDate: null,
      guests: 1,
    },
  },
]
