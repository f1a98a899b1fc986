import Type, { type Static } from 'typebox'

/** A property type or an amenity without `icon` gets the default icon (section 3). */
const IconSchema = Type.Object({ fileUrl: Type.String() })

export const PropertyTypeSchema = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  icon: Type.Optional(IconSchema),
})
export type PropertyType = Static<typeof PropertyTypeSchema>

/** GET /property-types (section 7). */
export const PropertyTypesAnswerSchema = Type.Object({ data: Type.Array(PropertyTypeSchema) })

export const AmenitySchema = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  icon: Type.Optional(IconSchema),
})
export type Amenity = Static<typeof AmenitySchema>

/** GET /amenities (section 7, R-138): a plain array. */
export const AmenitiesAnswerSchema = Type.Array(AmenitySchema)
