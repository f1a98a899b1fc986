import type { Listing } from '@domain/schemas/listing-schema'
import { useAmenities } from '@features/amenity/use-amenities'
import { Amenities } from '@ui/property/Amenities'

export interface PropertyAmenitiesProps {
  /** Listing to show. */
  listing: Listing
}

/** Amenities of a listing. The section is left out when their names cannot be fetched. */
export function PropertyAmenities({ listing: { amenities: ids = [] } }: PropertyAmenitiesProps) {
  const { amenities, error } = useAmenities(ids.length > 0)
  return !error && <Amenities ids={ids} amenities={amenities} />
}
