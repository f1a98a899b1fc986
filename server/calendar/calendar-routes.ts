import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  BlockPayloadSchema,
  BlocksResponseSchema,
  CalendarAddressSchema,
  UnblockQuerySchema,
} from '@domain/schemas/calendar-schema'
import { id, text } from '@domain/schemas/common-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { refuseOthers } from '@server/listing/save-listing'
import { readRateLimit } from '@server/plugins/rate-limits'
import { blockNights, findBlocks, nightsOfBlock, unblockNights } from './blocked-nights'
import {
  calendarAddress,
  exportCalendar,
  isSecretOf,
  noteReading,
  renewAddress,
} from './calendar-exports'

const ExportParamsSchema = Type.Object({
  id: id('Id of the listing.'),
  secret: text('Secret of the address, which the host can renew.', 'Zk3xW9qLmT0aYb7c'),
})

const CalendarSchema = {
  description: 'Calendar in the form of RFC 5545.',
  content: { 'text/calendar': { schema: Type.String() } },
}

/** Routes with which a host blocks nights, and other sites read them. */
export const calendarRoutes: Routes = async (app, context) => {
  const { config, database, clock } = context
  /** The host of the listing alone may come further. */
  const host = {
    onRequest: requireUser(context),
    preHandler: async (request: FastifyRequest) =>
      refuseOthers(database, (request.params as { id: string }).id, userOf(request)._id),
  }
  const today = () => todayInLagos(clock())
  const common = {
    params: ListingParamsSchema,
    response: { 200: BlocksResponseSchema },
  }
  const read = async (id: string) => ({ blocks: await findBlocks(database, id, today()) })

  app.get(
    '/listing/blocks/:id',
    {
      ...host,
      schema: {
        ...common,
        operationId: 'listBlocks',
        summary: 'Nights of a listing that are taken without a booking',
        description: "Its host's own blocks, and what the calendars of other sites say.",
      },
    },
    async (request) => read(request.params.id),
  )

  app.post(
    '/listing/blocks/:id',
    {
      ...host,
      schema: {
        ...common,
        operationId: 'blockNights',
        summary: 'Block nights of a listing',
        description: 'Nobody can book them. Guests do not learn why.',
        refusals: {
          409: {
            code: 'dates_unavailable',
            message: 'Booking K7PWX3QD holds some of these nights.',
          },
        },
        body: BlockPayloadSchema,
      },
    },
    async (request) => {
      const { id } = request.params
      const { startDate, endDate, reason } = request.body
      await blockNights(database, id, { ...nightsOfBlock(startDate, endDate, today()), reason })
      return read(id)
    },
  )

  app.delete(
    '/listing/blocks/:id',
    {
      ...host,
      schema: {
        ...common,
        operationId: 'unblockNights',
        summary: 'Free blocked nights of a listing',
        description: "Nights that another site's calendar says are taken stay so.",
        querystring: UnblockQuerySchema,
      },
    },
    async (request) => {
      const { id } = request.params
      const { startDate, endDate } = request.query
      await unblockNights(database, id, nightsOfBlock(startDate, endDate, today()))
      return read(id)
    },
  )

  const addressOf = async (listing: string) => ({
    address: await calendarAddress(database, listing, config.publicUrl),
  })

  app.get(
    '/listing/calendar/:id',
    {
      ...host,
      schema: {
        ...common,
        operationId: 'getCalendarAddress',
        summary: "Address of a listing's calendar for other sites",
        description: 'Whoever has it can read which nights are taken, so it is a secret.',
        response: { 200: CalendarAddressSchema },
      },
    },
    async (request) => addressOf(request.params.id),
  )

  app.post(
    '/listing/calendar/:id',
    {
      ...host,
      schema: {
        ...common,
        operationId: 'renewCalendarAddress',
        summary: "Renew the address of a listing's calendar",
        description: 'The old one leads nowhere from then on.',
        response: { 200: CalendarAddressSchema },
      },
    },
    async (request) => {
      await renewAddress(database, request.params.id)
      return addressOf(request.params.id)
    },
  )

  app.get(
    '/listing/:id/:secret/calendar.ics',
    {
      config: { rateLimit: readRateLimit, isShared: true },
      schema: {
        operationId: 'readCalendar',
        summary: 'Taken nights of a listing, for the calendars of other sites',
        description: 'Booked and blocked nights as all-day events, without a word about guests.',
        params: ExportParamsSchema,
        response: { 200: CalendarSchema },
      },
    },
    async (request, reply) => {
      const { id: listing, secret } = request.params
      if (!(await isSecretOf(database, listing, secret))) throw notFound('Calendar')
      const now = clock()
      const { publicUrl } = config
      const { text: written, changedAt } = await exportCalendar(database, listing, {
        publicUrl,
        today: todayInLagos(now),
      })
      await noteReading(database, listing, now)
      if (changedAt) reply.header('last-modified', changedAt.toUTCString())
      return reply
        .header('cache-control', 'private, no-cache')
        .type('text/calendar; charset=utf-8')
        .send(written)
    },
  )
}
