import type { ListingSavePayload } from './schemas/listing-save-schema'

/** Section 3's fields that a host fills in and that have no default; photos may come later. */
const NEEDED = [
  'name',
  'description',
  'city',
  'state',
  'country',
  'basePrice',
  'bedroomNo',
  'bathroomNo',
  'propertyType',
] as const satisfies readonly (keyof ListingSavePayload)[]

/** What a home still lacks before guests may see it; none for one that is complete. */
export const missingFields = (listing: Omit<ListingSavePayload, 'id'>) =>
  NEEDED.filter((name) => listing[name] === undefined)
