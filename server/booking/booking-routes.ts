import Type from 'typebox'
import {
  BookingResponseSchema,
  BookingParamsSchema,
  BookingPayloadSchema,
  BookingsResponseSchema,
  UserParamsSchema,
} from '@domain/schemas/booking-schema'
import { ErrorSchema } from '@domain/schemas/common-schema'
import { requireSelf, requireUser } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { bookingRateLimit } from '@server/plugins/rate-limits'
import { findBooking, findBookingsOfUser } from './booking-repository'
import { createBooking } from './create-booking'

const refusals = { 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema, 404: ErrorSchema }

/** Accepts visible ASCII. The key usually is a UUID. */
export const IdempotencyHeaderSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[!-~]{1,200}$' })),
})

export const bookingRoutes: Routes = async (app, context) => {
  const { config, database, clock, deliveries } = context
  const onRequest = requireUser(context)
  const tags = ['bookings']

  app.post(
    '/booking',
    {
      onRequest,
      config: { rateLimit: bookingRateLimit },
      schema: {
        tags,
        summary: 'Book a stay',
        description: 'A repeated request with the same Idempotency-Key returns the first booking.',
        headers: IdempotencyHeaderSchema,
        body: BookingPayloadSchema,
        response: {
          201: BookingResponseSchema,
          ...refusals,
          409: ErrorSchema,
          422: ErrorSchema,
          429: ErrorSchema,
        },
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
      const settings = { limits: config.booking, operators: config.mail.operators }
      const booking = await createBooking(database, intent, settings)
      deliveries.wake()
      return reply.code(201).send({ booking })
    },
  )

  app.get(
    '/booking/user/:userId',
    {
      onRequest,
      schema: {
        tags,
        summary: 'All bookings of a user, newest first',
        params: UserParamsSchema,
        response: { 200: BookingsResponseSchema, ...refusals },
      },
    },
    async (request) => {
      const { _id } = requireSelf(request, request.params.userId)
      return { bookings: await findBookingsOfUser(database, _id) }
    },
  )

  app.get(
    '/booking/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'One booking',
        params: BookingParamsSchema,
        response: { 200: BookingResponseSchema, ...refusals },
      },
    },
    async (request) => {
      const found = await findBooking(database, request.params.id)
      if (!found) throw notFound('Booking')
      requireSelf(request, found.userId)
      return { booking: found.booking }
    },
  )
}
