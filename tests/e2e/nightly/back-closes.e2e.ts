import type { Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { paths } from '@domain/paths'
import { open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/**
 * Keeps the watchers that are alive. The browser has no Back gesture here, and `requestClose` is
 * what the gesture calls.
 */
function keepWatchers() {
  const Native = (window as unknown as { CloseWatcher: new () => EventTarget }).CloseWatcher
  const alive = new Set<EventTarget>()
  class Kept extends Native {
    constructor() {
      super()
      alive.add(this)
      this.addEventListener('close', () => alive.delete(this))
    }
    destroy() {
      alive.delete(this)
      ;(Native.prototype as { destroy: () => void }).destroy.call(this)
    }
  }
  Object.assign(window, { CloseWatcher: Kept, aliveWatchers: alive })
}

/** Requests what Back on Android requests. It resolves with false where Back leaves the page. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    const { aliveWatchers } = window as unknown as {
      aliveWatchers: Set<{ requestClose: () => void }>
    }
    const top = [...aliveWatchers].at(-1)
    top?.requestClose()
    return top !== undefined
  })

test.beforeEach(({ page }) => page.addInitScript(keepWatchers))

const dialog = (page: Page) => page.getByRole('dialog')

test('Back closes the photos, and then leaves the page', async ({ page }) => {
  await open(page, paths.property('potters-yard'))
  expect(await goBack(page)).toBe(false)
  await page.getByRole('main').getByRole('button', { name: /photo/i }).first().click()
  await expect(dialog(page)).toBeVisible()
  expect(await goBack(page)).toBe(true)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.property('potters-yard'))
  expect(await goBack(page)).toBe(false)
})

test('Back and Escape close the calendar above the filters, and only the next one the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.discover)
  const filters = page.getByRole('dialog', { name: filtersCopy.title })
  const calendar = page.getByRole('dialog', { name: bookingCardCopy.checkIn })
  const openCalendar = () =>
    filters.getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) }).click()
  await page.getByRole('button', { name: filtersCopy.title, exact: true }).click()
  for (const close of [() => goBack(page), () => page.keyboard.press('Escape')]) {
    await openCalendar()
    await expect(calendar).toBeVisible()
    await close()
    await expect(calendar).toHaveCount(0)
    await expect(filters).toBeVisible()
  }
  expect(await goBack(page)).toBe(true)
  await expect(filters).toHaveCount(0)
  expect(await goBack(page)).toBe(false)
})
