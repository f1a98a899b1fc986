import { expect, it } from 'vitest'
import { firstAmenities } from '@domain/listing/first-names'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { vacationRental, type ListingFacts } from '@server/page/vacation-rental'

/**
 * Properties that Google requires and recommends for vacation rentals, by their paths, as in
 * https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
 */
const REQUIRED = [
  'containsPlace.occupancy.value',
  'identifier',
  'image',
  'latitude',
  'longitude',
  'name',
]
const RECOMMENDED = [
  'additionalType',
  'address.addressCountry',
  'address.addressLocality',
  'address.addressRegion',
  'aggregateRating.ratingValue',
  'aggregateRating.reviewCount',
  'brand.name',
  'containsPlace.additionalType',
  'containsPlace.amenityFeature',
  'containsPlace.numberOfBathroomsTotal',
  'containsPlace.numberOfBedrooms',
  'description',
]
const FEWEST_PHOTOS = 8
const AMENITIES =
  'ac airportShuttle balcony beachAccess childFriendly crib elevator fireplace freeBreakfast gymFitnessEquipment heating hotTub instantBookable ironingBoard kitchen microwave outdoorGrill ovenStove patio petsAllowed pool privateBeachAccess selfCheckinCheckout smokingAllowed tv washerDryer wheelchairAccessible wifi'.split(
    ' ',
  )

const at = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data)

interface Rental {
  image?: readonly string[]
  address: { addressCountry?: string | undefined }
  containsPlace: { amenityFeature?: readonly { name: string }[] }
}

/** Returns the faults for which Google would reject the data. */
function faultsOf(rental: Rental) {
  const few = (rental.image?.length ?? 0) < FEWEST_PHOTOS
  const unknown = (rental.containsPlace.amenityFeature ?? []).filter(
    ({ name }) => !AMENITIES.includes(name),
  )
  return [
    ...REQUIRED.filter((path) => at(rental, path) === undefined),
    ...(few ? [`fewer than ${FEWEST_PHOTOS} photos`] : []),
    ...(/^[A-Z]{2}$/.test(rental.address.addressCountry ?? '') ? [] : ['no code of a country']),
    ...unknown.map(({ name }) => `unknown amenity ${name}`),
  ]
}

const listing: PricedListing = {
  _id: crypto.randomUUID(),
  name: 'Lagoon Loft',
  description: 'Glass to the lagoon.',
  city: 'Lekki',
  state: 'Lagos State',
  country: 'Nigeria',
  basePrice: 45_000,
  rating: 4.5,
  bedroomNo: 2,
  bathroomNo: 2,
  guestNo: 4,
}
const facts: ListingFacts = {
  propertyType: 'Apartment',
  amenities: [...Object.values(firstAmenities), 'Swimming pool', 'Drummers'],
  reviewCount: 3,
}
const addresses = {
  canonical: 'https://staylet.example/propertydetail/lagoon-loft',
  images: Array.from({ length: FEWEST_PHOTOS }, (_, n) => `https://staylet.example/media/${n}.jpg`),
}

it('a listing with eight photos has everything that Google requires except coordinates', () => {
  const rental = vacationRental(listing, facts, addresses)
  expect(faultsOf(rental)).toEqual(['latitude', 'longitude'])
  expect(RECOMMENDED.filter((path) => at(rental, path) === undefined)).toEqual([])
  expect(rental.containsPlace).toMatchObject({
    amenityFeature: ['washerDryer', 'ac', 'kitchen', 'wifi', 'pool'].map((name) => ({ name })),
  })
  expect(rental.makesOffer.priceSpecification).toMatchObject({ price: 45_000, unitCode: 'DAY' })
})

it('a listing with fewer facts claims less', () => {
  const { guestNo: _guests, country: _country, ...less } = listing
  const unrated = { propertyType: 'Tree house', amenities: ['Drummers'], reviewCount: 0 }
  const rental = vacationRental(less, unrated, { ...addresses, images: [] })
  expect(faultsOf(rental)).toEqual([
    'containsPlace.occupancy.value',
    'image',
    'latitude',
    'longitude',
    'fewer than 8 photos',
    'no code of a country',
  ])
  expect(JSON.stringify(rental)).not.toMatch(/aggregateRating|amenityFeature|Tree house|geo/)
})
