import { sql } from 'kysely'
import { CURRENCY } from '@domain/constants'
import { brandCopy } from '@domain/copy/brand-copy'
import { firstAmenities } from '@domain/listing/first-names'
import type { PricedListing } from '@domain/schemas/listing-schema'
import type { Database } from '@server/database/tables'
import { countries } from '@server/geo/geo-places'

/** What search engines are told about a listing besides its own fields. */
export interface ListingFacts {
  /** Name of the property type. */
  propertyType: string | undefined
  /** Names of the amenities. */
  amenities: readonly string[]
  reviewCount: number
}

interface FactsRow {
  property_type: string | null
  amenities: string[]
  review_count: number
}

/** Returns the names and the count that structured data has besides a listing's own fields. */
export async function findListingFacts(database: Database, id: string): Promise<ListingFacts> {
  const { rows } = await sql<FactsRow>`
    select t.name as property_type,
      array(select a.name from amenities a where a.id = any (l.amenity_ids) order by a.position)
        as amenities,
      (select count(*)::int from reviews r where r.listing_id = l.id) as review_count
    from listings l left join property_types t on t.id = l.property_type_id
    where l.id = ${id}::uuid`.execute(database)
  const [row] = rows
  return {
    propertyType: row?.property_type ?? undefined,
    amenities: row?.amenities ?? [],
    reviewCount: row?.review_count ?? 0,
  }
}

/** Kinds of listings that Google knows. */
const googleTypes: ReadonlySet<string> = new Set([
  'Apartment',
  'Bungalow',
  'Cabin',
  'Chalet',
  'Cottage',
  'House',
  'Villa',
])

/** Names that Google knows, by those of amenities in lower case. Others are left out. */
const googleAmenities: Readonly<Record<string, string>> = {
  [firstAmenities.washer.toLowerCase()]: 'washerDryer',
  [firstAmenities.air.toLowerCase()]: 'ac',
  [firstAmenities.kitchen.toLowerCase()]: 'kitchen',
  [firstAmenities.wifi.toLowerCase()]: 'wifi',
  wifi: 'wifi',
  'wi-fi': 'wifi',
  balcony: 'balcony',
  'beach access': 'beachAccess',
  crib: 'crib',
  elevator: 'elevator',
  fireplace: 'fireplace',
  gym: 'gymFitnessEquipment',
  heating: 'heating',
  'hot tub': 'hotTub',
  microwave: 'microwave',
  patio: 'patio',
  pool: 'pool',
  'swimming pool': 'pool',
  television: 'tv',
  tv: 'tv',
}

const codes = new Map(countries.map(({ name, cca2 }) => [name.common.toLowerCase(), cca2]))

const feature = (name: string) => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
})

/** Guests can only book whole homes. */
const accommodation = ({ bedroomNo, bathroomNo, guestNo }: PricedListing, facts: ListingFacts) => {
  const known = facts.amenities.flatMap((name) => googleAmenities[name.toLowerCase()] ?? [])
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    numberOfBedrooms: bedroomNo,
    numberOfBathroomsTotal: bathroomNo,
    occupancy: { '@type': 'QuantitativeValue', value: guestNo, maxValue: guestNo },
    ...(known.length > 0 && { amenityFeature: [...new Set(known)].map(feature) }),
  }
}

interface Addresses {
  canonical: string
  images: readonly string[]
}

/**
 * Returns a listing in the terms of Google's vacation rentals. Google also expects coordinates, which
 * not every listing has, and this function does not invent them.
 */
export const vacationRental = (
  listing: PricedListing,
  facts: ListingFacts,
  { canonical, images }: Addresses,
) => ({
  '@context': 'https://schema.org',
  '@type': 'VacationRental',
  '@id': canonical,
  url: canonical,
  identifier: listing._id,
  name: listing.name,
  description: listing.description,
  ...(googleTypes.has(facts.propertyType ?? '') && { additionalType: facts.propertyType }),
  ...(images.length > 0 && { image: images }),
  brand: { '@type': 'Brand', name: brandCopy.name },
  address: {
    '@type': 'PostalAddress',
    addressLocality: listing.city,
    addressRegion: listing.state,
    addressCountry: codes.get(listing.country?.toLowerCase() ?? '') ?? listing.country,
  },
  ...(listing.rating !== undefined &&
    facts.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: listing.rating,
        reviewCount: facts.reviewCount,
        bestRating: 5,
      },
    }),
  ...(listing.latitude !== undefined &&
    listing.longitude !== undefined && {
      latitude: listing.latitude,
      longitude: listing.longitude,
    }),
  containsPlace: accommodation(listing, facts),
  makesOffer: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: listing.basePrice,
      priceCurrency: CURRENCY,
      unitCode: 'DAY',
    },
  },
})
