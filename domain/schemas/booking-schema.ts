import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import { AGE, NAME_MAXIMUM } from '@domain/constants'
import {
  anyId,
  component,
  flag,
  id,
  instant,
  integer,
  list,
  midnight,
  naira,
  number,
  oneOf,
  payload,
  text,
} from './common-schema'
import { hoursFields, PhotoSchema } from './listing-schema'

export const CancelReasonSchema = oneOf(
  ['unconfirmed', 'operator', 'guest', 'host'],
  'Why a booking was cancelled: nobody confirmed it in time, or the operator, the guest or the host cancelled it.',
  'unconfirmed',
)
export type CancelReason = Static<typeof CancelReasonSchema>

const name = { minLength: 1, maxLength: NAME_MAXIMUM }

/** Kept with the booking on our own server. */
export const BookingGuestSchema = payload(
  'StayingGuest',
  'Details of the guest, for the host and the operator. Deleted 90 days after the check-out.',
  {
    firstName: text('First name.', 'Ada', name),
    lastName: text('Last name.', 'Obi', name),
    email: text('Email address.', 'ada@example.com', { minLength: 3, maxLength: 254 }),
    phone: text('Phone number.', '08031234567', { minLength: 1, maxLength: 30 }),
    sex: Type.Optional(oneOf(['male', 'female'], 'Only if given.', 'female')),
    age: Type.Optional(
      integer('Years, only if given.', 34, { minimum: AGE.minimum, maximum: AGE.maximum }),
    ),
    location: Type.Optional(
      oneOf(['lagos', 'abuja', 'kano'], 'Where the guest is, only if given.', 'lagos'),
    ),
    getsMails: Type.Optional(
      flag('True when mails about the booking go to this address as well as to the account.', true),
    ),
  },
)
export type StayingGuest = Static<typeof BookingGuestSchema>

const CHECK_IN = 'Day of the check-in, as midnight UTC.'
const CHECK_OUT = 'Day of the check-out, as midnight UTC.'
const FIRST_DAY = '2026-04-01T00:00:00.000Z'
const LAST_DAY = '2026-04-03T00:00:00.000Z'

/** POST /booking. The server's own quote decides the price. */
export const BookingPayloadSchema = payload('BookingRequest', 'A stay to book.', {
  startDate: midnight(CHECK_IN, FIRST_DAY),
  endDate: midnight(`${CHECK_OUT} The same day books one night.`, LAST_DAY),
  travelersNo: integer('Number of guests.', 2, { minimum: 1, maximum: 1_000 }),
  totalPrice: naira(
    "Naira, the total that the client showed. The server's own quote is charged.",
    54_500,
  ),
  userId: id('Id of the user of the token.'),
  listing: id('Id of the listing.'),
  specialRequests: Type.Optional(
    text('Message to the host.', 'We arrive late in the evening.', { maxLength: 2_000 }),
  ),
  guest: Type.Optional(BookingGuestSchema),
})
export type BookingPayload = Static<typeof BookingPayloadSchema>

/** */
export const BookedListingSchema = component(
  'BookedListing',
  'What a booking keeps of its listing, even after the listing was deleted.',
  {
    _id: Type.Optional(anyId('Id of the listing, unless it was deleted.')),
    name: text('Name at the time of the booking.', 'Lagoon Loft with a Balcony'),
    description: Type.Optional(text('Description at the time of the booking.')),
    rating: Type.Optional(number('Rating at the time of the booking.', 4.7)),
    listingImg: Type.Optional(list('Photos.', Type.Union([Type.String(), PhotoSchema]))),
    ...hoursFields,
  },
)
export type BookedListing = Static<typeof BookedListingSchema>

export const BookingSchema = component('Booking', 'A stay of a guest in a listing.', {
  _id: anyId('Id of the booking.'),
  /** Only our own server has it. */
  reference: Type.Optional(text('Eight letters and digits that are easy to read out.', 'K7PWX3QD')),
  status: oneOf(
    BOOKING_STATUSES,
    'A booking is Pending until the operator confirms or cancels it.',
    'Pending',
  ),
  startDate: text(CHECK_IN, FIRST_DAY),
  endDate: text(CHECK_OUT, LAST_DAY),
  travelersNo: integer('Number of guests.', 2),
  totalPrice: naira(
    "Naira, the server's own quote: for one night, or for the stay where `totalNights` says so.",
    54_500,
  ),
  totalNights: Type.Optional(
    integer('Number of nights that the total is for, where it is for the stay.', 4, {
      minimum: 1,
    }),
  ),
  seenTotal: Type.Optional(naira('Naira, the total that the client sent.', 54_500)),
  priceDiffers: Type.Optional(flag('True when the client showed another total.', false)),
  paid: Type.Optional(
    naira('Naira that have arrived for the booking and were not returned, if any.', 54_500),
  ),
  returned: Type.Optional(naira('Naira that have arrived and were returned, if any.', 54_500)),
  hasOddPayment: Type.Optional(
    flag('True when a payment came in another currency, which counts for nothing.', false),
  ),
  payPath: Type.Optional(
    text(
      'Path that leads the browser to the checkout for what is still to be paid, where a provider takes payments. `by` chooses `card`, `ussd`, `transfer` or `link`.',
      '/api/payment/pay/0b3f3b8e-2f5f-4b7e-9c57-6a1de8f1f9a2/Xw3kq1ZVeLr0W5yYQ2nY3c0x',
    ),
  ),
  heldUntil: Type.Optional(
    instant('Instant at which a Pending booking is cancelled unless somebody confirms it.'),
  ),
  cancelReason: Type.Optional(CancelReasonSchema),
  specialRequests: Type.Optional(text('Message to the host.', 'We arrive late in the evening.')),
  createdAt: Type.Optional(instant('Instant at which the booking was made.')),
  revision: Type.Optional(
    integer('How often the nights or the status have changed, for calendars.', 1),
  ),
  revisedAt: Type.Optional(instant('Instant of the last such change.')),
  listing: BookedListingSchema,
})
/** A booking of our own server. */
export type OwnBooking = Static<typeof BookingSchema>
/**
 * A booking as the page shows it. Another backend may use a status of its own, and may leave out
 * the guest count and the total.
 */
export type Booking = Omit<OwnBooking, 'status' | 'travelersNo' | 'totalPrice'> & {
  status: string
  travelersNo?: number | undefined
  /** Naira. */
  totalPrice?: number | undefined
}

export const BookingResponseSchema = component('BookingResponse', 'One booking.', {
  booking: BookingSchema,
})
export const BookingsResponseSchema = component(
  'BookingsResponse',
  'All bookings of a user, newest first.',
  { bookings: list('The bookings.', BookingSchema) },
)
export const BookingParamsSchema = Type.Object({ id: id('Id of the booking.') })
export const UserParamsSchema = Type.Object({ userId: id('Id of the user.') })
