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

/** The schemes differ in colours alone, so the second is only asked about those. */
const schemes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const

/**
 * Looks at the page in both schemes; colours must not be on their way, so motion is reduced.
 *
 * @param within A selector; what lies outside is looked at by another test.
 */
export async function expectNoFaults(page: Page, within = 'html') {
  for (const { colorScheme, rules } of schemes) {
    await page.emulateMedia({ colorScheme })
    await still(page)
    // No page here has frames, so nothing is gathered in a page of its own ('legacy').
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(within)
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} (${help}) at ${target.join(' ')}`),
    )
    expect(faults).toEqual([])
  }
}
