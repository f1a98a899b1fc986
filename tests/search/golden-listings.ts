import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { demoListings } from '@server/demo/demo-listings'

/** A listing of the demo data with the names of its type and amenities. */
export interface GoldenListing extends PricedListing {
  typeName: string
  amenityNames: string[]
}

const named = (names: readonly string[]) => names.map((name) => ({ _id: name, name }))
export const propertyTypes = named(firstPropertyTypes)
export const amenities = named(Object.values(firstAmenities))

/** The demo listings as the API returns them, newest first. Ids of types are their names. */
export const goldenListings: readonly GoldenListing[] = demoListings.map((listing, index) => {
  const amenityNames = listing.amenities.map((key) => firstAmenities[key])
  const [placeCity, placeState, placeCountry = 'Nigeria'] = listing.place
  return {
    _id: `${index}`.padStart(3, '0'),
    name: listing.name,
    description: listing.description,
    city: placeCity,
    state: placeState,
    country: placeCountry,
    basePrice: listing.price,
    bedroomNo: listing.bedrooms,
    guestNo: listing.guests,
    propertyType: listing.type,
    typeName: listing.type,
    amenities: amenityNames,
    amenityNames,
    createdAt: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000).toISOString(),
    ...(listing.rating !== undefined && { rating: listing.rating }),
  }
})
