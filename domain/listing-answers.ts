import type { Listing, ListingPage, ListingsAnswer } from './schemas/listing-schema'

/** Every listing in an answer, in either shape of section 7. */
export const listingsIn = (answer: ListingsAnswer): Listing[] =>
  Array.isArray(answer) ? answer : answer.listings

/** Only a backend that honours the whole query says how many there are. */
export const isHonoured = (answer: ListingsAnswer): answer is ListingPage & { total: number } =>
  !Array.isArray(answer) && answer.total !== undefined
