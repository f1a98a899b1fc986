import Type from 'typebox'
import { UserParamsSchema } from '@domain/schemas/booking-schema'
import { bodyOrQuery } from '@domain/schemas/common-schema'
import { FavouritePayloadSchema, FavouritesResponseSchema } from '@domain/schemas/favourite-schema'
import { FieldsSchema } from '@domain/schemas/listing-query-schema'
import type { ListingFields } from '@domain/search/listing-query'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireSelf, requireUser } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { invalidRequest, notFound } from '@server/http-error'
import { findFavourites } from '@server/listing/listing-repository'
import { forGuests } from '@server/listing/stay-prices'
import { readRateLimit } from '@server/plugins/rate-limits'
import { addFavourite, removeFavourite } from './favourite-repository'
const FavouritesQuerySchema = Type.Object({ fields: FieldsSchema })
const removalSchemas = bodyOrQuery(FavouritePayloadSchema, 'Favourite', 'The listing')

export const favouriteRoutes: Routes = async (app, context) => {
  const { database, clock, config } = context
  const onRequest = requireUser(context)

  /** Every response is the full list, because the client refreshes it after a change. */
  const favouritesOf = async (userId: string, fields?: ListingFields) => {
    const saved = await findFavourites(database, userId, todayInLagos(clock()), fields)
    return {
      favourites: { listing: saved.map((listing) => forGuests(listing, config.priceTotals)) },
    }
  }

  app.get(
    '/favourites/:userId',
    {
      onRequest,
      config: { rateLimit: readRateLimit },
      schema: {
        operationId: 'listFavourites',
        summary: 'Listings that a user saved',
        description: 'Listings that were deleted or withdrawn are left out.',
        params: UserParamsSchema,
        querystring: FavouritesQuerySchema,
        response: { 200: FavouritesResponseSchema },
      },
    },
    (request) => {
      const { _id } = requireSelf(request, request.params.userId)
      return favouritesOf(_id, request.query.fields || undefined)
    },
  )

  app.post(
    '/favourites',
    {
      onRequest,
      config: { rateLimit: readRateLimit },
      schema: {
        operationId: 'addFavourite',
        summary: 'Save a listing',
        description: 'Saving a listing twice changes nothing.',
        refusals: {
          404: 'There is no such listing.',
          422: 'The account has saved as many listings as it may.',
        },
        body: FavouritePayloadSchema,
        response: { 200: FavouritesResponseSchema },
      },
    },
    async (request) => {
      const { _id } = requireSelf(request, request.body.userId)
      const isSaved = await addFavourite(database, _id, request.body.listingId, clock())
      if (!isSaved) throw notFound('Listing')
      return favouritesOf(_id)
    },
  )

  app.delete(
    '/favourites',
    {
      onRequest,
      config: { rateLimit: readRateLimit },
      schema: {
        operationId: 'removeFavourite',
        summary: 'Remove a saved listing',
        description:
          'The fields may also be in the query, because some proxies drop the body of a DELETE.',
        ...removalSchemas,
        response: { 200: FavouritesResponseSchema },
      },
    },
    async (request) => {
      const { userId, listingId } = { ...request.query, ...request.body }
      if (!userId || !listingId) throw invalidRequest(missing({ userId, listingId }))
      const { _id } = requireSelf(request, userId)
      await removeFavourite(database, _id, listingId)
      return favouritesOf(_id)
    },
  )
}

function missing(fields: Record<string, string | undefined>) {
  const names = Object.keys(fields).filter((name) => !fields[name])
  return Object.fromEntries(names.map((name) => [name, 'is required']))
}
