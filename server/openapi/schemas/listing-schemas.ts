import { light } from '@domain/brand-colours'
import {
  ListingPageSchema,
  BookedDatesSchema,
  InsteadSchema,
  InsteadDatesSchema,
  ListingParamsSchema,
  ListingResponseSchema,
  ListingSchema,
  PhotoSchema,
  ReadFiltersSchema,
  SuggestedTotalSchema,
  type Photo,
  type PricedListing,
} from '@domain/schemas/listing-schema'
import { describe, describeParameters } from '@server/openapi/described-schemas'
import { exampleIds, EXAMPLE_INSTANT, EXAMPLE_LISTING_NAME } from '@server/openapi/examples'

export const examplePhoto: Photo = {
  fileUrl: `/media/${exampleIds.photo}`,
  _id: exampleIds.photo,
  alt: 'A living room with a view of the lagoon',
  colour: light.sunken,
  width: 1600,
  height: 1067,
}

export const exampleListing: PricedListing = {
  _id: exampleIds.listing,
  name: EXAMPLE_LISTING_NAME,
  description: 'Two bright bedrooms above the lagoon, with power around the clock.',
  city: 'Lekki',
  state: 'Lagos State',
  country: 'Nigeria',
  basePrice: 45_000,
  cleaningFee: 5_000,
  securityDeposit: 20_000,
  rating: 4.7,
  bedroomNo: 2,
  bathroomNo: 2,
  guestNo: 4,
  propertyType: exampleIds.type,
  amenities: [exampleIds.amenity],
  listingImg: [examplePhoto],
  images: [{ fileUrl: `/media/${exampleIds.photo}` }],
  houseRules: ['No smoking'],
  bookedDates: [{ startDate: '2026-04-01', endDate: '2026-04-03' }],
  slugShared: false,
  createdAt: EXAMPLE_INSTANT,
}

export const listingTexts = {
  _id: 'Id of the listing.',
  name: 'Name as guests read it.',
  description: 'Description in plain text.',
  city: 'City or district.',
  state: 'State.',
  country: 'Country.',
  basePrice: 'Naira per night.',
  cleaningFee: 'Naira once per stay.',
  securityDeposit: 'Naira that the guest gets back.',
  rating: 'Rating from 0 to 5, which reviews do not change.',
  bedroomNo: 'Number of bedrooms.',
  bathroomNo: 'Number of bathrooms.',
  guestNo: 'Maximum number of guests.',
  propertyType: 'Id of the property type.',
  amenities: 'Ids of the amenities.',
  listingImg: 'Photos, the cover first. Append `/480.webp` to `fileUrl` for a width and a format.',
  images: {
    text: 'Photos in the older form. This server sends `listingImg`.',
    of: { fileUrl: 'Address of the photo.' },
  },
  houseRules: 'Rules of the house, one sentence each.',
  bookedDates: 'Nights from today on that are taken.',
  slugShared: 'True when another listing has the same slug. Links then contain the id.',
  createdAt: 'Instant at which the listing was created.',
}

describe('Photo', PhotoSchema, {
  text: 'A photo of a listing.',
  properties: {
    fileUrl: 'Address of the photo, to which a width and a format are appended.',
    _id: 'Id of the photo.',
    alt: 'What the photo shows, for people who cannot see it.',
    colour: 'Mean colour, to fill the place of the photo while it loads.',
    width: 'Width of the original in pixels.',
    height: 'Height of the original in pixels.',
  },
  example: examplePhoto,
})

describe('BookedDates', BookedDatesSchema, {
  text: 'Taken nights. The night of `endDate` is free.',
  properties: { startDate: 'First taken night.', endDate: 'Day of the check-out.' },
  example: { startDate: '2026-04-01', endDate: '2026-04-03' },
})

describe('Listing', ListingSchema, {
  text: 'A published listing.',
  properties: {
    ...listingTexts,
    partial: 'True when the listing has only the fields that its card shows.',
  },
  example: { ...exampleListing, partial: false },
})

describe('ListingResponse', ListingResponseSchema, {
  text: 'One listing.',
  properties: { listing: 'The listing.' },
  example: { listing: exampleListing },
})

describe('ReadFilters', ReadFiltersSchema, {
  text: 'Filters that were read in the search text, such as a number of bedrooms.',
  properties: {
    bedroomNo: 'Number of bedrooms.',
    guestNo: 'Number of guests.',
    priceMin: 'Lowest price in Naira per night.',
    priceMax: 'Highest price in Naira per night.',
    rating: 'Lowest rating in stars.',
    availability: 'When the listing has to be free.',
    startDate: 'First night of the stay.',
    endDate: 'Day of the check-out.',
    place: 'Name of the place.',
    type: 'Names of the property types.',
  },
  example: {
    bedroomNo: 2,
    guestNo: 4,
    priceMin: 20_000,
    priceMax: 60_000,
    rating: 4,
    availability: 'now',
    startDate: '2026-04-10',
    endDate: '2026-04-12',
    place: 'Lekki',
    type: 'Apartment',
  },
})

describe('InsteadDates', InsteadDatesSchema, {
  text: 'The nearest stay of the same length in which a listing is free.',
  properties: {
    startDate: 'Day of the check-in.',
    endDate: 'Day of the check-out.',
    total: 'Number of listings that are free then.',
  },
  example: { startDate: '2026-04-08', endDate: '2026-04-10', total: 3 },
})

describe('Instead', InsteadSchema, {
  text: 'What a guest can change after an empty result, and how many listings that finds.',
  properties: {
    dropped: {
      text: 'Filters that can be dropped, the one that finds the most first.',
      of: {
        key: 'Name of the filter.',
        total: 'Number of listings without it.',
      },
    },
    dates: 'Other days.',
    place: {
      text: 'The nearest place with listings.',
      of: { name: 'Its name.', total: 'Number of its listings.' },
    },
    free: 'Number of all listings that are free in the dates.',
  },
  example: {
    dropped: [{ key: 'amenities', total: 12 }],
    dates: { startDate: '2026-04-08', endDate: '2026-04-10', total: 3 },
    place: { name: 'Bauchi', total: 2 },
    free: 80,
  },
})

describe('SuggestedTotal', SuggestedTotalSchema, {
  text: 'A suggested place or property type.',
  properties: {
    kind: 'Whether it is a place or a property type.',
    text: 'Text to search for.',
    total: 'Number of listings that a search for the text finds, counted up to 1,000.',
    totalCapped: 'True when there are more than `total` says.',
  },
  example: { kind: 'place', text: 'Lekki', total: 12, totalCapped: false },
})

describe('ListingPage', ListingPageSchema, {
  text: 'A page of listings, and what is known of all that match.',
  properties: {
    listings: 'The listings of this page.',
    total: 'Number of all matches, counted up to 1,000.',
    totalCapped: 'True when there are more than `total` says.',
    matched: 'Number of listings that match the text. The others nearly match, and come last.',
    close: {
      text: 'Kinds of close matches, in the order of the listings after `matched`.',
      of: { kind: 'Why they are close.', total: 'Number of listings of this kind.' },
    },
    words: 'Words of the text that close matches may lack.',
    instead: 'Present when nothing was found and a change of the query would find something.',
    read: 'Filters that were read in the text.',
    suggested: 'Suggested places and property types with their number of listings, when requested.',
  },
  example: {
    listings: [exampleListing],
    total: 1,
    totalCapped: false,
    matched: 1,
    close: [{ kind: 'place', total: 3 }],
    words: ['pool'],
    instead: { dropped: [] },
    read: { bedroomNo: 2 },
    suggested: [{ kind: 'place', text: 'Lekki', total: 12, totalCapped: false }],
  },
})

describeParameters(ListingParamsSchema, { id: 'Id of the listing.' }, { id: exampleIds.listing })
