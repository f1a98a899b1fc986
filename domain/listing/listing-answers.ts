import type { Listing, ListingPage, ListingsAnswer } from '@domain/schemas/listing-schema'

/** Returns every listing in a response, which may have either form of the specification. */
export const listingsIn = (answer: ListingsAnswer): Listing[] =>
  Array.isArray(answer) ? answer : answer.listings

/**
 * Tells whether the backend honours the whole query, because only then does it return a total
 * (R-55).
 */
export const isHonoured = (answer: ListingsAnswer): answer is ListingPage & { total: number } =>
  !Array.isArray(answer) && answer.total !== undefined
