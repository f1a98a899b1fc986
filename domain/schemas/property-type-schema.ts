import Type, { type Static } from 'typebox'
import { IdSchema } from './common-schema'

/** Without `icon`, a property type or an amenity gets the default icon. */
export const IconSchema = Type.Object({ fileUrl: Type.String() })

export const PropertyTypeSchema = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  icon: Type.Optional(IconSchema),
})
export type PropertyType = Static<typeof PropertyTypeSchema>

/** GET /property-types. */
export const PropertyTypesResponseSchema = Type.Object({ data: Type.Array(PropertyTypeSchema) })

export const AmenitySchema = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  icon: Type.Optional(IconSchema),
})
export type Amenity = Static<typeof AmenitySchema>

/** GET /amenities responds with a plain array. */
export const AmenitiesResponseSchema = Type.Array(AmenitySchema)

/** GET, POST and PUT of one property type. */
export const PropertyTypeResponseSchema = Type.Object({ data: PropertyTypeSchema })
export const PropertyTypeParamsSchema = Type.Object({ id: IdSchema })

const closed = { additionalProperties: false } as const
const NamedPayload = {
  name: Type.String({ pattern: '\\S', maxLength: 100 }),
  icon: Type.Optional(Type.Object({ fileUrl: Type.String({ maxLength: 500 }) }, closed)),
}

/** POST /property-types and PUT /property-types/:id. */
export const PropertyTypePayloadSchema = Type.Object(NamedPayload, closed)
export type PropertyTypePayload = Static<typeof PropertyTypePayloadSchema>

/** POST /amenities. */
export const AmenityPayloadSchema = Type.Object(NamedPayload, closed)
export type AmenityPayload = Static<typeof AmenityPayloadSchema>
export const AmenityParamsSchema = Type.Object({ id: IdSchema })
