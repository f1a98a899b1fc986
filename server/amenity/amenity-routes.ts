import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
import {
  AmenitiesResponseSchema,
  AmenityParamsSchema,
  AmenityPayloadSchema,
  AmenitySchema,
} from '@domain/schemas/property-type-schema'
import type { Routes } from '@server/context'
import { readRateLimit } from '@server/plugins/rate-limits'
import { requireStaff } from '@server/staff/require-staff'
import { deleteAmenity, findAmenities, insertAmenity } from './amenity-repository'

const refusals = { 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema, 409: ErrorSchema }

export const amenityRoutes: Routes = async (app, context) => {
  const { database } = context
  const onRequest = requireStaff(context)
  const tags = ['amenities']

  app.get(
    '/amenities',
    {
      config: { rateLimit: readRateLimit, isShared: true, isKept: true },
      schema: { tags, summary: 'All amenities', response: { 200: AmenitiesResponseSchema } },
    },
    (request) => {
      request.shownStays = []
      return findAmenities(database)
    },
  )

  app.post(
    '/amenities',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Add an amenity (staff)',
        body: AmenityPayloadSchema,
        response: { 201: AmenitySchema, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await insertAmenity(database, request.body)),
  )

  app.delete(
    '/amenities/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete an amenity that no listing has (staff)',
        params: AmenityParamsSchema,
        response: { 200: MessageSchema, ...refusals, 404: ErrorSchema },
      },
    },
    async (request) => {
      await deleteAmenity(database, request.params.id)
      return { message: 'Amenity deleted' }
    },
  )
}
