import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { apiPaths } from '@domain/api/api-paths'
import { linkPartsOf } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import { ada, openAs } from '@tests/e2e/support/guests'
import { follow, open, splashGone } from '@tests/e2e/support/pages'
import { expect, renderedByScript, test } from '@tests/e2e/support/test'
import { widthsThatScroll } from '@tests/e2e/support/widths'
import { makeBooking } from '@tests/fixtures/make-booking'
import { oddListings } from '@tests/fixtures/odd-listings'

const listings = Object.values(oddListings)
/** Photos that the fixtures name. The product does not serve them at these addresses. */
const photos = fileURLToPath(new URL('../../../server/demo/photos/', import.meta.url))
const widths = [320, 390, 768, 1024, 1280, 1440]

/** This server responds with 404 to unknown addresses, and some photos fail on purpose. */
test.use({
  ...renderedByScript,
  tolerated: /404 \(Not Found\)|ERR_FAILED/,
})

/** Fakes a backend with odd listings only, which everyone has saved and booked. */
async function serveOddListings(page: Page) {
  const answer = (body: unknown) => ({ json: body })
  await page.route(/\/api\/listing(\?|$)/, (route) => route.fulfill(answer(listings)))
  await page.route(`**/api${apiPaths.favourites}/*`, (route) =>
    route.fulfill(answer({ favourites: { listing: listings } })),
  )
  await page.route(/\/api\/booking\/user\//, (route) =>
    route.fulfill(
      answer({
        bookings: listings.map((home, index) =>
          makeBooking({
            _id: `odd-${index}`,
            totalPrice: home.basePrice,
            listing: { _id: home._id, name: home.name, listingImg: home.listingImg ?? [] },
          }),
        ),
      }),
    ),
  )
  await page.route('**/photos/**', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return file.startsWith('gone') ? route.abort() : route.fulfill({ path: `${photos}${file}` })
  })
}

test('the pages of odd listings never scroll sideways, from 320 to 1440 px (PROP-05)', async ({
  page,
}) => {
  await serveOddListings(page)
  await open(page, paths.support)
  for (const [name, home] of Object.entries(oddListings)) {
    const { slug, id } = linkPartsOf(home)
    await follow(page, paths.property(slug, id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)
    await expect(page.getByRole('region', { name: 'Similar properties' })).toBeVisible()
    expect(await widthsThatScroll(page, widths), name).toEqual([])
  }
})

test('lists of odd listings never scroll sideways, from 320 to 1440 px (CARD-01, SAVED-05)', async ({
  page,
  product,
}) => {
  await serveOddListings(page)
  for (const path of [paths.savedListings, paths.home, paths.discover, paths.myBookings]) {
    await openAs(page, product.address, ada, path)
    await splashGone(page)
    await expect(page.getByText(oddListings.longestName.name).first()).toBeAttached()
    expect(await widthsThatScroll(page, widths), path).toEqual([])
  }
})
