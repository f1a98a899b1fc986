import * as Type from 'typebox'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import { BookingGuestSchema, BookingSchema } from './booking-schema'
import { component, day, flag, id, integer, list, oneOf, payload, text } from './common-schema'

/** Bookings on one page of GET /booking/host. */
export const HOST_BOOKINGS = 50

export const HostBookingSchema = component(
  'HostBooking',
  "A booking of the host's listings, with its guest.",
  {
    ...BookingSchema.properties,
    guest: Type.Optional(BookingGuestSchema),
    answer: Type.Optional(text('What the guest was told with the decision.', 'Welcome!')),
    decidedBy: Type.Optional(
      oneOf(['host', 'operator'], 'Who confirmed or declined the booking.', 'host'),
    ),
    clashes: Type.Optional(
      list(
        'Nights of the stay that calendars of other sites say are taken.',
        Type.Object({
          calendar: text('Name of the calendar.', 'airbnb'),
          startDate: day('First night that it says is taken.'),
          endDate: day('Day after the last.', '2026-04-30'),
        }),
      ),
    ),
  },
)

/** GET /booking/host. */
export const HostBookingsQuerySchema = Type.Object({
  status: Type.Optional(oneOf(BOOKING_STATUSES, 'Only bookings in this status.', 'Pending')),
  listing: Type.Optional(id('Only bookings of this listing.')),
  from: Type.Optional(day('Only stays that end on this day or later.')),
  to: Type.Optional(day('Only stays that begin on this day or earlier.', '2026-04-30')),
  page: Type.Optional(integer('Number of the page.', 1, { minimum: 1, maximum: 10_000 })),
})

export const HostBookingsResponseSchema = component(
  'HostBookings',
  "Bookings of the host's listings.",
  {
    bookings: list(
      `The bookings, the earliest check-in first, ${HOST_BOOKINGS} on a page.`,
      HostBookingSchema,
    ),
    total: integer('Number of all bookings that match.', 1, { minimum: 0 }),
  },
)

/** PATCH /booking/:id/status. */
export const BookingDecisionSchema = payload(
  'BookingDecision',
  "A host's decision about a booking.",
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
    anyway: Type.Optional(flag('Confirms although another site says that nights are taken.')),
  },
)

export const HostBookingResponseSchema = component(
  'HostBookingResponse',
  "One booking of the host's listings.",
  { booking: HostBookingSchema },
)
