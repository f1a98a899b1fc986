import Type, { type Static } from 'typebox'
import { AVAILABILITIES } from '@domain/search/filter-kinds'
import { CLOSE_KINDS, SUGGESTED_KINDS } from '@domain/search/listing-query'
import { IdSchema, IsoDateSchema, NairaSchema, oneOf } from './common-schema'

/**
 * A photo of a listing. Only `fileUrl` is the specification's. Our own server adds the other
 * fields, so that a photo has a size, a colour and a description before it loads.
 */
export const PhotoSchema = Type.Object({
  fileUrl: Type.String(),
  _id: Type.Optional(Type.String()),
  alt: Type.Optional(Type.String()),
  /** Mean colour as '#rrggbb'. */
  colour: Type.Optional(Type.String()),
  /** Width of the original, in pixels. */
  width: Type.Optional(Type.Number()),
  height: Type.Optional(Type.Number()),
})
export type Photo = Static<typeof PhotoSchema>

/**
 * Booked nights from today on, half-open [startDate, endDate), without the guests' names (R-94).
 */
export const BookedDatesSchema = Type.Object({ startDate: IsoDateSchema, endDate: IsoDateSchema })
export type BookedDates = Static<typeof BookedDatesSchema>

/**
 * A listing in the API. Another backend may leave out every optional field. The defaults are in
 * constants.ts.
 */
export const ListingSchema = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  /** In naira per night. */
  basePrice: NairaSchema,
  cleaningFee: Type.Optional(NairaSchema),
  securityDeposit: Type.Optional(NairaSchema),
  /** From 0 to 5. */
  rating: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  bedroomNo: Type.Optional(Type.Integer({ minimum: 0 })),
  bathroomNo: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Maximum guest count. */
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
  /** True when another listing has the same slug. Links then contain the id. */
  slugShared: Type.Optional(Type.Boolean()),
  /** True when the listing has only the fields that its card shows, as `fields=card` asks for. */
  partial: Type.Optional(Type.Boolean()),
  /** ISO instant. Lists are ordered newest first, then by _id. */
  createdAt: Type.Optional(Type.String()),
})
/** A listing of our own server, which publishes none without a price. */
export type PricedListing = Static<typeof ListingSchema>
/** A listing as the page shows it. Without a usable price it cannot be booked. */
export type Listing = Omit<PricedListing, 'basePrice'> & { basePrice?: number | undefined }

/** What was read in the search text. */
export const ReadFiltersSchema = Type.Object({
  bedroomNo: Type.Optional(Type.Integer()),
  guestNo: Type.Optional(Type.Integer()),
  priceMin: Type.Optional(Type.Number()),
  priceMax: Type.Optional(Type.Number()),
  rating: Type.Optional(Type.Integer()),
  availability: Type.Optional(oneOf(AVAILABILITIES)),
  startDate: Type.Optional(IsoDateSchema),
  endDate: Type.Optional(IsoDateSchema),
  /** Names of the place and of the property types, for their chips. */
  place: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
})
export type ReadFilters = Static<typeof ReadFiltersSchema>

export const InsteadDatesSchema = Type.Object({
  startDate: IsoDateSchema,
  endDate: IsoDateSchema,
  total: Type.Integer({ minimum: 0 }),
})
export type InsteadDates = Static<typeof InsteadDatesSchema>

/** What a guest can change after an empty result, and how many listings that finds. */
export const InsteadSchema = Type.Object({
  /** Filters that the guest can drop, those that find the most first. */
  dropped: Type.Array(Type.Object({ key: Type.String(), total: Type.Integer({ minimum: 0 }) })),
  /** Nearest stay of the same length in which a listing is free. */
  dates: Type.Optional(InsteadDatesSchema),
  /** Nearest place with listings, where the text names a place without any. */
  place: Type.Optional(Type.Object({ name: Type.String(), total: Type.Integer({ minimum: 1 }) })),
  /** Number of all listings that are free in the dates. */
  free: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type Instead = Static<typeof InsteadSchema>

/** Number of listings that a search for a suggested place or property type finds. */
export const SuggestedTotalSchema = Type.Object({
  kind: oneOf(SUGGESTED_KINDS),
  text: Type.String(),
  /** At most TOTAL_CAP. */
  total: Type.Integer({ minimum: 0 }),
  totalCapped: Type.Optional(Type.Boolean()),
})
export type SuggestedTotal = Static<typeof SuggestedTotalSchema>

/**
 * Our server's response to GET /listing. A backend that follows only the specification omits the
 * totals.
 */
export const ListingPageSchema = Type.Object({
  listings: Type.Array(ListingSchema),
  /** Number of all matches, at most TOTAL_CAP. */
  total: Type.Optional(Type.Integer({ minimum: 0 })),
  totalCapped: Type.Optional(Type.Boolean()),
  /** Number of listings that match the text. The others only nearly match, and come last. */
  matched: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Kinds of the others in their order. */
  close: Type.Optional(
    Type.Array(Type.Object({ kind: oneOf(CLOSE_KINDS), total: Type.Integer({ minimum: 1 }) })),
  ),
  /** Words of the text that some of the others lack. */
  words: Type.Optional(Type.Array(Type.String())),
  /** Present when the query finds nothing and a change of it would. */
  instead: Type.Optional(InsteadSchema),
  /** Absent when the text contains no filter. */
  read: Type.Optional(ReadFiltersSchema),
  /** Present when the query requests suggestions. */
  suggested: Type.Optional(Type.Array(SuggestedTotalSchema)),
})
export type PricedListingPage = Static<typeof ListingPageSchema>
export type ListingPage = Omit<PricedListingPage, 'listings'> & { listings: Listing[] }

/** Both forms of the response that the specification allows. */
export type ListingsResponse = Listing[] | ListingPage

export const ListingResponseSchema = Type.Object({ listing: ListingSchema })

export const ListingParamsSchema = Type.Object({ id: IdSchema })
