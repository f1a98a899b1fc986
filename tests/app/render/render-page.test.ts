import { expect, it } from 'vitest'
import { renderPage, responsePaths } from '@app/render/render-page'
import { apiPaths } from '@domain/api/api-paths'
import { slugify } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import { makeListings } from '@tests/fixtures/make-listing'
import { makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'

const shown = 'Lagoon Loft with a Balcony'
const listings = makeListings(4)
const shared: Record<string, unknown> = {
  [apiPaths.propertyTypes]: makePropertyTypes(),
  [apiPaths.amenities]: makeAmenities(),
}

it.each([
  ['home', paths.home],
  ['Discover', paths.discover],
  ['property', paths.property(slugify(shown))],
])(
  'what the rendered %s page shows first is in no Suspense, so that it is hydrated with its frame',
  async (_name, address) => {
    const responses = Object.fromEntries(
      responsePaths(address).map((path) => [path, shared[path] ?? { listings, total: 4 }]),
    )
    const { markup } = await renderPage(address, { at: Date.now(), responses })
    const [, main = ''] = markup.split(/<main[^>]*>/)
    expect(main).toContain(shown)
    const [before = ''] = main.split(shown)
    const count = (mark: string) => before.split(mark).length
    expect(count('<!--$')).toBe(count('<!--/$'))
  },
)
