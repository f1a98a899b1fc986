import { describe, expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { CACHED_RESPONSES } from '@domain/constants'
import { isCachedPath, withEntry } from '@features/offline/cached-responses'

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
  expect(isCachedPath(path)).toBe(true)
})

it.each([apiPaths.me, apiPaths.google, apiPaths.geoReverse, '/listings', '/bookings/b1'])(
  'the browser stores neither the user nor the location: %s',
  (path) => {
    expect(isCachedPath(path)).toBe(false)
  },
)

describe('the cached responses', () => {
  const NOW = Date.parse('2026-01-05T09:00:00.000Z')
  const entry = (path: string, age = 0, text = '1') => [path, NOW - age, text] as const
  const pathsWith = (entries: Parameters<typeof withEntry>[0], added = entry('/new')) =>
    withEntry(entries, added).map(([path]) => path)

  it('begin with the newest, and have each path once', () => {
    expect(pathsWith([entry('/a', 1), entry('/new', 2), entry('/b', 3)])).toEqual([
      '/new',
      '/a',
      '/b',
    ])
  })

  it('end after a week', () => {
    const { life } = CACHED_RESPONSES
    expect(pathsWith([entry('/young', life - 1), entry('/old', life)])).toEqual(['/new', '/young'])
  })

  it('are limited in number', () => {
    const many = Array.from({ length: CACHED_RESPONSES.entries }, (_, age) => entry(`/${age}`, age))
    expect(pathsWith(many)).toHaveLength(CACHED_RESPONSES.entries)
    expect(pathsWith(many)).not.toContain(`/${CACHED_RESPONSES.entries - 1}`)
  })

  it('are limited in size, so that a large one is not cached', () => {
    const huge = 'x'.repeat(CACHED_RESPONSES.characters + 1)
    expect(pathsWith([entry('/small')], entry('/huge', 0, huge))).toEqual(['/small'])
  })
})
