import { faultsOf, readings } from '@tests/access/support/legible'
import { sharedNames } from '@tests/access/support/names'
import { REST } from '@tests/access/support/page-side'
import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { pathPages, phonePages } from '@tests/e2e/support/path-pages'
import { expect, test } from '@tests/e2e/support/test'
import { widthsThatScroll } from '@tests/e2e/support/widths'

// One visit for all of these checks, because opening a page takes longer than most of them.
for (const [name, openPage] of Object.entries(pathPages)) {
  // pages.phone.e2e.ts checks these pages, because their layout differs most there.
  const isForPhones = phonePages.has(name)
  const title = isForPhones ? '' : ', has no accessibility faults, violates no policy'

  test(`${name} never scrolls sideways, from 320 to 1440 px${title}, has names that differ, and can be read at 320 px, with large or spaced text, right to left and in forced colours`, async ({
    page,
    product,
  }) => {
    await openPage(page, product.address)
    await page.evaluate(REST)
    if (!isForPhones) await expectNoFaults(page)
    expect.soft(await widthsThatScroll(page), 'widths that scroll').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    for (const reading of readings) {
      expect.soft(await faultsOf(page, reading)).toEqual([])
      await page.evaluate(REST)
    }
    // The last step: after its session of DevTools has ended, Chromium's accessibility tree crashes
    // in one of some fifty pages whose styles change. No page crashed whose tree was kept throughout.
    expect.soft(await sharedNames(page), 'links and buttons of one name').toEqual([])
  })
}
