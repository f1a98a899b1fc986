import { MessageSchema } from '@domain/schemas/common-schema'
import {
  PropertyTypeResponseSchema,
  PropertyTypeParamsSchema,
  PropertyTypePayloadSchema,
  PropertyTypesResponseSchema,
} from '@domain/schemas/property-type-schema'
import type { Routes } from '@server/context'
import { notFound } from '@server/http-error'
import { readRateLimit } from '@server/plugins/rate-limits'
import { requireStaff } from '@server/staff/require-staff'
import { deleteUnused, findNamed, insertNamed, updatePropertyType } from './named-things'

const taken = { 409: { code: 'in_use', message: 'This name is already in use.' } } as const

export const propertyTypeRoutes: Routes = async (app, context) => {
  const { database } = context
  const onRequest = requireStaff(context)

  app.get(
    '/property-types',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        operationId: 'listPropertyTypes',
        summary: 'All property types',
        description: 'Listings name their type by its id.',
        response: { 200: PropertyTypesResponseSchema },
      },
    },
    async () => ({ data: await findNamed(database, 'property_types') }),
  )

  app.get(
    '/property-types/:id',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        operationId: 'getPropertyType',
        summary: 'One property type',
        description: 'Everybody may read it.',
        params: PropertyTypeParamsSchema,
        response: { 200: PropertyTypeResponseSchema },
      },
    },
    async (request) => {
      const [data] = await findNamed(database, 'property_types', request.params.id)
      if (!data) throw notFound('Property type')
      return { data }
    },
  )

  app.post(
    '/property-types',
    {
      onRequest,
      schema: {
        operationId: 'addPropertyType',
        summary: 'Add a property type (staff)',
        description: 'The name must be free.',
        refusals: taken,
        body: PropertyTypePayloadSchema,
        response: { 201: PropertyTypeResponseSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await insertNamed(database, 'property_types', request.body) }),
  )

  app.put(
    '/property-types/:id',
    {
      onRequest,
      schema: {
        operationId: 'replacePropertyType',
        summary: 'Replace a property type (staff)',
        description: 'Listings keep the type under its new name.',
        refusals: taken,
        params: PropertyTypeParamsSchema,
        body: PropertyTypePayloadSchema,
        response: { 200: PropertyTypeResponseSchema },
      },
    },
    async (request) => ({
      data: await updatePropertyType(database, request.params.id, request.body),
    }),
  )

  app.delete(
    '/property-types/:id',
    {
      onRequest,
      schema: {
        operationId: 'deletePropertyType',
        summary: 'Delete a property type that no listing has (staff)',
        description: 'Refused while a listing has the type.',
        refusals: { 409: { code: 'in_use', message: 'A listing uses it.' } },
        params: PropertyTypeParamsSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await deleteUnused(database, 'property_types', request.params.id)
      return { message: 'Property type deleted' }
    },
  )
}
