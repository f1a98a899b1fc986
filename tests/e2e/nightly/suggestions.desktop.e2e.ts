import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { discoverCopy } from '@domain/copy/discover-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { faultsOf, largestText } from '@tests/access/support/legible'
import { open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test('the search box offers six suggestions and searches for the one chosen by keyboard (HEAD-07)', async ({
  page,
}) => {
  await open(page, paths.home)
  const box = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await box.pressSequentially('la')
  const options = page.getByRole('listbox', { name: headerCopy.suggestions }).getByRole('option')
  await expect(options).toHaveCount(SEARCH_SUGGESTIONS_MAX)
  // Places come first, and say how many listings a search for them finds.
  await expect(options.nth(1)).toHaveAccessibleName(/ \d+ homes?$/)
  const [, second = '', total = ''] =
    /^(.*?)\s+(\d+ homes?)$/s.exec(await options.nth(1).innerText()) ?? []
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(paths.discoverSearch(second))
  await expect(box).toHaveValue(second)
  await expect(options).toHaveCount(0)
  await expect(
    page.getByRole('heading', { level: 1, name: discoverCopy.searchHeading(second) }),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /home/ })).toHaveText(total)
})

test('the search box shows what is typed on the smallest phone with the largest text', async ({
  page,
}) => {
  await open(page, paths.home)
  expect(await faultsOf(page, largestText)).toEqual([])
  const box = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await box.fill('lagoon')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  // Controls beside it are reached in their order, and come back.
  const menu = page.getByRole('button', { name: headerCopy.openMenu })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(menu).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(menu).toBeInViewport()
})
