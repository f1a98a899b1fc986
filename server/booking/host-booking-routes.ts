import { present } from '@domain/present'
import { BookingParamsSchema } from '@domain/schemas/booking-schema'
import {
  BookingDecisionSchema,
  HOST_BOOKINGS,
  HostBookingResponseSchema,
  HostBookingsQuerySchema,
  HostBookingsResponseSchema,
} from '@domain/schemas/host-booking-schema'
import { isIsoDate } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { HttpError, refuseFields } from '@server/http-error'
import { bookingRateLimit } from '@server/plugins/rate-limits'
import { decideBooking } from './change-status'
import {
  matchingBookings,
  selectFullBookings,
  toFullBooking,
  type FullBooking,
} from './full-bookings'

const toHostBooking = ({ booking, guest, answer, decidedBy, clashes }: FullBooking) => ({
  ...booking,
  ...present({ guest, answer, decidedBy }),
  ...(clashes.length > 0 && {
    clashes: clashes.map(({ calendar, first, after }) => ({
      calendar,
      startDate: first,
      endDate: after,
    })),
  }),
})

/** Calls with which a host reads and decides about the bookings of the own listings. */
export const hostBookingRoutes: Routes = async (app, context) => {
  const { database, clock, deliveries } = context
  const onRequest = requireUser(context)

  app.get(
    '/booking/host',
    {
      onRequest,
      config: { rateLimit: bookingRateLimit },
      schema: {
        operationId: 'listHostBookings',
        summary: "Bookings of the host's listings, by their check-in",
        description: 'With who stays and the message of the guest. Other hosts have their own.',
        querystring: HostBookingsQuerySchema,
        response: { 200: HostBookingsResponseSchema },
      },
    },
    async (request) => {
      const { page = 1, from, to, ...filters } = request.query
      const wrong = Object.entries({ from, to }).filter(([, day]) => day && !isIsoDate(day))
      refuseFields(
        wrong.map(([key]) => key),
        'must be a valid date',
      )
      const hostId = userOf(request)._id
      const matches = matchingBookings({ ...filters, from, to, hostId })
      const rows = await selectFullBookings(database)
        .where(matches)
        .orderBy('b.check_in')
        .orderBy('b.id')
        .limit(HOST_BOOKINGS)
        .offset((page - 1) * HOST_BOOKINGS)
        .execute()
      const { total } = await database
        .selectFrom('bookings as b')
        .leftJoin('listings as l', 'l.id', 'b.listing_id')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where(matches)
        .executeTakeFirstOrThrow()
      return { bookings: rows.map((row) => toHostBooking(toFullBooking(row))), total }
    },
  )

  app.patch(
    '/booking/:id/status',
    {
      onRequest,
      config: { rateLimit: bookingRateLimit },
      schema: {
        operationId: 'decideBooking',
        summary: 'Confirm, decline, cancel or complete a booking of an own listing',
        description:
          'The guest gets a message. A declined or cancelled booking frees its nights. One whose nights ' +
          'another site says are taken is confirmed only with `anyway`.',
        refusals: {
          409: {
            code: 'already_decided',
            message: 'This booking is Cancelled, so it cannot become Confirmed.',
          },
        },
        params: BookingParamsSchema,
        body: BookingDecisionSchema,
        response: { 200: HostBookingResponseSchema },
      },
    },
    async (request) => {
      const { status, message, anyway } = request.body
      const decided = await decideBooking(database, {
        id: request.params.id,
        status,
        answer: message,
        anyway,
        hostId: userOf(request)._id,
        now: clock(),
      })
      // A repeated request finds what its first one has done.
      if (!decided.isDecided && decided.booking.status !== status) {
        const text = `This booking is ${decided.booking.status}, so it cannot become ${status}.`
        throw new HttpError(409, 'already_decided', text)
      }
      if (!decided.isDecided && status === 'Cancelled' && decided.decidedBy !== 'host') {
        throw new HttpError(409, 'already_decided', 'This booking is cancelled already.')
      }
      deliveries.wake()
      return { booking: toHostBooking(decided) }
    },
  )
}
