import { MessageSchema } from '@domain/schemas/common-schema'
import {
  AmenitiesResponseSchema,
  AmenityParamsSchema,
  AmenityPayloadSchema,
  AmenitySchema,
} from '@domain/schemas/property-type-schema'
import type { Routes } from '@server/context'
import { readRateLimit } from '@server/plugins/rate-limits'
import { deleteUnused, findNamed, insertNamed } from '@server/property-type/named-things'
import { requireStaff } from '@server/staff/require-staff'

export const amenityRoutes: Routes = async (app, context) => {
  const { database } = context
  const onRequest = requireStaff(context)

  app.get(
    '/amenities',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        operationId: 'listAmenities',
        summary: 'All amenities',
        description: 'Listings name their amenities by id.',
        response: { 200: AmenitiesResponseSchema },
      },
    },
    () => findNamed(database, 'amenities'),
  )

  app.post(
    '/amenities',
    {
      onRequest,
      schema: {
        operationId: 'addAmenity',
        summary: 'Add an amenity (staff)',
        description: 'The name must be free.',
        refusals: { 409: { code: 'in_use', message: 'This name is already in use.' } },
        body: AmenityPayloadSchema,
        response: { 201: AmenitySchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await insertNamed(database, 'amenities', request.body)),
  )

  app.delete(
    '/amenities/:id',
    {
      onRequest,
      schema: {
        operationId: 'deleteAmenity',
        summary: 'Delete an amenity that no listing has (staff)',
        description: 'Refused while a listing has the amenity.',
        refusals: { 409: { code: 'in_use', message: 'A listing uses it.' } },
        params: AmenityParamsSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await deleteUnused(database, 'amenities', request.params.id)
      return { message: 'Amenity deleted' }
    },
  )
}
