import * as Type from 'typebox'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import { BookingGuestSchema, BookingSchema } from './booking-schema'
import { day, id, integer, oneOf, text } from './common-schema'

/** Bookings on one page of GET /booking/host. */
export const HOST_BOOKINGS = 50

export const HostBookingSchema = Type.Object(
  {
    ...BookingSchema.properties,
    guest: Type.Optional(BookingGuestSchema),
    answer: Type.Optional(text('What the guest was told with the decision.', 'Welcome!')),
    decidedBy: Type.Optional(
      oneOf(['host', 'operator'], 'Who confirmed or declined the booking.', 'host'),
    ),
    clashes: Type.Optional(
      Type.Array(
        Type.Object({
          calendar: text('Name of the calendar.', 'airbnb'),
          startDate: day('First night that it says is taken.'),
          endDate: day('Day after the last.', '2026-04-30'),
        }),
        { description: 'Nights of the stay that calendars of other sites say are taken.' },
      ),
    ),
  },
  { title: 'HostBooking', description: "A booking of the host's listings, with its guest." },
)

/** GET /booking/host. */
export const HostBookingsQuerySchema = Type.Object({
  status: Type.Optional(oneOf(BOOKING_STATUSES, 'Only bookings in this status.', 'Pending')),
  listing: Type.Optional(id('Only bookings of this listing.')),
  from: Type.Optional(day('Only stays that end on this day or later.')),
  to: Type.Optional(day('Only stays that begin on this day or earlier.', '2026-04-30')),
  page: Type.Optional(integer('Number of the page.', 1, { minimum: 1, maximum: 10_000 })),
})

export const HostBookingsResponseSchema = Type.Object(
  {
    bookings: Type.Array(HostBookingSchema, {
      description: `The bookings, the earliest check-in first, ${HOST_BOOKINGS} on a page.`,
    }),
    total: integer('Number of all bookings that match.', 1, { minimum: 0 }),
  },
  { title: 'HostBookings', description: "Bookings of the host's listings." },
)

/** PATCH /booking/:id/status. */
export const BookingDecisionSchema = Type.Object(
  {
    status: oneOf(
      ['Confirmed', 'Cancelled', 'Completed'],
      'A Pending booking can be confirmed or declined (Cancelled), a Confirmed one cancelled, and ' +
        'completed from the day of its check-out.',
      'Confirmed',
    ),
    message: Type.Optional(
      text('What the guest is told.', 'Welcome! The gate code is 4711.', { maxLength: 1_000 }),
    ),
    anyway: Type.Optional(
      Type.Boolean({ description: 'Confirms although another site says that nights are taken.' }),
    ),
  },
  {
    title: 'BookingDecision',
    description: "A host's decision about a booking.",
    additionalProperties: false,
  },
)

export const HostBookingResponseSchema = Type.Object(
  { booking: HostBookingSchema },
  { title: 'HostBookingResponse', description: "One booking of the host's listings." },
)
