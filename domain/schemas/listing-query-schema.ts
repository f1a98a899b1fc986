import Type, { type Static, type TSchema } from 'typebox'
import { LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import { LONGEST_SLUG } from '@domain/listing/slug'
import { AVAILABILITIES } from '@domain/search/filter-table'
import { LISTING_FIELDS, SORT_ORDERS } from '@domain/search/listing-query'
import type { ApiKey } from '@domain/search/listing-query-url'
import { LONGEST_TEXT } from '@domain/search/query-values'
import { EXAMPLE_ID, oneOf, text } from './common-schema'

// Makers of the schemas of parameters. An empty parameter counts as absent.
const matching = (pattern: string) => (description: string, example: string) =>
  Type.Optional(text(description, example, { pattern }))
const words = (description: string, example: string) =>
  Type.Optional(text(description, example, { maxLength: LONGEST_TEXT }))
const amount = matching('^([0-9]{1,12}(\\.[0-9]{1,2})?)?$')
const day = matching('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$')
const fromOne = matching('^([1-9][0-9]{0,5})?$')

const FILTER_SCHEMAS = {
  search: words(
    'Text to search for: names, places, types, amenities, and filters in words.',
    'two bedroom loft in Lekki',
  ),
  country: words('Country of the listing.', 'Nigeria'),
  state: words('State of the listing, with or without the word State.', 'Lagos State'),
  city: words('City or district of the listing.', 'Lekki'),
  propertyType: words('Id of a property type.', 'a4c7d1e0-6a39-4f0e-8f7b-51d2c8e3b902'),
  bedroomNo: matching('^[0-9]{0,2}$')('Number of bedrooms. 3 means three or more.', '2'),
  amenities: Type.Optional(
    Type.Union(
      [
        Type.String({ maxLength: 4_000 }),
        Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
      ],
      {
        description:
          'Ids of amenities, all of which the listing must have: separated by commas, or repeated.',
        examples: ['d2b8f6c3-93b1-4a0b-86f5-0a6f4e1c7d23'],
      },
    ),
  ),
  priceMin: amount('Lowest price in Naira per night.', '20000'),
  priceMax: amount('Highest price in Naira per night.', '60000'),
  bookingAvailability: Type.Optional(
    oneOf([...AVAILABILITIES, 'all', ''], 'When the listing has to be free.', 'weekend'),
  ),
  startDate: day('Day of the check-in, with `endDate`.', '2026-04-01'),
  endDate: day('Day of the check-out, with `startDate`.', '2026-04-03'),
  rating: matching('^[1-5]?$')('Lowest rating in stars.', '4'),
  guestNo: matching('^[0-9]{0,6}$')('Number of guests that the listing must accommodate.', '2'),
} satisfies Record<ApiKey, TSchema>

/** Listings with `fields=card` are marked `partial`. */
export const FieldsSchema = Type.Optional(
  oneOf(
    [...LISTING_FIELDS, ''],
    'card selects what a card shows: id, name, place, price, rating, bedrooms, type and photos.',
    'card',
  ),
)

/**
 * Query string of GET /listing, before listing-query-url.ts reads it. Every value is a text. All
 * but the specification's eight are additions. Unknown parameters are ignored.
 */
export const ListingQuerySchema = Type.Object({
  ...FILTER_SCHEMAS,
  slug: Type.Optional(
    text(
      "Slug of a listing's address, which finds at most one listing.",
      'lagoon-loft-with-a-balcony',
      { maxLength: LONGEST_SLUG },
    ),
  ),
  similarTo: words(
    'Id of a listing that the results should resemble. Only page, limit and fields may be given beside it.',
    EXAMPLE_ID,
  ),
  sort: Type.Optional(
    oneOf(
      [...SORT_ORDERS, ''],
      'Order. Without it the best match comes first, and the newest without a text.',
      'price-up',
    ),
  ),
  ignore: words(
    'Filters that are not read in the text, joined by commas: bedroomNo, guestNo, price, rating, availability or dates.',
    'guestNo,dates',
  ),
  suggest: matching('^[01]?$')(
    '1 counts the listings of the places and property types suggested for the text.',
    '0',
  ),
  fields: FieldsSchema,
  page: fromOne(`Page, from 1. Pages reach as far as the first ${TOTAL_CAP} matches.`, '1'),
  limit: fromOne(`Listings per page, at most ${LISTING_LIMIT}.`, '12'),
})
/** @spec API-13 */
export type ListingQueryString = Static<typeof ListingQuerySchema>
