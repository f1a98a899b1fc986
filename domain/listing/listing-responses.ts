import type { Listing, ListingPage, ListingsResponse } from '@domain/schemas/listing-schema'

/** Returns every listing in a response, which may have either form of the specification. */
export const listingsIn = (answer: ListingsResponse): Listing[] =>
  Array.isArray(answer) ? answer : answer.listings

/**
 * Tells whether the backend honours the whole query, because only then does it return a total
 * (R-55).
 */
export const isHonoured = (answer: ListingsResponse): answer is ListingPage & { total: number } =>
  !Array.isArray(answer) && answer.total !== undefined
