import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { expect } from './test'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Waits until all animations have ended, including colour transitions to the other scheme. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )

/** The schemes differ only in colours, so the second run checks only colour rules. */
const schemes: { colorScheme: 'light' | 'dark'; options: Axe.RunOptions }[] = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: ['color-contrast', 'link-in-text-block'] } },
]

/** Returns the accessibility faults of the page. Frames need no check, because no page has any. */
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
 * Checks the page in both colour schemes with reduced motion, so that no colour is in transition.
 *
 * @param within Selector of the part to check. Other tests check the rest.
 */
export async function expectNoFaults(page: Page, within = 'html') {
  await page.evaluate(axeSource)
  // Slides would change while axe reads their colours.
  const hadMotion = await page.evaluate(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { colorScheme, options } of schemes) {
    await page.emulateMedia({ colorScheme })
    await still(page)
    expect(await faultsIn(page, within, options), colorScheme).toEqual([])
  }
  if (hadMotion) await page.emulateMedia({ reducedMotion: 'no-preference' })
}
