import { apiPaths } from '@domain/api/api-paths'

/** Cache keys of a host's homes: the path of the GET that answers. */
export const hostingKeys = {
  ofUser: (userId: string) => apiPaths.listingsOfUser(userId),
  uncompleted: apiPaths.uncompletedListings,
  /** Everything that a change of a home may show in: searches, the home itself, the host's lists. */
  isTouched: (key: unknown) => typeof key === 'string' && key.startsWith(apiPaths.listings()),
}
