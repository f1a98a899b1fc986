import { slugOf } from '@domain/listing/slug'
import { hasKoboFraction, toKobo, toNaira } from '@domain/money'
import type { ListingSavePayload, OwnListing } from '@domain/schemas/listing-save-schema'
import { looseKeyOf, placeKey, searchTextOf, stateKey } from '@domain/search/search-text'
import { oneLine } from '@server/one-line'

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

/** Columns of a listing that the API, a file and a form carry under the same names. */
export interface PlainColumns {
  name: string | null
  description: string | null
  city: string | null
  state: string | null
  country: string | null
  base_price_kobo: number | null
  cleaning_fee_kobo: number
  security_deposit_kobo: number
  bedroom_no: number | null
  bathroom_no: number | null
  guest_no: number | null
}

const naira = (kobo: number | null | undefined) => (kobo == null ? null : toNaira(kobo))

/** Returns the texts and figures of a stored listing, with amounts in naira. */
export const plainFields = (row: Partial<PlainColumns>) =>
  ({
    name: row.name,
    description: row.description,
    city: row.city,
    state: row.state,
    country: row.country,
    basePrice: naira(row.base_price_kobo),
    cleaningFee: naira(row.cleaning_fee_kobo),
    securityDeposit: naira(row.security_deposit_kobo),
    bedroomNo: row.bedroom_no,
    bathroomNo: row.bathroom_no,
    guestNo: row.guest_no,
  }) satisfies { [Name in keyof OwnListing]?: unknown }

const AMOUNTS = ['basePrice', 'cleaningFee', 'securityDeposit'] as const

/** Returns an error for each amount with a fraction of a kobo. */
export const unchargeable = (fields: ListingChanges) =>
  Object.fromEntries(
    AMOUNTS.filter((name) => hasKoboFraction(fields[name] ?? 0)).map((name) => [
      name,
      'must have at most 2 decimals',
    ]),
  )

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed)
  return typeof value === 'string' ? value.trim() : value
}

/** Fields that are one line of text. */
const LINES: ReadonlySet<string> = new Set(['name', 'city', 'state', 'country'])

/** Returns null, which clears a field, for a text of control characters alone. */
const cleaned = (name: string, value: unknown) =>
  LINES.has(name) && typeof value === 'string' ? oneLine(value) || null : trimmed(value)

/** Trims what was typed, makes lines of names and places, and removes repeated ids. */
export const trimmedFields = (fields: ListingChanges): ListingChanges => ({
  ...(Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cleaned(name, value)]),
  ) as ListingChanges),
  ...(fields.amenities && { amenities: [...new Set(fields.amenities)] }),
})

/** Fields of a listing that hold an amount or a count. A form carries them as digits. */
export const NUMBER_FIELDS = [
  'basePrice',
  'cleaningFee',
  'securityDeposit',
  'bedroomNo',
  'bathroomNo',
  'guestNo',
] as const
const numbers: ReadonlySet<string> = new Set(NUMBER_FIELDS)

/** Tells whether a field of a listing holds an amount or a count. */
export const isNumberField = (name: string) => numbers.has(name)

const ARRAYS = new Set(['amenities', 'houseRules'])

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The schema then reports the fault under the field's name.
    return text
  }
}

const valueOf = (name: string, text: string): unknown => {
  if (ARRAYS.has(name)) return parsed(text)
  return isNumberField(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Converts the fields of a multipart form to the types of ListingSavePayloadSchema, unchecked. */
export const listingFromForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, valueOf(name, text)]))

interface KeyedListing {
  name: string
  description?: string | null
  city?: string | null
  state?: string | null
  country?: string | null
}

export interface Names {
  propertyTypeName?: string | undefined
  amenityNames?: readonly string[]
}

/**
 * Returns the columns that search and filters compare. Functions of domain compute them rather than
 * SQL, so that a search selects the same as selectListings().
 */
export const listingKeys = (listing: KeyedListing, names: Names) => ({
  slug: slugOf(listing),
  city_key: placeKey(listing.city ?? ''),
  state_key: stateKey(listing.state ?? ''),
  country_key: placeKey(listing.country ?? ''),
  search_text: searchTextOf({ ...listing, ...names }),
  search_loose: looseKeyOf({ ...listing, ...names }),
})
