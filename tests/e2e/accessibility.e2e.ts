import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { pathPages } from './support/path-pages'
import { bookingCard, open } from './support/pages'
import { expect, test } from './support/test'

// Colours are measured where they end, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Nothing is on its way any more, colours of the other scheme included. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )

/** Colours are the same at every width, so each width looks at one scheme. */
const schemesAt: Record<string, readonly ('light' | 'dark')[]> = {
  phone: ['light'],
  desktop: ['dark'],
}

async function expectNoFaults(page: Page) {
  for (const colorScheme of schemesAt[test.info().project.name] ?? []) {
    await page.emulateMedia({ colorScheme })
    await still(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} (${help}) at ${target.join(' ')}`),
    )
    expect(faults).toEqual([])
  }
}

for (const [name, openPage] of Object.entries(pathPages)) {
  test(`${name} has no accessibility fault, and breaks no policy`, async ({ page, product }) => {
    await openPage(page, product.address)
    await expectNoFaults(page)
  })
}

test('what opens over a page has no accessibility fault either', async ({ page }, { project }) => {
  await open(page, '/propertydetail/potters-yard')
  await page.getByRole('button', { name: /^Open photo 1 of/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bookingCard(page)
    .getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (project.name === 'desktop') return
  await page.getByRole('button', { name: headerCopy.openMenu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page)
})

test.describe('an address that is not ours', () => {
  test.use({ tolerated: /404 \(Not Found\)/ })

  test('has no accessibility fault', async ({ page }) => {
    await open(page, '/no-such-page')
    await expectNoFaults(page)
  })
})
