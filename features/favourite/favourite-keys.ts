import { apiPaths } from '@domain/api/api-paths'

/** Cache key with the user's id, so that one guest never sees another's favourites. */
export const favouriteKeys = {
  ofUser: (userId: string) => apiPaths.favouritesOfUser(userId),
}
