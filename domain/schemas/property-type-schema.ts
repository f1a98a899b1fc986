import * as Type from 'typebox'
import type { Static } from 'typebox'
import { anyId, id, text } from './common-schema'
import { FileSchema } from './listing-schema'

/** Without `icon`, a property type or an amenity gets the default icon. */
const NAME = 'Name, unique whatever its case.'

export const PropertyTypeSchema = Type.Object(
  {
    _id: anyId('Id of the property type.'),
    name: text(NAME, 'Loft'),
    icon: Type.Optional(FileSchema),
  },
  { title: 'PropertyType', description: 'A kind of listing, such as a loft.' },
)
export type PropertyType = Static<typeof PropertyTypeSchema>

/** GET /property-types. */
export const PropertyTypesResponseSchema = Type.Object(
  { data: Type.Array(PropertyTypeSchema, { description: 'The property types.' }) },
  {
    title: 'PropertyTypesResponse',
    description: 'All property types, in the order of their creation.',
  },
)

export const AmenitySchema = Type.Object(
  {
    _id: anyId('Id of the amenity.'),
    name: text(NAME, 'Power around the clock'),
    icon: Type.Optional(FileSchema),
  },
  { title: 'Amenity', description: 'Something that a listing offers.' },
)
export type Amenity = Static<typeof AmenitySchema>

/** GET /amenities responds with a plain array. */
export const AmenitiesResponseSchema = Type.Array(AmenitySchema, {
  title: 'Amenities',
  description: 'All amenities, in the order of their creation.',
})

/** GET, POST and PUT of one property type. */
export const PropertyTypeResponseSchema = Type.Object(
  { data: PropertyTypeSchema },
  { title: 'PropertyTypeResponse', description: 'One property type.' },
)
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
export const PropertyTypePayloadSchema = Type.Object(named('Loft'), {
  title: 'PropertyTypeRequest',
  description: 'A property type to add, or to replace another with.',
  additionalProperties: false,
})
export type PropertyTypePayload = Static<typeof PropertyTypePayloadSchema>

/** POST /amenities. */
export const AmenityPayloadSchema = Type.Object(named('Power around the clock'), {
  title: 'AmenityRequest',
  description: 'An amenity to add.',
  additionalProperties: false,
})
export type AmenityPayload = Static<typeof AmenityPayloadSchema>
export const AmenityParamsSchema = Type.Object({ id: id('Id of the amenity.') })
