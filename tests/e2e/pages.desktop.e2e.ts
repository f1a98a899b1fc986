import { expectNoFaults } from './support/accessibility'
import { pathPages, phonePages } from './support/path-pages'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// All the others, at the width that shows the most.
for (const [name, openPage] of Object.entries(pathPages)) {
  if (phonePages.has(name)) continue
  test(`${name} has no accessibility fault, and breaks no policy`, async ({ page, product }) => {
    await openPage(page, product.address)
    await expectNoFaults(page)
  })
}
