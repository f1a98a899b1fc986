import type { ListingQuery } from '@domain/listing-query'
import type { Listing, ListingPage, ListingsAnswer } from '@domain/schemas/listing-schema'
import { selectListings, type SelectionContext } from '@domain/select-listings'
import { withSharedSlugs } from '@domain/slug'

/** Every listing in an answer, in either shape of section 7. */
export const listingsIn = (answer: ListingsAnswer): Listing[] =>
  Array.isArray(answer) ? answer : answer.listings

/** Only a backend that honours the whole query says how many there are. */
const isHonoured = (answer: ListingsAnswer): answer is ListingPage & { total: number } =>
  !Array.isArray(answer) && answer.total !== undefined

/**
 * The page that the query means. An answer without a total comes from a backend that knows only
 * section 7: the same selection and paging are then done here, in that backend's order.
 */
export function pageOf(
  answer: ListingsAnswer,
  query: ListingQuery,
  context: Omit<SelectionContext, 'keepOrder'>,
): ListingPage & { total: number } {
  if (isHonoured(answer)) return answer
  return selectListings(withSharedSlugs(listingsIn(answer)), query, { ...context, keepOrder: true })
}
