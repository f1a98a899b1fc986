import {
  BlockPayloadSchema,
  BlocksResponseSchema,
  UnblockQuerySchema,
} from '@domain/schemas/calendar-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { refuseOthers } from '@server/listing/save-listing'
import { TOKEN } from '@server/openapi/refusals'
import { blockNights, findBlocks, nightsOfBlock, unblockNights } from './blocked-nights'

/** Routes with which a host blocks nights. */
export const blockRoutes: Routes = async (app, context) => {
  const { database, clock } = context
  const onRequest = requireUser(context)
  const today = () => todayInLagos(clock())
  const common = {
    tags: ['listings'],
    security: TOKEN,
    params: ListingParamsSchema,
    response: { 200: BlocksResponseSchema },
  }
  const read = async (id: string) => ({ blocks: await findBlocks(database, id, today()) })

  app.get(
    '/listing/blocks/:id',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'listBlocks',
        summary: 'Nights of a listing that are taken without a booking',
        description: "Its host's own blocks, and what the calendars of other sites say.",
      },
    },
    async (request) => {
      await refuseOthers(database, request.params.id, userOf(request)._id)
      return read(request.params.id)
    },
  )

  app.post(
    '/listing/blocks/:id',
    {
      onRequest,
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
      await refuseOthers(database, id, userOf(request)._id)
      await blockNights(database, id, { ...nightsOfBlock(startDate, endDate, today()), reason })
      return read(id)
    },
  )

  app.delete(
    '/listing/blocks/:id',
    {
      onRequest,
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
      await refuseOthers(database, id, userOf(request)._id)
      await unblockNights(database, id, nightsOfBlock(startDate, endDate, today()))
      return read(id)
    },
  )
}
