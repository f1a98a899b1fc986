import * as Type from 'typebox'
import type { Static } from 'typebox'
import { anyId, component, id, list, payload, text } from './common-schema'
import { FileSchema } from './listing-schema'

/** Without `icon`, a property type or an amenity gets the default icon. */
const NAME = 'Name, unique whatever its case.'

export const PropertyTypeSchema = component('PropertyType', 'A kind of listing, such as a loft.', {
  _id: anyId('Id of the property type.'),
  name: text(NAME, 'Loft'),
  icon: Type.Optional(FileSchema),
})
export type PropertyType = Static<typeof PropertyTypeSchema>

/** GET /property-types. */
export const PropertyTypesResponseSchema = component(
  'PropertyTypesResponse',
  'All property types, in the order of their creation.',
  { data: list('The property types.', PropertyTypeSchema) },
)

export const AmenitySchema = component('Amenity', 'Something that a listing offers.', {
  _id: anyId('Id of the amenity.'),
  name: text(NAME, 'Power around the clock'),
  icon: Type.Optional(FileSchema),
})
export type Amenity = Static<typeof AmenitySchema>

/** GET /amenities responds with a plain array. */
export const AmenitiesResponseSchema = Type.Array(AmenitySchema, {
  title: 'Amenities',
  description: 'All amenities, in the order of their creation.',
})

/** GET, POST and PUT of one property type. */
export const PropertyTypeResponseSchema = component('PropertyTypeResponse', 'One property type.', {
  data: PropertyTypeSchema,
})
export const PropertyTypeParamsSchema = Type.Object({ id: id('Id of the property type.') })

const named = (example: string) => ({
  name: text(NAME, example, { pattern: '\\S', maxLength: 100 }),
  icon: Type.Optional(
    Type.Object(
      { fileUrl: text('Address of the icon.', '/icons/loft.svg', { maxLength: 500 }) },
      { description: 'Icon, if not the default one.', additionalProperties: false },
    ),
  ),
})

/** POST /property-types and PUT /property-types/:id. */
export const PropertyTypePayloadSchema = payload(
  'PropertyTypeRequest',
  'A property type to add, or to replace another with.',
  named('Loft'),
)
export type PropertyTypePayload = Static<typeof PropertyTypePayloadSchema>

/** POST /amenities. */
export const AmenityPayloadSchema = payload(
  'AmenityRequest',
  'An amenity to add.',
  named('Power around the clock'),
)
export type AmenityPayload = Static<typeof AmenityPayloadSchema>
export const AmenityParamsSchema = Type.Object({ id: id('Id of the amenity.') })
