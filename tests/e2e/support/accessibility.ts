import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { expect } from './test'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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
const schemes: { colorScheme: 'light' | 'dark'; options: Axe.RunOptions }[] = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: ['color-contrast', 'link-in-text-block'] } },
]

/** No page here has frames, so what is in the page itself is all. */
const faultsIn = (page: Page, within: string, options: Axe.RunOptions) =>
  page.evaluate(
    async ([selector, chosen]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(
        { include: selector },
        { ...chosen, resultTypes: ['violations'] },
      )
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
      )
    },
    [within, options] as const,
  )

/**
 * Looks at the page in both schemes; colours must not be on their way, so motion is reduced.
 *
 * @param within A selector; what lies outside is looked at by another test.
 */
export async function expectNoFaults(page: Page, within = 'html') {
  await page.evaluate(axeSource)
  for (const { colorScheme, options } of schemes) {
    await page.emulateMedia({ colorScheme })
    await still(page)
    expect(await faultsIn(page, within, options), colorScheme).toEqual([])
  }
}
