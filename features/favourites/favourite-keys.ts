import { apiPaths } from '@domain/api/api-paths'

/** The cache key carries the user, so one guest's favourites never serve another. */
export const favouriteKeys = {
  ofUser: (userId: string) => apiPaths.favouritesOfUser(userId),
}
