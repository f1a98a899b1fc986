import { expectNoFaults } from './support/accessibility'
import { pathPages, phonePages } from './support/path-pages'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Pages whose layout differs on a phone. Each component's own stories check the component.
for (const [name, openPage] of Object.entries(pathPages)) {
  if (!phonePages.has(name)) continue
  test(`${name} has no accessibility fault, and breaks no policy`, async ({ page, product }) => {
    await openPage(page, product.address)
    await expectNoFaults(page)
  })
}
