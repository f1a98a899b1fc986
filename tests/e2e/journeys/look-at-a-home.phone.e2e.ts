import type { Locator } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { galleryCopy } from '@domain/copy/gallery-copy'
import { notFoundCopy } from '@domain/copy/not-found-copy'
import { propertyCopy } from '@domain/copy/property-copy'
import { reviewsCopy } from '@domain/copy/reviews-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import { fingersOn } from '@tests/e2e/support/fingers'
import { follow, open, splashGone, toast } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test.describe('an unknown listing', () => {
  test.use({ tolerated: /404 \(Not Found\)/ })

  test('redirects to /404 and replaces its history entry, so that Back returns (PROP-03, ROUTE-09, ROUTE-11)', async ({
    page,
  }) => {
    await open(page, paths.home)
    await follow(page, paths.property('no-such-home'))
    await expect(page).toHaveURL(paths.notFound)
    await expect(page.getByRole('heading', { name: notFoundCopy.title })).toBeVisible()
    await expect(page.getByText(notFoundCopy.body)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(paths.home)
  })

  test(
    'receives status 404 and a page with a link home (ROUTE-07, ROUTE-10, PROP-03)',
    { tag: '@nightly' },
    async ({ page }) => {
      const answer = await page.goto('/propertydetail/no-such-home')
      expect(answer?.status()).toBe(404)
      await splashGone(page)
      await expect(page).toHaveURL(paths.notFound)
      const other = await page.goto('/no-such-page')
      expect(other?.status()).toBe(404)
      await splashGone(page)
      await page.getByRole('link', { name: notFoundCopy.goHome }).click()
      await expect(page).toHaveURL(paths.home)
    },
  )
})

test('two listings of one name have different addresses (PROP-01, CARD-08, CARD-09)', async ({
  page,
  product,
}) => {
  const query = 'search=garden%20rest%20house'
  const answer = await fetch(`${product.address}/api/listing?${query}`)
  const { listings } = (await answer.json()) as { listings: Listing[] }
  const twins = listings.filter(({ slugShared }) => slugShared)
  expect(twins).toHaveLength(2)
  for (const twin of twins) {
    const place = page
      .getByRole('main')
      .getByText(twin.city ?? '')
      .first()
    await open(page, `${paths.discover}?${query}`)
    await page
      .getByRole('main')
      .locator(`a[href="${paths.property('garden-rest-house', twin._id)}"]`)
      .click()
    await expect(page).toHaveURL(new RegExp(`id=${twin._id}$`))
    await expect(place).toBeVisible()
    await page.reload()
    await splashGone(page)
    await expect(place).toBeVisible()
  }
})

test('Share copies the address and shows a toast (PROP-19, PROP-20, API-26)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, paths.property('potters-yard'))
  await page.getByRole('button', { name: propertyCopy.share }).click()
  await expect(toast(page, toastCopy.linkCopied)).toBeVisible()
  await expect(page.getByText(toastCopy.linkCopied.text)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test(
  'a printed listing shows its photo, facts and price, and no controls (PROP-05)',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, paths.property('potters-yard'))
    await expect(page.getByRole('heading', { name: reviewsCopy.heading })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expect(page.getByText(propertyCopy.bedrooms(2), { exact: true })).toBeVisible()
    await expect(page.getByText(bookingCardCopy.totalForOneNight)).toBeVisible()
    for (const role of ['button', 'textbox', 'banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
  },
)

const leftOf = async (target: Locator) => (await target.boundingBox())?.x ?? NaN

test('gallery, lightbox and reviews follow the finger, from 51 pixels to the next (GAL-01, GAL-08)', async ({
  page,
}) => {
  await open(page, paths.property('potters-yard'))
  const fingers = await fingersOn(page)
  const gallery = page.getByRole('region', { name: galleryCopy.label("Potter's Yard") })
  const figures = '[role="status"] > [aria-hidden]'
  const counter = gallery.locator(figures)
  const shown = gallery.locator('[data-top="true"] img').first()
  const total = /\d+$/.exec((await counter.textContent()) ?? '')?.[0]
  const before = await leftOf(shown)
  await fingers.drag(shown, { x: -90, y: 0 })
  await expect.poll(() => leftOf(shown)).toBeLessThan(before - 70)
  await fingers.up()
  await expect(counter).toHaveText(`2 / ${total}`)

  await gallery.getByRole('button', { name: /2/ }).first().tap()
  const dialog = page.getByRole('dialog')
  const position = dialog.locator(figures)
  const photo = dialog.locator('[data-beside="0"] img')
  await expect(photo).toBeVisible()
  const middle = await leftOf(photo)
  await fingers.swipe(photo, -50)
  await expect(position).toHaveText(`2 / ${total}`)
  await fingers.drag(photo, { x: -51, y: 0 })
  await expect.poll(() => leftOf(photo)).toBeLessThan(middle - 40)
  await fingers.up()
  await expect(position).toHaveText(`3 / ${total}`)
  await expect(page).toHaveURL(/photo=3/)
  await dialog.getByRole('button', { name: galleryCopy.close }).tap()
  await expect(dialog).toBeHidden()

  const reviews = page.getByRole('group', { name: reviewsCopy.fromGuests })
  const view = reviews.locator('[data-current="true"]')
  await view.scrollIntoViewIfNeeded()
  const edge = await leftOf(view)
  await fingers.drag(view, { x: -100, y: 0 })
  await expect.poll(() => leftOf(view)).toBeLessThan(edge - 80)
  await fingers.up()
  await expect(reviews.getByRole('status')).toHaveText(/^2 /)
})
