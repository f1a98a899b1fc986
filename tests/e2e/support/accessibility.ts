import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** Nothing is on its way any more, colours of the other scheme included. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )

/** Looks at the page in both schemes; colours must not be on their way, so motion is reduced. */
export async function expectNoFaults(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await still(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} (${help}) at ${target.join(' ')}`),
    )
    expect(faults).toEqual([])
  }
}
