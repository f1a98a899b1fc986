import { apiPaths } from '@domain/api/api-paths'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { paths } from '@domain/paths'
import { countStays, tunde } from '@tests/e2e/support/guests'
import { confirmButton } from '@tests/e2e/support/pages'
import { beginBooking, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

/** Returns a promise, and a function that resolves it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** Calls `window.moved` when the page has gone on to the payments. */
function tellOfPayments(payments: string) {
  const replace = history.replaceState.bind(history)
  history.replaceState = (...entry) => {
    replace(...entry)
    if (location.pathname === payments) (window as unknown as { moved: () => void }).moved()
  }
}

test('a reload that overtakes the response leads to the booking, which is made once', async ({
  page,
  product,
}) => {
  const [sent, answered, moved, reloads, reloaded] = [gate(), gate(), gate(), gate(), gate()]
  await page.exposeFunction('moved', moved.open)
  await page.addInitScript(tellOfPayments, paths.payments)
  const stay = stayIn(9)
  await beginBooking(page, product.address, tunde, stay)

  await page.route(`**/api${apiPaths.bookings}`, async (route) => {
    const response = await route.fetch()
    sent.open()
    await answered.opened
    await route.fulfill({ response })
  })
  await page.route(`**${paths.bookNow}`, async (route) => {
    reloads.open()
    await reloaded.opened
    await route.continue()
  })
  await confirmButton(page).click()
  await sent.opened
  await page.evaluate(() => void setTimeout(() => location.reload(), 0))
  await reloads.opened
  answered.open()
  await moved.opened
  reloaded.open()

  await expect(page.getByRole('heading', { name: paymentsCopy.heading })).toBeVisible()
  await expect(page).toHaveURL(paths.payments)
  await expect(page.getByText(/^Your booking of Ink/)).toBeVisible()
  expect(await countStays(product.address, tunde, stay.checkIn)).toBe(1)
})
