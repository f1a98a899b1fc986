import { expect, type Locator, type Page } from '@playwright/test'

/** One way of operating the product. Each journey runs with every one of them. */
export interface Hand {
  name: 'mouse' | 'keyboard' | 'touch'
  press: (target: Locator) => Promise<void>
  /** Types letter by letter and replaces the field's content. */
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

const touch = (page: Page): Hand => ({
  name: 'touch',
  press: (target) => target.tap(),
  async type(target, text) {
    await target.tap()
    await target.fill('')
    await page.keyboard.type(text)
  },
})

/** More tab stops than any page of the product has. */
const MOST_STOPS = 200

/** Tells whether a focus ring or frame shows on the element, inside it, or on the box around it. */
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
 * Presses Tab until the target has a visible focus. It looks the target up once, and again only
 * when the page has rendered it anew, because a lookup by role takes longer than a Tab.
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

/** Counts clicks, key presses and completed fields, as the product's owner counts them. */
export function countingHand(hand: Hand) {
  const done = { presses: 0, fields: 0 }
  return {
    done,
    name: hand.name,
    async press(target: Locator) {
      done.presses += 1
      await hand.press(target)
    },
    async type(target: Locator, text: string) {
      done.fields += 1
      await hand.type(target, text)
    },
  }
}

export const hands = {
  mouse: () => mouse,
  keyboard,
  touch,
} satisfies Record<Hand['name'], (page: Page) => Hand>
