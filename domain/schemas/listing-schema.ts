import * as Type from 'typebox'
import type { Static } from 'typebox'
import { MINIMUM_NIGHTS_MOST, WEEKDAYS } from '@domain/constants'
import { AVAILABILITIES } from '@domain/search/filter-table'
import { CLOSE_KINDS, SUGGESTED_KINDS } from '@domain/search/listing-query'
import {
  anyId,
  component,
  day,
  flag,
  id,
  instant,
  integer,
  list,
  naira,
  number,
  oneOf,
  payload,
  text,
} from './common-schema'

export const FileSchema = component('FileReference', 'A file by its address.', {
  fileUrl: text('Address of the file.', '/icons/loft.svg'),
})

/**
 * Only `fileUrl` is the specification's. Our own server adds the other fields, so that a photo has a
 * size, a colour and a description before it loads.
 */
export const PhotoSchema = component('Photo', 'A photo of a listing.', {
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
  width: Type.Optional(number('Width of the original in pixels.', 1600)),
  height: Type.Optional(number('Height of the original in pixels.', 1067)),
})
export type Photo = Static<typeof PhotoSchema>

/** */
export const BookedDatesSchema = component(
  'BookedDates',
  'Taken nights. The night of `endDate` is free.',
  { startDate: day('First taken night.'), endDate: day('Day of the check-out.', '2026-04-03') },
)
export type BookedDates = Static<typeof BookedDatesSchema>

/** domain/booking/rates.ts has the rules. */
export const RateSchema = payload(
  'Rate',
  'Price or minimum stay of nights: of some dates, of weekdays, or of weekdays in some dates. ' +
    'Dates come before weekdays. What neither says is what the listing says.',
  {
    startDate: Type.Optional(day('First night.', '2026-12-15')),
    endDate: Type.Optional(day('Day after the last night.', '2027-01-03')),
    weekdays: Type.Optional(
      list(
        'Nights of the week. All of them by default.',
        oneOf(WEEKDAYS, 'Night that begins on this day.', 'fri'),
        ['fri', 'sat'],
        { minItems: 1, maxItems: WEEKDAYS.length },
      ),
    ),
    price: Type.Optional(naira('Naira per night.', 60_000)),
    minimumNights: Type.Optional(
      integer('Fewest nights of a stay with one of these nights.', 3, {
        minimum: 1,
        maximum: MINIMUM_NIGHTS_MOST,
      }),
    ),
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
export const ListingSchema = component('Listing', 'A published listing.', {
  _id: anyId('Id of the listing.'),
  name: text('Name as guests read it.', 'Lagoon Loft with a Balcony'),
  description: Type.Optional(
    text('Description in plain text.', 'Two bright bedrooms above the lagoon.'),
  ),
  city: Type.Optional(text('City or district.', 'Lekki')),
  state: Type.Optional(text('State.', 'Lagos State')),
  country: Type.Optional(text('Country.', 'Nigeria')),
  latitude: Type.Optional(number('Degrees north.', 6.44742, { minimum: -90, maximum: 90 })),
  longitude: Type.Optional(number('Degrees east.', 3.47183, { minimum: -180, maximum: 180 })),
  basePrice: naira('Naira per night.', 45_000),
  cleaningFee: Type.Optional(naira('Naira once per stay.', 5_000)),
  securityDeposit: Type.Optional(naira('Naira that the guest gets back.', 20_000)),
  rates: Type.Optional(
    list('Prices and minimum stays of nights.', RateSchema, undefined, { maxItems: 200 }),
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
    number('Rating from 0 to 5, which reviews do not change.', 4.7, { minimum: 0, maximum: 5 }),
  ),
  bedroomNo: Type.Optional(integer('Number of bedrooms.', 2, { minimum: 0 })),
  bathroomNo: Type.Optional(integer('Number of bathrooms.', 2, { minimum: 0 })),
  guestNo: Type.Optional(integer('Maximum number of guests.', 4, { minimum: 1 })),
  propertyType: Type.Optional(anyId('Id of the property type.')),
  amenities: Type.Optional(list('Ids of the amenities.', Type.String())),
  listingImg: Type.Optional(
    list(
      'Photos, the cover first. Append `/480.webp` to `fileUrl` for a width and a format.',
      PhotoSchema,
    ),
  ),
  images: Type.Optional(
    list(
      'Photos in the older form. This server sends `listingImg`.',
      Type.Union([Type.String(), FileSchema]),
    ),
  ),
  houseRules: Type.Optional(
    list('Rules of the house, one sentence each.', Type.String(), ['No smoking']),
  ),
  bookedDates: Type.Optional(list('Nights from today on that are taken.', BookedDatesSchema)),
  slugShared: Type.Optional(
    flag('True when another listing has the same slug. Links then contain the id.', false),
  ),
  partial: Type.Optional(
    flag('True when the listing has only the fields that its card shows.', false),
  ),
  /** Lists are ordered newest first, then by _id. */
  createdAt: Type.Optional(instant('Instant at which the listing was created.')),
})
/** A listing of our own server, which publishes none without a price. */
export type PricedListing = Static<typeof ListingSchema>
/** A listing as the page shows it. Without a usable price it cannot be booked. */
export type Listing = Omit<PricedListing, 'basePrice'> & { basePrice?: number | undefined }

/** */
export const ReadFiltersSchema = component(
  'ReadFilters',
  'Filters that were read in the search text, such as a number of bedrooms.',
  {
    bedroomNo: Type.Optional(integer('Number of bedrooms.', 2)),
    guestNo: Type.Optional(integer('Number of guests.', 4)),
    priceMin: Type.Optional(number('Lowest price in Naira per night.')),
    priceMax: Type.Optional(number('Highest price in Naira per night.')),
    rating: Type.Optional(integer('Lowest rating in stars.', 4)),
    availability: Type.Optional(oneOf(AVAILABILITIES, 'When the listing has to be free.', 'now')),
    startDate: Type.Optional(day('First night of the stay.')),
    endDate: Type.Optional(day('Day of the check-out.', '2026-04-03')),
    place: Type.Optional(text('Name of the place.', 'Lekki')),
    type: Type.Optional(text('Names of the property types.', 'Apartment')),
  },
)
export type ReadFilters = Static<typeof ReadFiltersSchema>

export const InsteadDatesSchema = component(
  'InsteadDates',
  'The nearest stay of the same length in which a listing is free.',
  {
    startDate: day('Day of the check-in.'),
    endDate: day('Day of the check-out.', '2026-04-03'),
    total: integer('Number of listings that are free then.', 3, { minimum: 0 }),
  },
)
export type InsteadDates = Static<typeof InsteadDatesSchema>

export const InsteadSchema = component(
  'Instead',
  'What a guest can change after an empty result, and how many listings that finds.',
  {
    dropped: list(
      'Filters that can be dropped, the one that finds the most first.',
      Type.Object({
        key: text('Name of the filter.', 'amenities'),
        total: integer('Number of listings without it.', 12, { minimum: 0 }),
      }),
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
)
export type Instead = Static<typeof InsteadSchema>

const CAPPED = 'True when there are more than `total` says.'

export const SuggestedTotalSchema = component(
  'SuggestedTotal',
  'A suggested place or property type.',
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
)
export type SuggestedTotal = Static<typeof SuggestedTotalSchema>

/** A backend that follows only the specification omits the totals. */
export const ListingPageSchema = component(
  'ListingPage',
  'A page of listings, and what is known of all that match. `instead` is present when nothing ' +
    'was found and a change of the query would find something.',
  {
    listings: list('The listings of this page.', ListingSchema),
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
      list(
        'Kinds of close matches, in the order of the listings after `matched`.',
        Type.Object({
          kind: oneOf(CLOSE_KINDS, 'Why they are close.', 'place'),
          total: integer('Number of listings of this kind.', 3, { minimum: 1 }),
        }),
      ),
    ),
    words: Type.Optional(
      list('Words of the text that close matches may lack.', Type.String(), ['pool']),
    ),
    instead: Type.Optional(InsteadSchema),
    read: Type.Optional(ReadFiltersSchema),
    suggested: Type.Optional(
      list(
        'Suggested places and property types with their number of listings, when requested.',
        SuggestedTotalSchema,
      ),
    ),
  },
)
export type PricedListingPage = Static<typeof ListingPageSchema>
export type ListingPage = Omit<PricedListingPage, 'listings'> & { listings: Listing[] }

/** Both forms of the response that the specification allows. */
export type ListingsResponse = Listing[] | ListingPage

export const ListingResponseSchema = component('ListingResponse', 'One listing.', {
  listing: ListingSchema,
})

export const ListingParamsSchema = Type.Object({ id: id('Id of the listing.') })
