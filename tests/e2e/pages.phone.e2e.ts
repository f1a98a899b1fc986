import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { smallHitAreas } from '@tests/e2e/support/hit-areas'
import { pathPages, phonePages } from '@tests/e2e/support/path-pages'
import { expect, test } from '@tests/e2e/support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, openPage] of Object.entries(pathPages)) {
  // The other pages hardly differ from the desktop's (pages.desktop.e2e.ts).
  const isForPhones = phonePages.has(name)
  const title = isForPhones ? ', no accessibility faults and no violation of the policy' : ''

  test(`${name} has hit areas of 44 pixels${title}`, async ({ page, product }) => {
    await openPage(page, product.address)
    expect.soft(await smallHitAreas(page)).toEqual([])
    if (isForPhones) await expectNoFaults(page)
  })
}
