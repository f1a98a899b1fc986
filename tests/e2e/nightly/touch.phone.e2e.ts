import type { Locator, Page } from '@playwright/test'
import { paths } from '@domain/paths'
import { fingersOn } from '@tests/e2e/support/fingers'
import { open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const leftOf = async (target: Locator) => (await target.boundingBox())?.x ?? NaN

/** First card with more than one photo. */
const cardIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('[aria-live]') })
    .first()

/** Number of a card's displayed photo. */
const numberOn = async (card: Locator) =>
  Number.parseInt((await card.locator('[aria-live]').textContent()) ?? '', 10)

test('the photos of a card follow the finger, and only one is loaded before (CARD-02)', async ({
  page,
}) => {
  await open(page, paths.home)
  const card = cardIn(page)
  await card.scrollIntoViewIfNeeded()
  const address = page.url()
  const shown = card.locator('[data-top="true"] img')
  await expect(shown).toBeVisible()
  await expect(card.locator('img')).toHaveCount(1)

  const fingers = await fingersOn(page)
  const before = await leftOf(shown)
  await fingers.drag(shown, { x: -120, y: 0 })
  await expect.poll(() => leftOf(shown)).toBeLessThan(before - 100)
  await expect(card.locator('[data-beside="1"] img')).toBeVisible()
  await fingers.up()
  await expect.poll(() => numberOn(card)).toBe(2)
  await expect.poll(() => leftOf(shown)).toBeCloseTo(before)

  await fingers.swipe(shown, -160)
  await expect.poll(() => numberOn(card)).toBe(3)
  await fingers.swipe(shown, 160)
  await expect.poll(() => numberOn(card)).toBe(2)
  await fingers.swipe(shown, 30)
  await expect.poll(() => leftOf(shown)).toBeCloseTo(before)
  expect(await numberOn(card)).toBe(2)
  expect(page.url()).toBe(address)

  const box = await shown.boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
  await expect(page).toHaveURL(/propertydetail/)
})

test('a tap on a card loads no second photo, and a vertical drag over the photo scrolls', async ({
  page,
}) => {
  await open(page, paths.discover)
  const card = cardIn(page)
  const shown = card.locator('[data-top="true"] img')
  const fingers = await fingersOn(page)
  const box = await shown.boundingBox()
  if (!box) throw new Error('The photo is not on the screen.')
  await fingers.drag(shown, { x: 0, y: -200 })
  await fingers.up()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(card.locator('img')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  const point = { x: box.x + 40, y: box.y + 60 }
  await fingers.down(point)
  await expect(card.locator('img')).toHaveCount(1)
  await fingers.up()
})

test('two fingers zoom the photo of the lightbox, one moves it, and a swipe waits until it fits again', async ({
  page,
}) => {
  await open(page, `${paths.property('potters-yard')}?photo=1`)
  const fingers = await fingersOn(page)
  const dialog = page.getByRole('dialog')
  const photo = dialog.locator('[data-beside="0"] img')
  await expect(photo).toBeVisible()
  const box = await photo.boundingBox()
  if (!box) throw new Error('The photo is not on the screen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const pair = (distance: number) => [
    { x: x - distance, y },
    { x: x + distance, y },
  ]
  await fingers.down(...pair(30))
  for (const distance of [45, 60]) await fingers.moveTo(...pair(distance))
  await fingers.up()
  const width = async () => (await photo.boundingBox())?.width ?? NaN
  await expect.poll(width).toBeCloseTo(box.width * 2, -1)
  // The page itself keeps its size.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)

  const left = await leftOf(photo)
  await fingers.swipe(photo, -80)
  await expect.poll(() => leftOf(photo)).toBeCloseTo(left - 80, -1)
  await expect(dialog.getByRole('status')).toHaveText(/^1 /)

  await fingers.down(...pair(120))
  for (const distance of [80, 40]) await fingers.moveTo(...pair(distance))
  await fingers.up()
  await expect.poll(width).toBeCloseTo(box.width)
  await fingers.swipe(photo, -80)
  await expect(dialog.getByRole('status')).toHaveText(/^2 /)
})
