import { apiPaths } from '@domain/api/api-paths'

/** Listings, types, amenities, reviews, favourites and bookings, which are the content of pages. */
const families: readonly string[] = [
  apiPaths.listings(),
  apiPaths.propertyTypes,
  apiPaths.amenities,
  apiPaths.reviews,
  apiPaths.favourites,
  apiPaths.bookings,
]

/** Tells whether a response is kept. Identities and locations never are. */
export const isKeptPath = (path: string) =>
  families.some(
    (family) => path === family || path.startsWith(`${family}/`) || path.startsWith(`${family}?`),
  )
