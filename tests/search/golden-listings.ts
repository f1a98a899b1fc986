import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { demoListings, demoRatings } from '@server/demo/demo-listings'

/** The day on which the golden queries are asked. */
export const GOLDEN_TODAY = '2026-02-01'

/** A listing of the demo data with the names of its type and amenities. */
export interface GoldenListing extends PricedListing {
  typeName: string
  amenityNames: string[]
}

const named = (names: readonly string[]) => names.map((name) => ({ _id: name, name }))
export const propertyTypes = named(firstPropertyTypes.toSorted())
export const amenities = named(Object.values(firstAmenities))

/** The demo listings as the API returns them, newest first. Ids of types are their names. */
export const goldenListings: readonly GoldenListing[] = demoListings.map((listing, index) => {
  const { name, description, city, state, country, basePrice, bedroomNo, guestNo } = listing
  const rating = demoRatings[listing.key]
  return {
    _id: `${index}`.padStart(3, '0'),
    name,
    description,
    city,
    state,
    country,
    basePrice,
    bedroomNo,
    guestNo,
    propertyType: listing.propertyType,
    typeName: listing.propertyType,
    amenities: listing.amenities,
    amenityNames: listing.amenities,
    createdAt: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000).toISOString(),
    ...(rating !== undefined && { rating }),
  }
})
