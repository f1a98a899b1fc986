import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { bookingCard, open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('dialogs and menus over a page have no accessibility faults', async ({ page }, {
  project,
}) => {
  const dialog = '[role=dialog]'
  await open(page, '/propertydetail/potters-yard')
  await page.getByRole('button', { name: /^Open photo 1 of/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page, dialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bookingCard(page)
    .getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page, dialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (project.name === 'desktop') return
  await page.getByRole('button', { name: headerCopy.openMenu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page, dialog)
})
