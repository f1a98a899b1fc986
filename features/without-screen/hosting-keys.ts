import { apiPaths } from '@domain/api/api-paths'

/** Cache keys of a host's listings: the path of the GET. */
export const hostingKeys = {
  ofUser: (userId: string) => apiPaths.listingsOfUser(userId),
  uncompleted: apiPaths.uncompletedListings,
  /**
   * Matches every key that a changed listing may affect: searches, the listing, and the host's
   * lists.
   */
  isTouched: (key: unknown) => typeof key === 'string' && key.startsWith(apiPaths.listings()),
}
