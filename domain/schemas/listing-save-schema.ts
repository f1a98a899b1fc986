import * as Type from 'typebox'
import type { Static, TSchema, TSchemaOptions } from 'typebox'
import { MINIMUM_NIGHTS_MOST, UPLOAD } from '@domain/constants'
import { component, EXAMPLE_ID, flag, id, list, naira, payload, text } from './common-schema'
import { ListingSchema, RateSchema } from './listing-schema'

const {
  partial: _partial,
  stayTotals: _stayTotals,
  stayPrice: _stayPrice,
  ...fields
} = ListingSchema.properties

/**
 * A field of a listing that stays as it is when it is left out, and loses its value by null. It has
 * the words of the listing's field.
 */
const clearable = <Schema extends TSchema>(schema: Schema, field: TSchema) => {
  const { description = '', examples } = field as TSchemaOptions
  return Type.Optional(Type.Union([schema, Type.Null()], { description, examples }))
}

/** Text that contains more than blanks. */
const words = (maxLength: number) => Type.String({ pattern: '\\S', maxLength })
const count = (minimum: number) => Type.Integer({ minimum, maximum: 1_000 })
const amount = naira('Naira.', 0)
const percent = Type.Integer({ minimum: 1, maximum: 100 })
const timeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/**
 * PATCH /listing. A draft is R-136. A multipart form has arrays as JSON strings and photos as files,
 * and the server converts it to this form before validation.
 */
export const ListingSavePayloadSchema = payload(
  'ListingSave',
  'Fields of a listing to save. A field that is left out stays as it is. The listing is a draft ' +
    'until it has a name, a description, a place, a price, rooms, guests and a type.',
  {
    id: Type.Optional(id('Id of the listing to change. Without it a listing is created.')),
    name: clearable(words(200), fields.name),
    description: clearable(words(5_000), fields.description),
    city: clearable(words(100), fields.city),
    state: clearable(words(100), fields.state),
    country: clearable(words(100), fields.country),
    latitude: clearable(Type.Number({ minimum: -90, maximum: 90 }), fields.latitude),
    longitude: clearable(Type.Number({ minimum: -180, maximum: 180 }), fields.longitude),
    basePrice: clearable(amount, fields.basePrice),
    cleaningFee: clearable(amount, fields.cleaningFee),
    securityDeposit: clearable(amount, fields.securityDeposit),
    rates: clearable(Type.Array(RateSchema, { maxItems: 200 }), {
      description: 'Prices and minimum stays of nights, which replace the present ones.',
    }),
    minimumNights: clearable(
      Type.Integer({ minimum: 1, maximum: MINIMUM_NIGHTS_MOST }),
      fields.minimumNights,
    ),
    weekDiscount: clearable(percent, fields.weekDiscount),
    monthDiscount: clearable(percent, fields.monthDiscount),
    checkInTime: clearable(timeOfDay, fields.checkInTime),
    checkOutTime: clearable(timeOfDay, fields.checkOutTime),
    bedroomNo: clearable(count(0), fields.bedroomNo),
    bathroomNo: clearable(count(0), fields.bathroomNo),
    guestNo: clearable(count(1), fields.guestNo),
    propertyType: clearable(id('An id.'), fields.propertyType),
    amenities: clearable(Type.Array(id('An id.'), { maxItems: 100 }), {
      description: 'Ids of amenities, which replace the present ones.',
    }),
    houseRules: clearable(Type.Array(words(300), { maxItems: 50 }), {
      description: 'Rules of the house, which replace the present ones.',
      examples: [['No smoking']],
    }),
  },
)
export type ListingSavePayload = Static<typeof ListingSavePayloadSchema>

export const OwnListingSchema = component(
  'OwnListing',
  'A listing as its host receives it. A draft may lack any field but the id.',
  {
    ...fields,
    name: Type.Optional(fields.name),
    basePrice: Type.Optional(fields.basePrice),
    published: flag('False for a draft, which only its host sees.', true),
    withheld: Type.Optional(
      flag('True when its host has withdrawn it, however complete it is.', false),
    ),
  },
)
export type OwnListing = Static<typeof OwnListingSchema>

/** Response of PATCH /listing and of deleting a photo. */
export const OwnListingResponseSchema = component(
  'OwnListingResponse',
  'One listing of the host.',
  { listing: OwnListingSchema },
)
/** Response of GET /listing/user/:userId and GET /listing/uncompleted. */
export const OwnListingsResponseSchema = component(
  'OwnListingsResponse',
  'Listings of the host, newest first.',
  { listings: list('The listings.', OwnListingSchema) },
)

/** DELETE /listing/image/:listingId. */
export const ListingImageParamsSchema = Type.Object({ listingId: id('Id of the listing.') })
export const ListingImagePayloadSchema = Type.Object(
  { imageId: text('Id of the photo.', EXAMPLE_ID, { minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type ListingImagePayload = Static<typeof ListingImagePayloadSchema>

/** PUT /listing/publication/:id. */
export const PublicationPayloadSchema = payload('Publication', 'Whether guests see a listing.', {
  published: flag('False withdraws it.', false),
})

/** PUT /listing/photos/:id. */
export const PhotoOrderPayloadSchema = payload(
  'PhotoOrder',
  'Every photo of a listing, in its order.',
  {
    photos: list(
      'The photos, the cover photo first.',
      Type.Object(
        {
          _id: id('Id of the photo.'),
          alt: Type.Optional(
            Type.Union([words(300), Type.Null()], {
              description:
                'What the photo shows, for those who do not see it. Null means the name of the ' +
                'listing. A text that is left out stays.',
              examples: ['The balcony above the lagoon'],
            }),
          ),
        },
        { additionalProperties: false },
      ),
      undefined,
      { maxItems: UPLOAD.photosPerListing },
    ),
  },
)
export type PhotoOrderPayload = Static<typeof PhotoOrderPayloadSchema>

/** Progress of a host who describes a listing. It exists only in the client. */
export interface ListingDraft {
  /** Starts at 1. */
  step: number
  /** As a percentage. */
  uploadProgress: number
  isDirty: boolean
}
