import { apiPaths } from '@domain/api/api-paths'

/** Homes, types, amenities, reviews, saved homes and bookings: what pages are made of. */
const families: readonly string[] = [
  apiPaths.listings(),
  apiPaths.propertyTypes,
  apiPaths.amenities,
  apiPaths.reviews,
  apiPaths.favourites,
  apiPaths.bookings,
]

/** Neither who somebody is nor where they are is kept. */
export const isKeptPath = (path: string) =>
  families.some(
    (family) => path === family || path.startsWith(`${family}/`) || path.startsWith(`${family}?`),
  )
