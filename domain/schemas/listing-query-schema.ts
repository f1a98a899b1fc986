import Type, { type Static } from 'typebox'

const text = Type.Optional(Type.String({ maxLength: 200 }))
/** An empty parameter counts as absent. */
const whole = Type.Optional(Type.String({ pattern: '^[0-9]{0,6}$' }))
const fromOne = Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,5})?$' }))
const naira = Type.Optional(Type.String({ pattern: '^([0-9]{1,12}(\\.[0-9]{1,2})?)?$' }))
const day = Type.Optional(Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' }))

/**
 * Query string of GET /listing, before listing-query-api.ts reads it. Every value is a text. The
 * first eight are the specification's, the others are additions. Unknown parameters are
 * ignored.
 */
export const ListingQuerySchema = Type.Object({
  country: text,
  state: text,
  city: text,
  propertyType: text,
  bedroomNo: Type.Optional(Type.String({ pattern: '^[0-9]{0,2}$' })),
  /** Ids joined by commas, or a repeated parameter. */
  amenities: Type.Optional(
    Type.Union([
      Type.String({ maxLength: 4_000 }),
      Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
    ]),
  ),
  priceMin: naira,
  priceMax: naira,
  search: text,
  rating: Type.Optional(Type.String({ pattern: '^[1-5]?$' })),
  guestNo: whole,
  bookingAvailability: Type.Optional(
    Type.Union([
      Type.Literal('now'),
      Type.Literal('weekend'),
      Type.Literal('next-week'),
      Type.Literal('next-month'),
      Type.Literal('all'),
      Type.Literal(''),
    ]),
  ),
  startDate: day,
  endDate: day,
  slug: Type.Optional(Type.String({ maxLength: 400 })),
  similarTo: text,
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('price-up'),
      Type.Literal('price-down'),
      Type.Literal('rating'),
      Type.Literal(''),
    ]),
  ),
  /** '1' searches the text word by word. */
  literal: Type.Optional(Type.String({ pattern: '^[01]?$' })),
  page: fromOne,
  limit: fromOne,
})
/** @spec API-13 */
export type ListingQueryString = Static<typeof ListingQuerySchema>
