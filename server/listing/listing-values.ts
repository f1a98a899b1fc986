import type { Selectable } from 'kysely'
import { faultOfRates } from '@domain/booking/rates'
import { slugOf } from '@domain/listing/slug'
import { hasKoboFraction, toKobo, toNaira } from '@domain/money'
import { present } from '@domain/present'
import type { ListingSavePayload } from '@domain/schemas/listing-save-schema'
import type { Rate } from '@domain/schemas/listing-schema'
import { looseKeyOf, placeKey, stateKey, type SearchedFields } from '@domain/search/search-text'
import type { ListingsTable, StoredRate } from '@server/database/listing-tables'
import { oneLine } from '@server/one-line'

/** What a host enters about a listing. A draft may lack anything. */
export type ListingFields = {
  [Name in keyof ListingChanges]: NonNullable<ListingChanges[Name]>
}
/** Changed fields of a listing. Null clears one. */
export type ListingChanges = Omit<ListingSavePayload, 'id'>

type Stored = Selectable<ListingsTable>
type Kind = 'id' | 'line' | 'text' | 'price' | 'fee' | 'count' | 'list' | 'rates' | 'coordinate'

/** Columns of what a host enters, for reading, saving, forms and files, and what each holds. */
const COLUMNS = {
  name: ['name', 'line'],
  description: ['description', 'text'],
  city: ['city', 'line'],
  state: ['state', 'line'],
  country: ['country', 'line'],
  latitude: ['latitude', 'coordinate'],
  longitude: ['longitude', 'coordinate'],
  basePrice: ['base_price_kobo', 'price'],
  cleaningFee: ['cleaning_fee_kobo', 'fee'],
  securityDeposit: ['security_deposit_kobo', 'fee'],
  minimumNights: ['minimum_nights', 'count'],
  weekDiscount: ['week_discount', 'count'],
  monthDiscount: ['month_discount', 'count'],
  bedroomNo: ['bedroom_no', 'count'],
  bathroomNo: ['bathroom_no', 'count'],
  guestNo: ['guest_no', 'count'],
  propertyType: ['property_type_id', 'id'],
  amenities: ['amenity_ids', 'list'],
  houseRules: ['house_rules', 'list'],
  rates: ['rates', 'rates'],
  checkInTime: ['check_in_time', 'text'],
  checkOutTime: ['check_out_time', 'text'],
} as const satisfies Record<keyof ListingChanges, readonly [keyof Stored, Kind]>
type Field = keyof typeof COLUMNS

export const FIELDS = Object.keys(COLUMNS) as Field[]
const fieldsWith = (...kinds: Kind[]): ReadonlySet<string> =>
  new Set(FIELDS.filter((name) => kinds.includes(COLUMNS[name][1])))
const AMOUNTS = fieldsWith('price', 'fee')
/** Fields that hold an amount or a count. A form carries them as digits. */
export const NUMBER_FIELDS = fieldsWith('price', 'fee', 'count')
export const COORDINATES = fieldsWith('coordinate')
export const LISTS = fieldsWith('list', 'rates')
const LINES = fieldsWith('line')

/** Columns of what a host has entered. */
export const ENTERED_COLUMNS = Object.values(COLUMNS).map(([column]) => column)
export type EnteredColumns = Pick<Stored, (typeof ENTERED_COLUMNS)[number]>
type WrittenColumns = Omit<EnteredColumns, 'rates'> & { rates: string }

const rateInNaira = ({ price, ...rate }: StoredRate): Rate => ({
  ...rate,
  ...(price !== undefined && { price: toNaira(price) }),
})

/** The keys are in the order of jsonb, so that an import sees whether anything has changed. */
const storedRate = ({ price, endDate, weekdays, startDate, minimumNights }: Rate): StoredRate =>
  present({
    price: price === undefined ? undefined : toKobo(price),
    endDate,
    weekdays,
    startDate,
    minimumNights,
  })

/** Returns what a host has entered of a stored listing, with amounts in naira. */
export const enteredFields = (row: Partial<EnteredColumns>) =>
  Object.fromEntries(
    FIELDS.map((name) => {
      const value = row[COLUMNS[name][0]]
      if (name === 'rates') return [name, row.rates?.length ? row.rates.map(rateInNaira) : null]
      return [name, typeof value === 'number' && AMOUNTS.has(name) ? toNaira(value) : value]
    }),
  ) as { [Name in Field]: ListingFields[Name] | null }

const EMPTY: Partial<Record<Kind, unknown>> = { fee: 0, list: [] }

/** Returns the columns of a listing, including those for search and filters. */
export const listingValues = (listing: ListingFields, names: Names) => ({
  ...(Object.fromEntries(
    FIELDS.map((name) => {
      const [column, kind] = COLUMNS[name]
      const value = listing[name] ?? EMPTY[kind] ?? null
      // As text, because the driver writes a list as an array of PostgreSQL's.
      if (name === 'rates') return [column, JSON.stringify((listing.rates ?? []).map(storedRate))]
      return [column, typeof value === 'number' && AMOUNTS.has(name) ? toKobo(value) : value]
    }),
  ) as WrittenColumns),
  ...listingKeys({ ...listing, name: listing.name ?? '' }, names),
})

/** Returns an error for each amount with a fraction of a kobo, and for rates that contradict. */
export function unchargeable(fields: ListingChanges): Record<string, string> {
  const amounts = FIELDS.filter(
    (name) => AMOUNTS.has(name) && hasKoboFraction(Number(fields[name] ?? 0)),
  )
  const rates = fields.rates && faultOfRates(fields.rates)
  return {
    ...Object.fromEntries(amounts.map((name) => [name, 'must have at most 2 decimals'])),
    ...(rates && { rates }),
  }
}

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed)
  return typeof value === 'string' ? value.trim() : value
}

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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The schema then reports the fault under the field's name.
    return text
  }
}

const valueOf = (name: string, text: string): unknown => {
  if (LISTS.has(name)) return parsed(text)
  return (NUMBER_FIELDS.has(name) || COORDINATES.has(name)) && /^-?\d+(\.\d+)?$/.test(text)
    ? Number(text)
    : text
}

/** Converts the fields of a multipart form to the types of ListingSavePayloadSchema, unchecked. */
export const listingFromForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, valueOf(name, text)]))

export type Names = Pick<SearchedFields, 'propertyTypeName' | 'amenityNames'>

/** Functions of domain compute them, so that SQL selects the same as selectListings(). */
export const listingKeys = (listing: Omit<SearchedFields, keyof Names>, names: Names) => ({
  slug: slugOf(listing),
  city_key: placeKey(listing.city ?? ''),
  state_key: stateKey(listing.state ?? ''),
  country_key: placeKey(listing.country ?? ''),
  search_loose: looseKeyOf({ ...listing, ...names }),
})
