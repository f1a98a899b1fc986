import * as Type from 'typebox'
import type { Static } from 'typebox'
import { MINIMUM_NIGHTS_MOST, WEEKDAYS } from '@domain/constants'
import { AVAILABILITIES } from '@domain/search/filter-table'
import { CLOSE_KINDS, SUGGESTED_KINDS } from '@domain/search/listing-query'
import { anyId, day, flag, id, instant, integer, naira, oneOf, text } from './common-schema'

export const FileSchema = Type.Object(
  { fileUrl: text('Address of the file.', '/icons/loft.svg') },
  { title: 'FileReference', description: 'A file by its address.' },
)

/**
 * Only `fileUrl` is the specification's. Our own server adds the other fields, so that a photo has a
 * size, a colour and a description before it loads.
 */
export const PhotoSchema = Type.Object(
  {
    fileUrl: text(
      'Address of the photo, to which a width and a format are appended.',
      '/media/5e9a0c77-2d4b-4a86-8f19-c3d1e2b4a590',
    ),
    _id: Type.Optional(anyId('Id of the photo.')),
    alt: Type.Optional(
      text(
        'What the photo shows, for people who cannot see it.',
        'A living room with a view of the lagoon',
      ),
    ),
    colour: Type.Optional(
      text("Mean colour as '#rrggbb', to fill the place of the photo while it loads."),
    ),
    width: Type.Optional(
      Type.Number({ description: 'Width of the original in pixels.', examples: [1600] }),
    ),
    height: Type.Optional(
      Type.Number({ description: 'Height of the original in pixels.', examples: [1067] }),
    ),
  },
  { title: 'Photo', description: 'A photo of a listing.' },
)
export type Photo = Static<typeof PhotoSchema>

/** */
export const BookedDatesSchema = Type.Object(
  { startDate: day('First taken night.'), endDate: day('Day of the check-out.', '2026-04-03') },
  { title: 'BookedDates', description: 'Taken nights. The night of `endDate` is free.' },
)
export type BookedDates = Static<typeof BookedDatesSchema>

/** domain/booking/rates.ts has the rules. */
export const RateSchema = Type.Object(
  {
    startDate: Type.Optional(day('First night.', '2026-12-15')),
    endDate: Type.Optional(day('Day after the last night.', '2027-01-03')),
    weekdays: Type.Optional(
      Type.Array(oneOf(WEEKDAYS, 'Night that begins on this day.', 'fri'), {
        minItems: 1,
        maxItems: WEEKDAYS.length,
        description: 'Nights of the week. All of them by default.',
        examples: [['fri', 'sat']],
      }),
    ),
    price: Type.Optional(naira('Naira per night.', 60_000)),
    minimumNights: Type.Optional(
      integer('Fewest nights of a stay with one of these nights.', 3, {
        minimum: 1,
        maximum: MINIMUM_NIGHTS_MOST,
      }),
    ),
  },
  {
    title: 'Rate',
    description:
      'Price or minimum stay of nights: of some dates, of weekdays, or of weekdays in some dates. ' +
      'Dates come before weekdays. What neither says is what the listing says.',
    additionalProperties: false,
  },
)
export type Rate = Static<typeof RateSchema>

const percent = (description: string, example: number) =>
  integer(description, example, { minimum: 1, maximum: 100 })
const timeOfDay = (description: string, example: string) =>
  text(description, example, { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** When guests come and go, on a listing and on a booking of it. */
export const hoursFields = {
  checkInTime: Type.Optional(timeOfDay('Earliest time of the check-in, in Lagos.', '14:00')),
  checkOutTime: Type.Optional(timeOfDay('Latest time of the check-out, in Lagos.', '11:00')),
}

/** Another backend may leave out every optional field. The defaults are in constants.ts. */
export const ListingSchema = Type.Object(
  {
    _id: anyId('Id of the listing.'),
    name: text('Name as guests read it.', 'Lagoon Loft with a Balcony'),
    description: Type.Optional(
      text('Description in plain text.', 'Two bright bedrooms above the lagoon.'),
    ),
    city: Type.Optional(text('City or district.', 'Lekki')),
    state: Type.Optional(text('State.', 'Lagos State')),
    country: Type.Optional(text('Country.', 'Nigeria')),
    latitude: Type.Optional(
      Type.Number({
        minimum: -90,
        maximum: 90,
        description: 'Degrees north.',
        examples: [6.44742],
      }),
    ),
    longitude: Type.Optional(
      Type.Number({
        minimum: -180,
        maximum: 180,
        description: 'Degrees east.',
        examples: [3.47183],
      }),
    ),
    basePrice: naira('Naira per night.', 45_000),
    cleaningFee: Type.Optional(naira('Naira once per stay.', 5_000)),
    securityDeposit: Type.Optional(naira('Naira that the guest gets back.', 20_000)),
    rates: Type.Optional(
      Type.Array(RateSchema, { maxItems: 200, description: 'Prices and minimum stays of nights.' }),
    ),
    minimumNights: Type.Optional(
      integer('Fewest nights of a stay.', 2, { minimum: 1, maximum: MINIMUM_NIGHTS_MOST }),
    ),
    weekDiscount: Type.Optional(
      percent("Discount on the nights' prices from 7 nights, in percent.", 10),
    ),
    monthDiscount: Type.Optional(
      percent("Discount on the nights' prices from 28 nights, in percent.", 20),
    ),
    ...hoursFields,
    stayTotals: Type.Optional(
      flag(
        'True where a total is for all nights of a stay. Only there do listings have rates, minimum ' +
          'nights and discounts.',
        true,
      ),
    ),
    stayPrice: Type.Optional(
      Type.Object(
        {
          nights: integer('Number of nights.', 4, { minimum: 1 }),
          price: naira('Naira for these nights, without fees.', 200_000),
        },
        {
          description: "Price of the nights of the search's dates, where totals are for the stay.",
        },
      ),
    ),
    rating: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 5,
        description: 'Rating from 0 to 5, which reviews do not change.',
        examples: [4.7],
      }),
    ),
    bedroomNo: Type.Optional(integer('Number of bedrooms.', 2, { minimum: 0 })),
    bathroomNo: Type.Optional(integer('Number of bathrooms.', 2, { minimum: 0 })),
    guestNo: Type.Optional(integer('Maximum number of guests.', 4, { minimum: 1 })),
    propertyType: Type.Optional(anyId('Id of the property type.')),
    amenities: Type.Optional(Type.Array(Type.String(), { description: 'Ids of the amenities.' })),
    listingImg: Type.Optional(
      Type.Array(PhotoSchema, {
        description:
          'Photos, the cover first. Append `/480.webp` to `fileUrl` for a width and a format.',
      }),
    ),
    images: Type.Optional(
      Type.Array(Type.Union([Type.String(), FileSchema]), {
        description: 'Photos in the older form. This server sends `listingImg`.',
      }),
    ),
    houseRules: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Rules of the house, one sentence each.',
        examples: [['No smoking']],
      }),
    ),
    bookedDates: Type.Optional(
      Type.Array(BookedDatesSchema, { description: 'Nights from today on that are taken.' }),
    ),
    slugShared: Type.Optional(
      flag('True when another listing has the same slug. Links then contain the id.', false),
    ),
    partial: Type.Optional(
      flag('True when the listing has only the fields that its card shows.', false),
    ),
    /** Lists are ordered newest first, then by _id. */
    createdAt: Type.Optional(instant('Instant at which the listing was created.')),
  },
  { title: 'Listing', description: 'A published listing.' },
)
/** A listing of our own server, which publishes none without a price. */
export type PricedListing = Static<typeof ListingSchema>
/** A listing as the page shows it. Without a usable price it cannot be booked. */
export type Listing = Omit<PricedListing, 'basePrice'> & { basePrice?: number | undefined }

/** */
export const ReadFiltersSchema = Type.Object(
  {
    bedroomNo: Type.Optional(integer('Number of bedrooms.', 2)),
    guestNo: Type.Optional(integer('Number of guests.', 4)),
    priceMin: Type.Optional(Type.Number({ description: 'Lowest price in Naira per night.' })),
    priceMax: Type.Optional(Type.Number({ description: 'Highest price in Naira per night.' })),
    rating: Type.Optional(integer('Lowest rating in stars.', 4)),
    availability: Type.Optional(oneOf(AVAILABILITIES, 'When the listing has to be free.', 'now')),
    startDate: Type.Optional(day('First night of the stay.')),
    endDate: Type.Optional(day('Day of the check-out.', '2026-04-03')),
    place: Type.Optional(text('Name of the place.', 'Lekki')),
    type: Type.Optional(text('Names of the property types.', 'Apartment')),
  },
  {
    title: 'ReadFilters',
    description: 'Filters that were read in the search text, such as a number of bedrooms.',
  },
)
export type ReadFilters = Static<typeof ReadFiltersSchema>

export const InsteadDatesSchema = Type.Object(
  {
    startDate: day('Day of the check-in.'),
    endDate: day('Day of the check-out.', '2026-04-03'),
    total: integer('Number of listings that are free then.', 3, { minimum: 0 }),
  },
  {
    title: 'InsteadDates',
    description: 'The nearest stay of the same length in which a listing is free.',
  },
)
export type InsteadDates = Static<typeof InsteadDatesSchema>

export const InsteadSchema = Type.Object(
  {
    dropped: Type.Array(
      Type.Object({
        key: text('Name of the filter.', 'amenities'),
        total: integer('Number of listings without it.', 12, { minimum: 0 }),
      }),
      { description: 'Filters that can be dropped, the one that finds the most first.' },
    ),
    dates: Type.Optional(InsteadDatesSchema),
    place: Type.Optional(
      Type.Object(
        {
          name: text('Its name.', 'Bauchi'),
          total: integer('Number of its listings.', 2, { minimum: 1 }),
        },
        {
          description: 'The nearest place with listings, where the text names a place without any.',
        },
      ),
    ),
    free: Type.Optional(
      integer('Number of all listings that are free in the dates.', 80, { minimum: 1 }),
    ),
  },
  {
    title: 'Instead',
    description: 'What a guest can change after an empty result, and how many listings that finds.',
  },
)
export type Instead = Static<typeof InsteadSchema>

const CAPPED = 'True when there are more than `total` says.'

export const SuggestedTotalSchema = Type.Object(
  {
    kind: oneOf(SUGGESTED_KINDS, 'Whether it is a place or a property type.', 'place'),
    text: text('Text to search for.', 'Lekki'),
    total: integer(
      'Number of listings that a search for the text finds, counted up to 1,000.',
      12,
      { minimum: 0 },
    ),
    totalCapped: Type.Optional(flag(CAPPED, false)),
  },
  { title: 'SuggestedTotal', description: 'A suggested place or property type.' },
)
export type SuggestedTotal = Static<typeof SuggestedTotalSchema>

/** A backend that follows only the specification omits the totals. */
export const ListingPageSchema = Type.Object(
  {
    listings: Type.Array(ListingSchema, { description: 'The listings of this page.' }),
    total: Type.Optional(integer('Number of all matches, counted up to 1,000.', 1, { minimum: 0 })),
    totalCapped: Type.Optional(flag(CAPPED, false)),
    matched: Type.Optional(
      integer(
        'Number of listings that match the text. The others nearly match, and come last.',
        1,
        { minimum: 0 },
      ),
    ),
    close: Type.Optional(
      Type.Array(
        Type.Object({
          kind: oneOf(CLOSE_KINDS, 'Why they are close.', 'place'),
          total: integer('Number of listings of this kind.', 3, { minimum: 1 }),
        }),
        { description: 'Kinds of close matches, in the order of the listings after `matched`.' },
      ),
    ),
    words: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Words of the text that close matches may lack.',
        examples: [['pool']],
      }),
    ),
    instead: Type.Optional(InsteadSchema),
    read: Type.Optional(ReadFiltersSchema),
    suggested: Type.Optional(
      Type.Array(SuggestedTotalSchema, {
        description:
          'Suggested places and property types with their number of listings, when requested.',
      }),
    ),
  },
  {
    title: 'ListingPage',
    description:
      'A page of listings, and what is known of all that match. `instead` is present when nothing ' +
      'was found and a change of the query would find something.',
  },
)
export type PricedListingPage = Static<typeof ListingPageSchema>
export type ListingPage = Omit<PricedListingPage, 'listings'> & { listings: Listing[] }

/** Both forms of the response that the specification allows. */
export type ListingsResponse = Listing[] | ListingPage

export const ListingResponseSchema = Type.Object(
  { listing: ListingSchema },
  { title: 'ListingResponse', description: 'One listing.' },
)

export const ListingParamsSchema = Type.Object({ id: id('Id of the listing.') })
