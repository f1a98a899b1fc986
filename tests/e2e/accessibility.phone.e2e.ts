import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { pathPages, phonePages } from '@tests/e2e/support/path-pages'
import { test } from '@tests/e2e/support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Pages whose layout differs on a phone. Each component's own stories check the component.
for (const [name, openPage] of Object.entries(pathPages)) {
  if (!phonePages.has(name)) continue
  test(`${name} has no accessibility faults and violates no policy`, async ({ page, product }) => {
    await openPage(page, product.address)
    await expectNoFaults(page)
  })
}
