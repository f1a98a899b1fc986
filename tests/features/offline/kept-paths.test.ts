import { expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { isKeptPath } from '@features/offline/kept-paths'

it.each([
  apiPaths.listings(),
  apiPaths.listings(new URLSearchParams('page=2')),
  apiPaths.listing('lagoon-loft'),
  apiPaths.propertyTypes,
  apiPaths.favouritesOfUser('ada'),
  apiPaths.bookingsOfUser('ada'),
  apiPaths.booking('b1'),
  apiPaths.reviewsOfListing('lagoon-loft'),
])('the browser stores the data of pages: %s', (path) => {
  expect(isKeptPath(path)).toBe(true)
})

it.each([apiPaths.me, apiPaths.google, apiPaths.geoReverse, '/listings', '/bookings/b1'])(
  'the browser stores neither the user nor the location: %s',
  (path) => {
    expect(isKeptPath(path)).toBe(false)
  },
)
