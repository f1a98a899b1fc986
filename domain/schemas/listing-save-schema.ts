import Type, { type Static, type TSchema } from 'typebox'
import { UPLOAD } from '@domain/constants'
import { IdSchema, NairaSchema } from './common-schema'
import { ListingSchema } from './listing-schema'

/** A field that stays as it is when it is left out, and loses its value by null. */
const clearable = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** Text that contains more than blanks. */
const words = (maxLength: number) => clearable(Type.String({ pattern: '\\S', maxLength }))
const count = (minimum: number) => clearable(Type.Integer({ minimum, maximum: 1_000 }))

/**
 * PATCH /listing updates a listing with an id and creates one without. An incomplete listing is a
 * draft. A multipart form has arrays as JSON strings and photos as files, and the server
 * converts it to this form before validation.
 */
export const ListingSavePayloadSchema = Type.Object(
  {
    id: Type.Optional(IdSchema),
    name: words(200),
    description: words(5_000),
    city: words(100),
    state: words(100),
    country: words(100),
    /** In naira per night. */
    basePrice: clearable(NairaSchema),
    cleaningFee: clearable(NairaSchema),
    securityDeposit: clearable(NairaSchema),
    bedroomNo: count(0),
    bathroomNo: count(0),
    guestNo: count(1),
    propertyType: clearable(IdSchema),
    amenities: clearable(Type.Array(IdSchema, { maxItems: 100 })),
    houseRules: clearable(
      Type.Array(Type.String({ pattern: '\\S', maxLength: 300 }), { maxItems: 50 }),
    ),
  },
  { additionalProperties: false },
)
export type ListingSavePayload = Static<typeof ListingSavePayloadSchema>

const { partial: _partial, ...fields } = ListingSchema.properties

/** A listing in the form that only its host receives. A draft may lack a name and a price. */
export const OwnListingSchema = Type.Object({
  ...fields,
  name: Type.Optional(Type.String()),
  basePrice: Type.Optional(NairaSchema),
  /** False for a draft, which only its host sees. */
  published: Type.Boolean(),
  /** True when its host has withdrawn it, however complete it is. */
  withheld: Type.Optional(Type.Boolean()),
})
export type OwnListing = Static<typeof OwnListingSchema>

/** Response of PATCH /listing and of deleting a photo. */
export const OwnListingResponseSchema = Type.Object({ listing: OwnListingSchema })
/** Response of GET /listing/user/:userId and GET /listing/uncompleted, newest first. */
export const OwnListingsResponseSchema = Type.Object({ listings: Type.Array(OwnListingSchema) })

/** DELETE /listing/image/:listingId. */
export const ListingImageParamsSchema = Type.Object({ listingId: IdSchema })
export const ListingImagePayloadSchema = Type.Object(
  { imageId: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type ListingImagePayload = Static<typeof ListingImagePayloadSchema>

/** PUT /listing/publication/:id. */
export const PublicationPayloadSchema = Type.Object(
  { published: Type.Boolean() },
  { additionalProperties: false },
)

/** PUT /listing/photos/:id: every photo of the listing in its new order, the cover photo first. */
export const PhotoOrderPayloadSchema = Type.Object(
  {
    photos: Type.Array(
      Type.Object(
        {
          _id: IdSchema,
          /** Null means the listing's name. A description that is left out stays. */
          alt: Type.Optional(
            Type.Union([Type.String({ pattern: '\\S', maxLength: 300 }), Type.Null()]),
          ),
        },
        { additionalProperties: false },
      ),
      { maxItems: UPLOAD.photosPerListing },
    ),
  },
  { additionalProperties: false },
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
