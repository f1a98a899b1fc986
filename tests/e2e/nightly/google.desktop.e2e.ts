import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { paths } from '@domain/paths'
import { bookingCard, field, open, splashGone } from '@tests/e2e/support/pages'
import { ownData } from '@tests/e2e/support/prepare-data'
import { startProduct } from '@tests/e2e/support/product'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { expect, test as base } from '@tests/e2e/support/test'
import { freePort } from '@tests/server/free-port'
import { startOidcServer } from '@tests/server/oidc-server'

const newcomer = 'nneka@staylet.example'

/** Runs the product with a real provider on this machine in place of Google. */
const test = base.extend<object>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is asked for
  baseURL: async ({}, provide) => {
    // The provider must know the port before the product listens on it.
    const port = await freePort()
    const provider = await startOidcServer({
      redirectUri: `http://127.0.0.1:${port}/api/auth/google/callback`,
      accounts: { nneka: { email: newcomer, email_verified: true, name: 'Nneka New' } },
    })
    const { folder, remove } = await ownData()
    const product = await startProduct(folder, { PORT: String(port), ...provider.env })
    await provide(product.address)
    await product.stop()
    await provider.stop()
    await remove()
  },
})

// The provider's own pages are not under test.
test.use({ tolerated: /\/interaction\/|favicon|fonts\.googleapis/ })

test('a visitor signs in with Google and returns to the chosen booking (LOGIN-01, START-01, LOGIN-11)', async ({
  page,
}) => {
  const { checkIn } = stayIn(8)
  await open(page, paths.property('potters-yard'))
  const card = bookingCard(page)
  await card.getByRole('textbox', { name: bookingCardCopy.checkIn }).fill(asTyped(checkIn))
  await card.getByRole('button', { name: bookingCardCopy.bookNow }).click()
  await expect(page).toHaveURL(paths.login)
  await page.getByRole('button', { name: loginCopy.google }).click()

  await page.locator('input[name=login]').fill('nneka')
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()

  await expect(page).toHaveURL(paths.bookNow)
  await splashGone(page)
  await expect(page.getByRole('textbox', { name: 'Check-in' })).toHaveValue(asTyped(checkIn))
  await expect(field(page, bookNowCopy.fields.email)).toHaveValue(newcomer)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})
