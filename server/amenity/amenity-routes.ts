import { AmenitiesAnswerSchema } from '@domain/schemas/property-type-schema'
import type { Routes } from '../context'
import { findAmenities } from './amenity-repository'

export const amenityRoutes: Routes = async (app, { database }) => {
  app.get(
    '/amenities',
    {
      schema: {
        tags: ['amenities'],
        summary: 'All amenities',
        response: { 200: AmenitiesAnswerSchema },
      },
    },
    () => findAmenities(database),
  )
}
