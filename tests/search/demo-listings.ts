import { filtersCopy } from '@domain/copy/filters-copy'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { demoHomes } from '@server/demo/demo-homes'
import { AMENITY_KEYS } from '@server/demo/load-demo-homes'

/** A listing of the demo data with the names of its type and amenities. */
export interface GoldenListing extends PricedListing {
  typeName: string
  amenityNames: string[]
}

const named = (names: readonly string[]) => names.map((name) => ({ _id: name, name }))
export const propertyTypes = named(filtersCopy.propertyTypes)
export const amenities = named(filtersCopy.amenities)

/** The demo listings as the API returns them, newest first. Ids of types are their names. */
export const demoListings: readonly GoldenListing[] = demoHomes.map((home, index) => {
  const amenityNames = home.amenities.flatMap(
    (key) => filtersCopy.amenities[AMENITY_KEYS.indexOf(key)] ?? [],
  )
  const [placeCity, placeState, placeCountry = 'Nigeria'] = home.place
  return {
    _id: `${index}`.padStart(3, '0'),
    name: home.name,
    description: home.description,
    city: placeCity,
    state: placeState,
    country: placeCountry,
    basePrice: home.price,
    bedroomNo: home.bedrooms,
    guestNo: home.guests,
    propertyType: home.type,
    typeName: home.type,
    amenities: amenityNames,
    amenityNames,
    createdAt: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000).toISOString(),
    ...(home.rating !== undefined && { rating: home.rating }),
  }
})
