import Type, { type Static } from 'typebox'
import { IdSchema, IsoDateSchema, NairaSchema } from './common-schema'

/**
 * A photo of a home. Only `fileUrl` is the specification's (section 3); the rest is what our own
 * server adds so that a photo has a box, a colour and a description before it arrives.
 */
export const PhotoSchema = Type.Object({
  fileUrl: Type.String(),
  _id: Type.Optional(Type.String()),
  alt: Type.Optional(Type.String()),
  /** '#rrggbb', the photo's mean colour. */
  colour: Type.Optional(Type.String()),
  /** Pixels of the original. */
  width: Type.Optional(Type.Number()),
  height: Type.Optional(Type.Number()),
})
export type Photo = Static<typeof PhotoSchema>

/** Nights that are taken, half-open [startDate, endDate), from today on; never whose. */
export const BookedDatesSchema = Type.Object({ startDate: IsoDateSchema, endDate: IsoDateSchema })
export type BookedDates = Static<typeof BookedDatesSchema>

/**
 * A listing on the wire (section 3). Another backend may leave out everything that is optional
 * here; the defaults are in constants.ts.
 */
export const ListingSchema = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  /** Naira per night. */
  basePrice: NairaSchema,
  cleaningFee: Type.Optional(NairaSchema),
  securityDeposit: Type.Optional(NairaSchema),
  /** 0 to 5. */
  rating: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  bedroomNo: Type.Optional(Type.Integer({ minimum: 0 })),
  bathroomNo: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The most guests the home takes. */
  guestNo: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Id of a property type. */
  propertyType: Type.Optional(Type.String()),
  /** Ids of amenities. */
  amenities: Type.Optional(Type.Array(Type.String())),
  listingImg: Type.Optional(Type.Array(PhotoSchema)),
  images: Type.Optional(
    Type.Array(Type.Union([Type.String(), Type.Object({ fileUrl: Type.String() })])),
  ),
  houseRules: Type.Optional(Type.Array(Type.String())),
  bookedDates: Type.Optional(Type.Array(BookedDatesSchema)),
  /** True when another home has the same slug; links then carry the id. */
  slugShared: Type.Optional(Type.Boolean()),
  /** ISO instant; the order of lists is newest first, then _id. */
  createdAt: Type.Optional(Type.String()),
})
export type Listing = Static<typeof ListingSchema>

/** GET /listing as our server answers it. A backend that knows only section 7 leaves out the totals. */
export const ListingPageSchema = Type.Object({
  listings: Type.Array(ListingSchema),
  /** All matches, at most TOTAL_CAP. */
  total: Type.Optional(Type.Integer({ minimum: 0 })),
  totalCapped: Type.Optional(Type.Boolean()),
})
export type ListingPage = Static<typeof ListingPageSchema>

/** Both answers that section 7 allows. */
export type ListingsAnswer = Listing[] | ListingPage

export const ListingAnswerSchema = Type.Object({ listing: ListingSchema })

export const ListingParamsSchema = Type.Object({ id: IdSchema })
