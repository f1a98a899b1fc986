import { apiPaths } from '@domain/api/api-paths'

/** Cache keys of reviews; a home's reviews are the same for everyone. */
export const reviewKeys = {
  ofListing: (listingId: string) => apiPaths.reviewsOfListing(listingId),
}
