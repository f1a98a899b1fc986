import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { pathPages, phonePages } from '@tests/e2e/support/path-pages'
import { expect, test } from '@tests/e2e/support/test'
import { widthsThatScroll } from '@tests/e2e/support/widths'

for (const [name, openPage] of Object.entries(pathPages)) {
  // The phone tests check these pages, because their layout differs most there
  // (accessibility.phone.e2e.ts).
  const isForPhones = phonePages.has(name)
  const title = isForPhones ? '' : ', has no accessibility faults and violates no policy'

  test(`${name} never scrolls sideways, from 320 to 1440 px${title}`, async ({ page, product }) => {
    await openPage(page, product.address)
    if (!isForPhones) await expectNoFaults(page)
    expect(await widthsThatScroll(page)).toEqual([])
  })
}
