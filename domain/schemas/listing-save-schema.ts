import Type, { type Static } from 'typebox'
import { IdSchema, NairaSchema } from './common-schema'

const words = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }))
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
      Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 50 }),
    ),
  },
  { additionalProperties: false },
)
/** @spec API-16 */
export type ListingSavePayload = Static<typeof ListingSavePayloadSchema>

/** DELETE /listing/image/:listingId. @spec API-17 */
export const ListingImageParamsSchema = Type.Object({ listingId: IdSchema })
export const ListingImagePayloadSchema = Type.Object(
  { imageId: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
/** @spec API-17 */
export type ListingImagePayload = Static<typeof ListingImagePayloadSchema>

/** Where a host is in describing a home (section 3); it lives in the client only. @spec DRAFT-01 */
export interface ListingDraft {
  /** Starts at 1. */
  step: number
  /** Percent. */
  uploadProgress: number
  isDirty: boolean
}
