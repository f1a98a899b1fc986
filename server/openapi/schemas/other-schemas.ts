import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
import {
  AmenitiesResponseSchema,
  AmenityParamsSchema,
  AmenityPayloadSchema,
  AmenitySchema,
  IconSchema,
  PropertyTypeParamsSchema,
  PropertyTypePayloadSchema,
  PropertyTypeResponseSchema,
  PropertyTypeSchema,
  PropertyTypesResponseSchema,
} from '@domain/schemas/property-type-schema'
import { MediaParamsSchema, PlainMediaParamsSchema } from '@server/media/media-routes'
import { describe, describeOther, describeParameters } from '@server/openapi/described-schemas'
import { exampleIds } from '@server/openapi/examples'

describe('ApiError', ErrorSchema, {
  text: 'Why a request was refused.',
  properties: {
    message: 'A sentence for the person who made the request.',
    code: 'Reason for a program. docs/api.md lists the codes.',
    error: 'A detail, which this server does not send.',
    fields: 'The reason for each invalid field, by its name.',
  },
  example: {
    message: 'Some fields are invalid.',
    code: 'invalid_request',
    error: '',
    fields: { startDate: 'is required' },
  },
})

describe('Message', MessageSchema, {
  text: 'What was done.',
  properties: { message: 'A few words.' },
  example: { message: 'logged out' },
})

const icon = { fileUrl: '/icons/loft.svg' }
const type = { _id: exampleIds.type, name: 'Loft', icon }
const amenity = { _id: exampleIds.amenity, name: 'Power around the clock', icon }

// The older form of a photo has the same schema, and therefore the same name.
describe('FileReference', IconSchema, {
  text: 'A file by its address.',
  properties: { fileUrl: 'Address of the file.' },
  example: icon,
})

describe('PropertyType', PropertyTypeSchema, {
  text: 'A kind of listing, such as a loft.',
  properties: {
    _id: 'Id of the property type.',
    name: 'Name, unique whatever its case.',
    icon: 'Icon, if not the default one.',
  },
  example: type,
})

describe('PropertyTypeRequest', PropertyTypePayloadSchema, {
  text: 'A property type to add, or to replace another with.',
  properties: {
    name: 'Name, unique whatever its case.',
    icon: { text: 'Icon.', of: { fileUrl: 'Address of the icon.' } },
  },
  example: { name: 'Loft', icon },
})

describe('PropertyTypeResponse', PropertyTypeResponseSchema, {
  text: 'One property type.',
  properties: { data: 'The property type.' },
  example: { data: type },
})

describe('PropertyTypesResponse', PropertyTypesResponseSchema, {
  text: 'All property types, in the order of their creation.',
  properties: { data: 'The property types.' },
  example: { data: [type] },
})

describe('Amenity', AmenitySchema, {
  text: 'Something that a listing offers.',
  properties: {
    _id: 'Id of the amenity.',
    name: 'Name, unique whatever its case.',
    icon: 'Icon, if not the default one.',
  },
  example: amenity,
})

describe('AmenityRequest', AmenityPayloadSchema, {
  text: 'An amenity to add.',
  properties: {
    name: 'Name, unique whatever its case.',
    icon: { text: 'Icon.', of: { fileUrl: 'Address of the icon.' } },
  },
  example: { name: 'Power around the clock', icon },
})

describeOther('Amenities', AmenitiesResponseSchema, {
  text: 'All amenities, in the order of their creation.',
  example: [amenity],
})

describeParameters(
  PropertyTypeParamsSchema,
  { id: 'Id of the property type.' },
  { id: exampleIds.type },
)
describeParameters(AmenityParamsSchema, { id: 'Id of the amenity.' }, { id: exampleIds.amenity })
describeParameters(PlainMediaParamsSchema, { id: 'Id of the photo.' }, { id: exampleIds.photo })
describeParameters(
  MediaParamsSchema,
  { id: 'Id of the photo.', file: 'Width and format, such as `480.webp`.' },
  { id: exampleIds.photo, file: '480.webp' },
)
