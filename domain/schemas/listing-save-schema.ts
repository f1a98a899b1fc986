import Type, { type Static } from 'typebox'
import { IdSchema, NairaSchema } from './common-schema'
import { ListingSchema } from './listing-schema'

/** Something to read: blanks alone are no name. */
const words = (maxLength: number) => Type.Optional(Type.String({ pattern: '\\S', maxLength }))
const count = (minimum: number) => Type.Optional(Type.Integer({ minimum, maximum: 1_000 }))

/**
 * PATCH /listing: with an id it updates, without one it creates, as a draft while incomplete
 * . In a multipart form the arrays come as JSON strings and the photos as files; the server
 * reads them into this form before it checks it.
 */
export const ListingSavePayloadSchema = Type.Object(
  {
    id: Type.Optional(IdSchema),
    name: words(200),
    description: words(5_000),
    city: words(100),
    state: words(100),
    country: words(100),
    /** Naira per night. */
    basePrice: Type.Optional(NairaSchema),
    cleaningFee: Type.Optional(NairaSchema),
    securityDeposit: Type.Optional(NairaSchema),
    bedroomNo: count(0),
    bathroomNo: count(0),
    guestNo: count(1),
    propertyType: Type.Optional(IdSchema),
    amenities: Type.Optional(Type.Array(IdSchema, { maxItems: 100 })),
    houseRules: Type.Optional(
      Type.Array(Type.String({ pattern: '\\S', maxLength: 300 }), { maxItems: 50 }),
    ),
  },
  { additionalProperties: false },
)
export type ListingSavePayload = Static<typeof ListingSavePayloadSchema>

/** A home as its host sees it: a draft may lack a name and a price. `published` is ours. */
export const OwnListingSchema = Type.Object({
  ...ListingSchema.properties,
  name: Type.Optional(Type.String()),
  basePrice: Type.Optional(NairaSchema),
  /** False for a draft, which nobody else sees. */
  published: Type.Boolean(),
})
export type OwnListing = Static<typeof OwnListingSchema>

/** PATCH /listing, and what is left after a photo was removed. */
export const OwnListingAnswerSchema = Type.Object({ listing: OwnListingSchema })
/** GET /listing/user/:userId and GET /listing/uncompleted, the newest first. */
export const OwnListingsAnswerSchema = Type.Object({ listings: Type.Array(OwnListingSchema) })

/** DELETE /listing/image/:listingId. */
export const ListingImageParamsSchema = Type.Object({ listingId: IdSchema })
export const ListingImagePayloadSchema = Type.Object(
  { imageId: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type ListingImagePayload = Static<typeof ListingImagePayloadSchema>

/** Where a host is in describing a home (section 3); it lives in the client only. */
export interface ListingDraft {
  /** Starts at 1. */
  step: number
  /** Percent. */
  uploadProgress: number
  isDirty: boolean
}
