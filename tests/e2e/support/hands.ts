import { expect, type Locator, type Page } from '@playwright/test'

/** One way of working the product; a journey is told once and walked with each. */
export interface Hand {
  name: 'mouse' | 'keyboard'
  press: (target: Locator) => Promise<void>
  /** Into a field, letter by letter, in place of what is there. */
  type: (target: Locator, text: string) => Promise<void>
}

const mouse: Hand = {
  name: 'mouse',
  press: (target) => target.click(),
  async type(target, text) {
    await target.click()
    await target.fill('')
    await target.pressSequentially(text)
  },
}

/** More stops than any page of the product has. */
const MOST_STOPS = 200

/** A ring or a frame: on the element, a part of it, the box around it, or that box's own frame. */
const showsFocus = (target: Locator) =>
  target.evaluate((element) => {
    const marked = (styles: CSSStyleDeclaration) =>
      (styles.outlineStyle !== 'none' && parseFloat(styles.outlineWidth) > 0) ||
      styles.boxShadow !== 'none' ||
      parseFloat(styles.borderTopWidth) >= 2
    const box = element.parentElement
    const around = [element, box, box?.parentElement, box?.querySelector('fieldset')]
    return (
      element.matches(':focus-visible') &&
      around.some(
        (each) =>
          each &&
          [null, '::before', '::after'].some((part) => marked(getComputedStyle(each, part))),
      )
    )
  })

/**
 * Moves on with Tab until the target has the focus, which must be seen there. The target is looked
 * up once, and again only when the page has drawn it anew: finding it by its role takes longer than a Tab.
 */
export async function tabTo(page: Page, target: Locator) {
  let place = await target.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const state = await place?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : 'gone',
    )
    if (state === true) {
      await expect.poll(() => showsFocus(target), `${target.toString()} shows its focus`).toBe(true)
      return
    }
    if (state === 'gone') place = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target.toString()}`)
}

const keyboard = (page: Page): Hand => ({
  name: 'keyboard',
  async press(target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async type(target, text) {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
})

export const hands = {
  mouse: () => mouse,
  keyboard,
} satisfies Record<Hand['name'], (page: Page) => Hand>
