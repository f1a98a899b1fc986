import type { Page } from '@playwright/test'
import { paths } from '@domain/paths'
import { LOOK, REST } from '@tests/access/support/page-side'
import { ada, openAs } from '@tests/e2e/support/guests'
import { splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** Tab stops of a walk, through the header into the content of every page. */
const STOPS = 40

interface Focused {
  /** Whether nothing but the body has the focus. */
  isLost: boolean
  name: string
  /** What covers the whole control, or ''. */
  covered: string
}

const look = (page: Page) => page.evaluate(LOOK) as Promise<Focused>

for (const path of [paths.discover, paths.property('potters-yard'), paths.myBookings]) {
  test(`Tab and Shift+Tab through ${path} neither lose the focus nor end under a bar`, async ({
    page,
    product,
  }) => {
    await openAs(page, product.address, ada, path)
    await splashGone(page)
    await page.evaluate(REST)
    const faults: string[] = []
    for (let stop = 1; stop <= STOPS; stop += 1) {
      // The last steps go back, under the bars at the top.
      await page.keyboard.press(stop > STOPS - 10 ? 'Shift+Tab' : 'Tab')
      await page.evaluate(REST)
      const { isLost, name, covered } = await look(page)
      if (isLost || covered) faults.push(`stop ${stop}, ${name}: ${covered || 'lost'}`)
    }
    expect(faults).toEqual([])
  })
}
