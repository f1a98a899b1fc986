import type { ListingSavePayload } from '@domain/schemas/listing-save-schema'

/** Fields that a host fills in and that have no default. Photos may follow later. */
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

/** Returns the required fields that a listing lacks. A complete listing lacks none. */
export const missingFields = (listing: Omit<ListingSavePayload, 'id'>) =>
  NEEDED.filter((name) => listing[name] === undefined)
