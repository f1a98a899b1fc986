import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
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
import {
  deletePropertyType,
  findPropertyType,
  findPropertyTypes,
  insertPropertyType,
  updatePropertyType,
} from './property-type-repository'

const refusals = { 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema, 409: ErrorSchema }

export const propertyTypeRoutes: Routes = async (app, context) => {
  const { database } = context
  const onRequest = requireStaff(context)
  const tags = ['property types']

  app.get(
    '/property-types',
    {
      config: { rateLimit: readRateLimit, isShared: true, isKept: true },
      schema: {
        tags,
        summary: 'All property types',
        response: { 200: PropertyTypesResponseSchema },
      },
    },
    async (request) => {
      request.shownStays = []
      return { data: await findPropertyTypes(database) }
    },
  )

  app.get(
    '/property-types/:id',
    {
      config: { rateLimit: readRateLimit, isShared: true, isKept: true },
      schema: {
        tags,
        summary: 'One property type',
        params: PropertyTypeParamsSchema,
        response: { 200: PropertyTypeResponseSchema, 404: ErrorSchema },
      },
    },
    async (request) => {
      const data = await findPropertyType(database, request.params.id)
      if (!data) throw notFound('Property type')
      request.shownStays = []
      return { data }
    },
  )

  app.post(
    '/property-types',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Add a property type (staff)',
        body: PropertyTypePayloadSchema,
        response: { 201: PropertyTypeResponseSchema, ...refusals },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await insertPropertyType(database, request.body) }),
  )

  app.put(
    '/property-types/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Replace a property type (staff)',
        params: PropertyTypeParamsSchema,
        body: PropertyTypePayloadSchema,
        response: { 200: PropertyTypeResponseSchema, ...refusals, 404: ErrorSchema },
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
        tags,
        summary: 'Delete a property type that no listing has (staff)',
        params: PropertyTypeParamsSchema,
        response: { 200: MessageSchema, ...refusals, 404: ErrorSchema },
      },
    },
    async (request) => {
      await deletePropertyType(database, request.params.id)
      return { message: 'Property type deleted' }
    },
  )
}
