import { sharedNames } from '@tests/access/support/names'
import { REST } from '@tests/access/support/page-side'
import { pathPages } from '@tests/e2e/support/path-pages'
import { expect, test } from '@tests/e2e/support/test'

for (const [name, openPage] of Object.entries(pathPages)) {
  test(`${name} has links and buttons that can be told apart by their names`, async ({
    page,
    product,
  }) => {
    await openPage(page, product.address)
    await page.evaluate(REST)
    expect(await sharedNames(page)).toEqual([])
  })
}
