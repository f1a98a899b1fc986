import type { Locator, Page } from '@playwright/test'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from '@tests/e2e/support/guests'
import { laidOut, open, takenOver } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const pages = [paths.home, `${paths.discover}?page=2`, paths.property('potters-yard')]

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls down and a little up again, so that the header shows, or not. */
async function scrollTo(page: Page, position: number, isHeaderShown: boolean) {
  const steps = isHeaderShown ? [position + 400, position] : [position - 400, position]
  for (const step of steps) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), step)
    await laidOut(page)
  }
  const header = expect(page.getByRole('banner'))
  await (isHeaderShown
    ? header.toBeInViewport({ ratio: 1 })
    : header.not.toHaveAttribute('data-scrolled', 'false'))
}

/**
 * Focuses each control that the guest sees in a bar that stays while the page scrolls, and returns
 * the number of controls and what has moved the page.
 */
const focusEach = (page: Page) =>
  page.evaluate(() => {
    const before = window.scrollY
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        stays(element.parentElement))
    const isSeen = (element: Element) => {
      const { left, right, top: upper, bottom, width } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2)
      return width > 1 && upper >= 0 && bottom <= window.innerHeight && element.contains(hit)
    }
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
    const seen = controls.filter((control) => isSeen(control) && stays(control))
    const moved: string[] = []
    for (const control of seen) {
      control.focus()
      const by = Math.round(window.scrollY - before)
      if (by !== 0) moved.push(`${control.outerHTML.slice(0, 90)} moves the page by ${by} px`)
      control.blur()
      window.scrollTo({ top: before, behavior: 'instant' })
    }
    return { count: seen.length, moved }
  })

/** Clicks where the control is. Playwright's own click scrolls the page. */
async function clickInPlace(page: Page, control: Locator) {
  const { x = 0, y = 0 } = (await control.boundingBox()) ?? {}
  await page.mouse.click(x + 15, y + 15)
}

for (const path of pages) {
  for (const isHeaderShown of [true, false]) {
    test(`the focus of what stays in the window moves nothing: ${path}, header ${isHeaderShown ? 'shown' : 'hidden'}`, async ({
      page,
    }) => {
      await open(page, path)
      await takenOver(page)
      await scrollTo(page, 900, isHeaderShown)
      const { count, moved } = await focusEach(page)
      expect(moved).toEqual([])
      if (isHeaderShown) expect(count).toBeGreaterThan(3)
    })
  }
}

test('Tab through the header leaves the page where it is', async ({ page }) => {
  await open(page, paths.home)
  await takenOver(page)
  await scrollTo(page, 900, true)
  await clickInPlace(page, page.getByRole('combobox', { name: headerCopy.searchLabel }))
  await page.keyboard.type('le')
  await page.keyboard.press('Escape')
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press('Tab')
    expect(await top(page)).toBe(900)
  }
})

test('a menu of the header that closes leaves the page where it is', async ({ page, product }, {
  project,
}) => {
  await openAs(page, product.address, ada, paths.home)
  await takenOver(page)
  await scrollTo(page, 900, true)
  const isPhone = project.name === 'phone'
  const name = isPhone ? headerCopy.openMenu : headerCopy.openProfileMenu
  const button = page.getByRole('button', { name })
  await clickInPlace(page, button)
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await top(page)).toBe(900)
})
