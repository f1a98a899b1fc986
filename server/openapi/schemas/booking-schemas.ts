import {
  BookedListingSchema,
  BookingGuestSchema,
  BookingParamsSchema,
  BookingPayloadSchema,
  BookingResponseSchema,
  BookingSchema,
  BookingsResponseSchema,
  UserParamsSchema,
  type OwnBooking,
} from '@domain/schemas/booking-schema'
import { IdempotencyHeaderSchema } from '@server/booking/booking-routes'
import { describe, describeParameters } from '@server/openapi/described-schemas'
import {
  EXAMPLE_EMAIL,
  EXAMPLE_PHONE,
  exampleIds,
  EXAMPLE_INSTANT,
  EXAMPLE_LISTING_NAME,
} from '@server/openapi/examples'
import { examplePhoto } from './listing-schemas'

const bookedListing = {
  _id: exampleIds.listing,
  name: EXAMPLE_LISTING_NAME,
  description: 'Two bright bedrooms above the lagoon, with power around the clock.',
  rating: 4.7,
  listingImg: [examplePhoto],
}

const exampleBooking: OwnBooking = {
  _id: exampleIds.booking,
  reference: 'K7PWX3QD',
  status: 'Pending',
  startDate: '2026-04-01T00:00:00.000Z',
  endDate: '2026-04-03T00:00:00.000Z',
  travelersNo: 2,
  totalPrice: 54_500,
  seenTotal: 54_500,
  priceDiffers: false,
  heldUntil: '2026-03-11T09:00:00.000Z',
  cancelReason: 'unconfirmed',
  specialRequests: 'We arrive late in the evening.',
  createdAt: EXAMPLE_INSTANT,
  listing: bookedListing,
}

describe('BookedListing', BookedListingSchema, {
  text: 'What a booking keeps of its listing, even after the listing was deleted.',
  properties: {
    _id: 'Id of the listing, unless it was deleted.',
    name: 'Name at the time of the booking.',
    description: 'Description at the time of the booking.',
    rating: 'Rating at the time of the booking.',
    listingImg: 'Photos.',
  },
  example: bookedListing,
})

describe('Booking', BookingSchema, {
  text: 'A stay of a guest in a listing.',
  properties: {
    _id: 'Id of the booking.',
    reference: 'Eight letters and digits that are easy to read out.',
    status: 'A booking is Pending until the operator confirms or cancels it.',
    startDate: 'Day of the check-in, as midnight UTC.',
    endDate: 'Day of the check-out, as midnight UTC.',
    travelersNo: 'Number of guests.',
    totalPrice: "Naira, the server's own quote for one night.",
    seenTotal: 'Naira, the total that the client sent.',
    priceDiffers: 'True when the client showed another total.',
    heldUntil: 'Instant at which a Pending booking is cancelled unless somebody confirms it.',
    cancelReason: 'Why a booking was cancelled: nobody confirmed it, or the operator cancelled it.',
    specialRequests: 'Message to the host.',
    createdAt: 'Instant at which the booking was made.',
    listing: 'The listing as it was then.',
  },
  example: exampleBooking,
})

const stayingGuest = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: EXAMPLE_EMAIL,
  phone: EXAMPLE_PHONE,
  sex: 'female' as const,
  age: 34,
  location: 'lagos' as const,
}

describe('StayingGuest', BookingGuestSchema, {
  text: 'Details of the guest. Deleted 90 days after the check-out.',
  properties: {
    firstName: 'First name.',
    lastName: 'Last name.',
    email: 'Email address.',
    phone: 'Phone number.',
    sex: 'Only if given.',
    age: 'Years, only if given.',
    location: 'Where the guest is, only if given.',
  },
  example: stayingGuest,
})

describe('BookingRequest', BookingPayloadSchema, {
  text: 'A stay to book.',
  properties: {
    startDate: 'Day of the check-in, as midnight UTC.',
    endDate: 'Day of the check-out, as midnight UTC. The same day books one night.',
    travelersNo: 'Number of guests.',
    totalPrice: "Naira, the total that the client showed. The server's own quote is charged.",
    userId: 'Id of the user of the token.',
    listing: 'Id of the listing.',
    specialRequests: 'Message to the host.',
    guest: 'Details of the guest, for the host and the operator.',
  },
  example: {
    startDate: '2026-04-01T00:00:00.000Z',
    endDate: '2026-04-03T00:00:00.000Z',
    travelersNo: 2,
    totalPrice: 54_500,
    userId: exampleIds.user,
    listing: exampleIds.listing,
    specialRequests: 'We arrive late in the evening.',
    guest: stayingGuest,
  },
})

describe('BookingResponse', BookingResponseSchema, {
  text: 'One booking.',
  properties: { booking: 'The booking.' },
  example: { booking: exampleBooking },
})

describe('BookingsResponse', BookingsResponseSchema, {
  text: 'All bookings of a user, newest first.',
  properties: { bookings: 'The bookings.' },
  example: { bookings: [exampleBooking] },
})

describeParameters(BookingParamsSchema, { id: 'Id of the booking.' }, { id: exampleIds.booking })
describeParameters(UserParamsSchema, { userId: 'Id of the user.' }, { userId: exampleIds.user })
describeParameters(
  IdempotencyHeaderSchema,
  {
    'idempotency-key':
      'One value for each booking that the guest intends, usually a UUID. A repetition with the ' +
      'same value and body returns the first booking instead of making another.',
  },
  { 'idempotency-key': '8b6c8f3e-61f5-4a44-9d27-0c2a6f1f6f0d' },
)
