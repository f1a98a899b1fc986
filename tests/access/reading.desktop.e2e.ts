import { faultsOf, readings } from '@tests/access/support/legible'
import { REST } from '@tests/access/support/page-side'
import { pathPages } from '@tests/e2e/support/path-pages'
import { expect, test } from '@tests/e2e/support/test'

for (const [name, openPage] of Object.entries(pathPages)) {
  test(`${name} can be read at 320 px, with large or spaced text, right to left and in forced colours`, async ({
    page,
    product,
  }) => {
    await openPage(page, product.address)
    const faults: string[] = []
    for (const reading of readings) {
      faults.push(...(await faultsOf(page, reading)))
      await page.evaluate(REST)
    }
    expect(faults).toEqual([])
  })
}
