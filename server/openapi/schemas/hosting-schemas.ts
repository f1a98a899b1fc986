import {
  ListingImageParamsSchema,
  ListingSavePayloadSchema,
  OwnListingResponseSchema,
  OwnListingSchema,
  OwnListingsResponseSchema,
  PhotoOrderPayloadSchema,
  PublicationPayloadSchema,
} from '@domain/schemas/listing-save-schema'
import { OptionalImageSchema, PartialImageSchema } from '@server/listing/own-listing-routes'
import { describe, describeOther, describeParameters } from '@server/openapi/described-schemas'
import { exampleIds } from '@server/openapi/examples'
import { exampleListing, listingTexts } from './listing-schemas'

const ownListing = { ...exampleListing, published: true, withheld: false }

describe('ListingSave', ListingSavePayloadSchema, {
  text:
    'Fields of a listing to save. A field that is left out stays as it is. The listing is a draft ' +
    'until it has a name, a description, a place, a price, rooms, guests and a type.',
  properties: {
    id: 'Id of the listing to change. Without it a listing is created.',
    name: 'Name as guests read it.',
    description: 'Description in plain text.',
    city: 'City or district.',
    state: 'State.',
    country: 'Country.',
    basePrice: 'Naira per night.',
    cleaningFee: 'Naira once per stay.',
    securityDeposit: 'Naira that the guest gets back.',
    bedroomNo: 'Number of bedrooms.',
    bathroomNo: 'Number of bathrooms.',
    guestNo: 'Maximum number of guests.',
    propertyType: 'Id of a property type.',
    amenities: 'Ids of amenities, which replace the present ones.',
    houseRules: 'Rules of the house, which replace the present ones.',
  },
  example: {
    id: exampleIds.listing,
    name: 'Lagoon Loft with a Balcony',
    description: 'Two bright bedrooms above the lagoon, with power around the clock.',
    city: 'Lekki',
    state: 'Lagos State',
    country: 'Nigeria',
    basePrice: 45_000,
    cleaningFee: 5_000,
    securityDeposit: 20_000,
    bedroomNo: 2,
    bathroomNo: 2,
    guestNo: 4,
    propertyType: exampleIds.type,
    amenities: [exampleIds.amenity],
    houseRules: ['No smoking'],
  },
})

describe('OwnListing', OwnListingSchema, {
  text: 'A listing as its host receives it. A draft may lack any field but the id.',
  properties: {
    ...listingTexts,
    published: 'False for a draft, which only its host sees.',
    withheld: 'True when its host has withdrawn it.',
  },
  example: ownListing,
})

describe('OwnListingResponse', OwnListingResponseSchema, {
  text: 'One listing of the host.',
  properties: { listing: 'The listing.' },
  example: { listing: ownListing },
})

describe('OwnListingsResponse', OwnListingsResponseSchema, {
  text: 'Listings of the host, newest first.',
  properties: { listings: 'The listings.' },
  example: { listings: [ownListing] },
})

describe('Publication', PublicationPayloadSchema, {
  text: 'Whether guests see a listing.',
  properties: { published: 'False withdraws it.' },
  example: { published: false },
})

describe('PhotoOrder', PhotoOrderPayloadSchema, {
  text: 'Every photo of a listing, in its order.',
  properties: {
    photos: {
      text: 'The photos, the cover photo first.',
      of: { _id: 'Id of the photo.', alt: 'What the photo shows, for those who do not see it.' },
    },
  },
  example: { photos: [{ _id: exampleIds.photo, alt: 'The balcony above the lagoon' }] },
})

describe('ListingImageOrNothing', PartialImageSchema, {
  text: 'The photo to remove, unless the query names it.',
  properties: { imageId: 'Id of the photo.' },
  example: { imageId: exampleIds.photo },
})

describeOther('OptionalListingImage', OptionalImageSchema, {
  text: 'The photo to remove. Nothing when the query names it.',
  example: { imageId: exampleIds.photo },
})

describeParameters(
  ListingImageParamsSchema,
  { listingId: 'Id of the listing.' },
  { listingId: exampleIds.listing },
)
