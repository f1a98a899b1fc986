import { apiPaths } from '@domain/api/api-paths'

/** Cache keys of reviews. A listing's reviews are the same for every user. */
export const reviewKeys = {
  ofListing: (listingId: string) => apiPaths.reviewsOfListing(listingId),
}
