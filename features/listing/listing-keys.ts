import { apiPaths } from '@domain/api/api-paths'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-url'

/** Cache keys of listings: the path of the GET. Listings are the same for every user. */
export const listingKeys = {
  page: (query: ListingQuery) => apiPaths.listings(toApiQuery(query)),
  isPage: (key: string) => key === apiPaths.listings() || key.startsWith(`${apiPaths.listings()}?`),
}
