import { toKobo } from '@domain/money'
import type { ListingSavePayload } from '@domain/schemas/listing-save-schema'
import { listingKeys, type Names } from './listing-keys'

/** What a host enters about a listing. A draft may lack anything. */
export type ListingFields = {
  [Name in keyof ListingChanges]: NonNullable<ListingChanges[Name]>
}
/** Changed fields of a listing. Null clears one. */
export type ListingChanges = Omit<ListingSavePayload, 'id'>

/** Returns the columns of a listing, including those for search and filters. */
export const listingValues = (listing: ListingFields, names: Names) => ({
  name: listing.name ?? null,
  description: listing.description ?? null,
  city: listing.city ?? null,
  state: listing.state ?? null,
  country: listing.country ?? null,
  base_price_kobo: listing.basePrice === undefined ? null : toKobo(listing.basePrice),
  cleaning_fee_kobo: toKobo(listing.cleaningFee ?? 0),
  security_deposit_kobo: toKobo(listing.securityDeposit ?? 0),
  bedroom_no: listing.bedroomNo ?? null,
  bathroom_no: listing.bathroomNo ?? null,
  guest_no: listing.guestNo ?? null,
  property_type_id: listing.propertyType ?? null,
  amenity_ids: listing.amenities ?? [],
  house_rules: listing.houseRules ?? [],
  ...listingKeys({ ...listing, name: listing.name ?? '' }, names),
})
