import Type, { type Static, type TSchema } from 'typebox'
import { LONGEST_SLUG } from '@domain/listing/slug'
import { AVAILABILITIES, type ParameterKind } from '@domain/search/filter-kinds'
import type { ApiKey, KindOfParameter, ParameterName } from '@domain/search/filter-parameters'
import { LISTING_FIELDS, SORT_ORDERS } from '@domain/search/listing-query'
import { API_PARAMETERS } from '@domain/search/listing-query-api'
import { LONGEST_TEXT } from '@domain/search/query-values'
import { oneOf } from './common-schema'

const text = Type.Optional(Type.String({ maxLength: LONGEST_TEXT }))
const fromOne = Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,5})?$' }))

/** Schema of a parameter of each kind. An empty parameter counts as absent. */
const KIND_SCHEMAS = {
  text,
  place: text,
  state: text,
  propertyType: text,
  rooms: Type.Optional(Type.String({ pattern: '^[0-9]{0,2}$' })),
  /** Ids joined by commas, or a repeated parameter. */
  amenities: Type.Optional(
    Type.Union([
      Type.String({ maxLength: 4_000 }),
      Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
    ]),
  ),
  price: Type.Optional(Type.String({ pattern: '^([0-9]{1,12}(\\.[0-9]{1,2})?)?$' })),
  availability: Type.Optional(oneOf([...AVAILABILITIES, 'all', ''])),
  dates: Type.Optional(Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' })),
  stars: Type.Optional(Type.String({ pattern: '^[1-5]?$' })),
  count: Type.Optional(Type.String({ pattern: '^[0-9]{0,6}$' })),
} satisfies Record<ParameterKind, TSchema>

type FilterSchemas = {
  [Name in ParameterName as ApiKey<Name>]: (typeof KIND_SCHEMAS)[KindOfParameter<Name>]
}

/** 'card' selects the fields that a card shows. Such listings are marked `partial`. */
export const FieldsSchema = Type.Optional(oneOf([...LISTING_FIELDS, '']))

/**
 * Query string of GET /listing, before listing-query-api.ts reads it. Every value is a text. All
 * but the specification's eight are additions. Unknown parameters are ignored.
 */
export const ListingQuerySchema = Type.Object({
  ...(Object.fromEntries(
    API_PARAMETERS.map(({ key, kind }) => [key, KIND_SCHEMAS[kind]]),
  ) as FilterSchemas),
  slug: Type.Optional(Type.String({ maxLength: LONGEST_SLUG })),
  similarTo: text,
  sort: Type.Optional(oneOf([...SORT_ORDERS, ''])),
  /** Keys of filters that are not read in the text, joined by commas. */
  ignore: text,
  /** '1' counts the listings of suggested places and property types. */
  suggest: Type.Optional(Type.String({ pattern: '^[01]?$' })),
  fields: FieldsSchema,
  page: fromOne,
  limit: fromOne,
})
/** @spec API-13 */
export type ListingQueryString = Static<typeof ListingQuerySchema>
