import Type from 'typebox'
import { UserParamsSchema } from '@domain/schemas/booking-schema'
import { ErrorSchema } from '@domain/schemas/common-schema'
import { FavouritePayloadSchema, FavouritesResponseSchema } from '@domain/schemas/favourite-schema'
import { FieldsSchema } from '@domain/schemas/listing-query-schema'
import type { ListingFields } from '@domain/search/listing-query'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireSelf, requireUser } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { invalidRequest, notFound } from '@server/http-error'
import { findFavourites } from '@server/listing/listing-repository'
import { readRateLimit } from '@server/plugins/rate-limits'
import { addFavourite, removeFavourite } from './favourite-repository'

const refusals = { 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema }
export const FavouritesQuerySchema = Type.Object({ fields: FieldsSchema })
export const PartialFavouriteSchema = Type.Partial(FavouritePayloadSchema)
export const OptionalFavouriteSchema = Type.Optional(
  Type.Union([PartialFavouriteSchema, Type.Null()]),
)

export const favouriteRoutes: Routes = async (app, context) => {
  const { database, clock } = context
  const onRequest = requireUser(context)
  const tags = ['favourites']

  /** Every response is the whole list, because the client refreshes it after a change. */
  const favouritesOf = async (userId: string, fields?: ListingFields) => ({
    favourites: { listing: await findFavourites(database, userId, todayInLagos(clock()), fields) },
  })

  app.get(
    '/favourites/:userId',
    {
      onRequest,
      config: { rateLimit: readRateLimit },
      schema: {
        tags,
        summary: 'Listings that a user saved',
        params: UserParamsSchema,
        querystring: FavouritesQuerySchema,
        response: { 200: FavouritesResponseSchema, ...refusals },
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
        tags,
        summary: 'Save a listing',
        body: FavouritePayloadSchema,
        response: {
          200: FavouritesResponseSchema,
          ...refusals,
          404: ErrorSchema,
          422: ErrorSchema,
        },
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
        tags,
        summary: 'Remove a saved listing',
        description:
          'The fields may also be in the query, because some proxies drop the body of a DELETE.',
        body: OptionalFavouriteSchema,
        querystring: PartialFavouriteSchema,
        response: { 200: FavouritesResponseSchema, ...refusals },
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
