import { LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import { ListingQuerySchema } from '@domain/schemas/listing-query-schema'
import { describeParameters } from '@server/openapi/described-schemas'
import { exampleIds } from '@server/openapi/examples'

describeParameters(
  ListingQuerySchema,
  {
    country: 'Country of the listing.',
    state: 'State of the listing, with or without the word State.',
    city: 'City or district of the listing.',
    propertyType: 'Id of a property type.',
    bedroomNo: 'Number of bedrooms. 3 means three or more.',
    amenities:
      'Ids of amenities, all of which the listing must have: separated by commas, or repeated.',
    priceMin: 'Lowest price in Naira per night.',
    priceMax: 'Highest price in Naira per night.',
    search: 'Text to search for: names, places, types, amenities, and filters in words.',
    rating: 'Lowest rating in stars.',
    guestNo: 'Number of guests that the listing must accommodate.',
    bookingAvailability: 'When the listing has to be free.',
    startDate: 'Day of the check-in, with `endDate`.',
    endDate: 'Day of the check-out, with `startDate`.',
    slug: "Slug of a listing's address, which finds at most one listing.",
    similarTo:
      'Id of a listing that the results should resemble. Only page, limit and fields may be given beside it.',
    sort: 'Order. Without it the best match comes first, and the newest without a text.',
    ignore:
      'Filters that are not read in the text, joined by commas: bedroomNo, guestNo, price, rating, availability or dates.',
    suggest: '1 counts the listings of the places and property types suggested for the text.',
    fields:
      'card selects what a card shows: id, name, place, price, rating, bedrooms, type and photos, of which only the first has a description and a colour.',
    page: `Page, from 1. Pages reach as far as the first ${TOTAL_CAP} matches.`,
    limit: `Listings per page, at most ${LISTING_LIMIT}.`,
  },
  {
    country: 'Nigeria',
    state: 'Lagos State',
    city: 'Lekki',
    propertyType: exampleIds.type,
    bedroomNo: '2',
    amenities: exampleIds.amenity,
    priceMin: '20000',
    priceMax: '60000',
    search: 'two bedroom loft in Lekki',
    rating: '4',
    guestNo: '2',
    bookingAvailability: 'weekend',
    startDate: '2026-04-01',
    endDate: '2026-04-03',
    slug: 'lagoon-loft-with-a-balcony',
    similarTo: exampleIds.listing,
    sort: 'price-up',
    ignore: 'guestNo,dates',
    suggest: '0',
    fields: 'card',
    page: '1',
    limit: '12',
  },
)
