import Type from 'typebox'
import {
  BookingParamsSchema,
  BookingPayloadSchema,
  BookingResponseSchema,
  BookingsResponseSchema,
  UserParamsSchema,
} from '@domain/schemas/booking-schema'
import { text } from '@domain/schemas/common-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireSelf, requireUser, userOf } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { withPayPath } from '@server/payment/payment-links'
import { bookingRateLimit } from '@server/plugins/rate-limits'
import { findBooking, findBookingsOfUser } from './booking-repository'
import { cancelOwnBooking } from './change-status'
import { createBooking } from './create-booking'

/** Accepts visible ASCII. The key usually is a UUID. */
const IdempotencyHeaderSchema = Type.Object({
  'idempotency-key': Type.Optional(
    text(
      'One value for each booking that the guest intends, usually a UUID. A repetition with the ' +
        'same value and body returns the first booking instead of making another.',
      '8b6c8f3e-61f5-4a44-9d27-0c2a6f1f6f0d',
      { pattern: '^[!-~]{1,200}$' },
    ),
  ),
})

export const bookingRoutes: Routes = async (app, context) => {
  const { config, database, clock, deliveries } = context
  const onRequest = requireUser(context)

  app.post(
    '/booking',
    {
      onRequest,
      config: { rateLimit: bookingRateLimit },
      schema: {
        operationId: 'createBooking',
        summary: 'Book a stay',
        description:
          'The booking is Pending until it is confirmed. A repeated request with the same ' +
          '`Idempotency-Key` returns the first booking as it is now, also when it is Cancelled.',
        refusals: {
          404: 'There is no such published listing.',
          409: { code: 'dates_unavailable', message: 'Some of these nights are already booked.' },
          422: 'The stay is too long or too far away, too many bookings wait for confirmation, or the key was used for another stay.',
        },
        headers: IdempotencyHeaderSchema,
        body: BookingPayloadSchema,
        response: { 201: BookingResponseSchema },
      },
    },
    async (request, reply) => {
      const intent = {
        userId: requireSelf(request, request.body.userId)._id,
        payload: request.body,
        key: request.headers['idempotency-key'],
        address: request.ip,
        now: clock(),
      }
      const settings = { limits: config.booking, totals: config.priceTotals }
      const booking = await createBooking(database, intent, settings)
      deliveries.wake()
      return reply.code(201).send({ booking: await withPayPath(context, booking) })
    },
  )

  app.get(
    '/booking/user/:userId',
    {
      onRequest,
      schema: {
        operationId: 'listBookings',
        summary: 'All bookings of a user, newest first',
        description: 'Past and cancelled bookings are included.',
        params: UserParamsSchema,
        response: { 200: BookingsResponseSchema },
      },
    },
    async (request) => {
      const { _id } = requireSelf(request, request.params.userId)
      const bookings = await findBookingsOfUser(database, _id)
      return { bookings: await Promise.all(bookings.map((each) => withPayPath(context, each))) }
    },
  )

  app.get(
    '/booking/:id',
    {
      onRequest,
      schema: {
        operationId: 'getBooking',
        summary: 'One booking',
        description: 'A booking that belongs to somebody else is refused.',
        params: BookingParamsSchema,
        response: { 200: BookingResponseSchema },
      },
    },
    async (request) => {
      const found = await findBooking(database, request.params.id)
      if (!found) throw notFound('Booking')
      requireSelf(request, found.userId)
      return { booking: await withPayPath(context, found.booking) }
    },
  )

  app.post(
    '/booking/cancel/:id',
    {
      onRequest,
      config: { rateLimit: bookingRateLimit },
      schema: {
        operationId: 'cancelBooking',
        summary: 'Cancel a booking',
        description:
          'Frees the nights, until seven days before the check-in. A repeated request returns the ' +
          'cancelled booking.',
        refusals: { 409: 'The last day has passed, or the stay is over.' },
        params: BookingParamsSchema,
        response: { 200: BookingResponseSchema },
      },
    },
    async (request) => {
      const now = clock()
      const booking = await cancelOwnBooking(database, {
        id: request.params.id,
        userId: userOf(request)._id,
        today: todayInLagos(now),
        now,
      })
      deliveries.wake()
      return { booking }
    },
  )
}
