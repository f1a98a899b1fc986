import { ErrorSchema } from '@domain/schemas/common-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { PropertyTypeSchema, PropertyTypesAnswerSchema } from '@domain/schemas/property-type-schema'
import type { Routes } from '../context'
import { notFound } from '../http-error'
import { findPropertyType, findPropertyTypes } from './property-type-repository'

export const propertyTypeRoutes: Routes = async (app, { database }) => {
  const tags = ['property types']

  app.get(
    '/property-types',
    {
      schema: {
        tags,
        summary: 'All property types',
        response: { 200: PropertyTypesAnswerSchema },
      },
    },
    async () => ({ data: await findPropertyTypes(database) }),
  )

  app.get(
    '/property-types/:id',
    {
      schema: {
        tags,
        summary: 'One property type',
        params: ListingParamsSchema,
        response: { 200: PropertyTypeSchema, 404: ErrorSchema },
      },
    },
    async (request) => {
      const type = await findPropertyType(database, request.params.id)
      if (!type) throw notFound('Property type')
      return type
    },
  )
}
