import { expect, it } from 'vitest'
import { renderPage, responsePaths } from '@app/render/render-page'
import { apiPaths } from '@domain/api/api-paths'
import { insteadCopy } from '@domain/copy/instead-copy'
import { slugify } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import { makeListings } from '@tests/fixtures/make-listing'
import { makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'

const shown = 'Lagoon Loft with a Balcony'
const listings = makeListings(4)
const none = { listings: [], total: 0, instead: { dropped: [{ key: 'guestNo', total: 4 }] } }
const shared: Record<string, unknown> = {
  [apiPaths.propertyTypes]: makePropertyTypes(),
  [apiPaths.amenities]: makeAmenities(),
}

/** Renders a page whose listings are the given ones. */
const render = (address: string, found: object = { listings, total: 4 }) =>
  renderPage(address, {
    at: Date.now(),
    responses: Object.fromEntries(
      responsePaths(address).map((path) => [path, shared[path] ?? found]),
    ),
  })

it.each([
  [
    'a photo that the address of a property names (R-65)',
    `${paths.property(slugify(shown))}?photo=2`,
    undefined,
    shown,
  ],
  ['help with an empty result', `${paths.home}?guests=9`, none, insteadCopy.title],
])('the server renders a page with %s, whose code is lazy', async (...row) => {
  const [, address, found, words] = row
  const { markup } = await render(address, found)
  expect(markup).toContain(words)
})

it.each([
  ['home', paths.home],
  ['Discover', paths.discover],
  ['property', paths.property(slugify(shown))],
])(
  'what the rendered %s page shows first is in no Suspense, so that it is hydrated with its frame',
  async (_name, address) => {
    const { markup } = await render(address)
    const [, main = ''] = markup.split(/<main[^>]*>/)
    expect(main).toContain(shown)
    const [before = ''] = main.split(shown)
    const count = (mark: string) => before.split(mark).length
    expect(count('<!--$')).toBe(count('<!--/$'))
  },
)
