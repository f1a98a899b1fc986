import { apiPaths } from '@domain/api/api-paths'
import { isKeptPath } from '@features/offline/kept-paths'
import { expect, it } from 'vitest'

it.each([
  apiPaths.listings(),
  apiPaths.listings(new URLSearchParams('page=2')),
  apiPaths.listing('lagoon-loft'),
  apiPaths.propertyTypes,
  apiPaths.favouritesOfUser('ada'),
  apiPaths.bookingsOfUser('ada'),
  apiPaths.booking('b1'),
  apiPaths.reviewsOfListing('lagoon-loft'),
])('stores the data of pages: %s', (path) => {
  expect(isKeptPath(path)).toBe(true)
})

it.each([apiPaths.me, apiPaths.google, apiPaths.geoReverse, '/listings', '/bookings/b1'])(
  'stores neither the user nor the location: %s',
  (path) => {
    expect(isKeptPath(path)).toBe(false)
  },
)
