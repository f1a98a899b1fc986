import { PAGE_SIZE } from '@domain/constants'
import { discoverCopy } from '@domain/copy/discover-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { cardLinks, open, openBeforeCode, pager, splashGone } from '@tests/e2e/support/pages'
import { expectStill, watchShifts } from '@tests/e2e/support/shifts'
import { expect, test } from '@tests/e2e/support/test'

/** Lists, how many listings a large window shows of each, and a filter that it has beside them. */
const lists = [
  ['the home page', paths.home, PAGE_SIZE.home, filterPanelCopy.location],
  ['Discover', paths.discover, PAGE_SIZE.discoverWithPanel, filterPanelCopy.useMyLocation],
] as const

for (const [title, path, count, filter] of lists) {
  test(`a large window begins with what the server has drawn of ${title}, and nothing moves when the filters come`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/listing') requested.push(search)
    })
    await watchShifts(page)
    const release = await openBeforeCode(page, path)
    await expect(cardLinks(page).and(page.locator(':visible'))).toHaveCount(count)
    release()
    await expect(page.getByRole('button', { name: filter })).toBeVisible()
    await expect(cardLinks(page)).toHaveCount(count)
    await expectStill(page)
    expect(requested).toEqual([])
    await pager(page).getByRole('link', { name: pagerCopy.next }).click()
    await expect(page).toHaveURL(`${path}?page=2`)
    await expect.poll(() => requested).toEqual([expect.stringContaining(`limit=${count}`)])
  })
}

test('a later page of Discover has the listings that belong beside the panel', async ({ page }) => {
  const first = await page.goto(`${paths.discover}?page=2`)
  expect(await first?.text()).toContain('limit=8')
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(PAGE_SIZE.discoverWithPanel)
})

test('what was typed stays when a tablet is turned before the code has arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const release = await holdBack(page, '**/assets/{first,DiscoverPage}-*.js')
  await page.goto(`${paths.discover}?page=2`, { waitUntil: 'commit' })
  await splashGone(page)
  const field = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await field.fill('ikeja')
  await page.setViewportSize({ width: 1180, height: 820 })
  release()
  await expect(page.getByRole('button', { name: filterPanelCopy.useMyLocation })).toBeVisible()
  await expect(field).toHaveValue('ikeja')
  await expect(cardLinks(page)).toHaveCount(PAGE_SIZE.discoverWithPanel)
})

test('filters that are reset as soon as their panel is there change the page, and do not replace it', async ({
  page,
}) => {
  await page.addInitScript((reset) => {
    const watch = new MutationObserver(() => {
      const buttons = document.querySelectorAll<HTMLElement>('#filter-panel button')
      const button = [...buttons].find(({ textContent }) => textContent === reset)
      if (!button) return
      watch.disconnect()
      Object.assign(window, { oldBar: document.querySelector('main [data-sticky-bar]') })
      button.click()
    })
    watch.observe(document, { childList: true, subtree: true })
  }, filterPanelCopy.reset)
  await open(page, `${paths.discover}?type=none&max=1000`)
  await expect(page).toHaveURL(paths.discover)
  await expect(cardLinks(page)).toHaveCount(PAGE_SIZE.discoverWithPanel)
  const isKept = () =>
    page.evaluate(() => (window as unknown as { oldBar: Element }).oldBar.isConnected)
  expect(await isKept()).toBe(true)
})

test('the focus moves to the listings where the link that brings them goes before the late code has come', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/afterwards-*.js')
  await open(page, `${paths.discover}?type=none&max=1000`)
  await expect(page.getByRole('button', { name: filterPanelCopy.useMyLocation })).toBeVisible()
  await page.getByRole('link', { name: discoverCopy.browseAll }).press('Enter')
  await expect(cardLinks(page)).toHaveCount(PAGE_SIZE.discoverWithPanel)
  await expect(page.locator('body')).toBeFocused()
  release()
  await expect(page.getByRole('article').getByRole('heading').first()).toBeFocused()
})

test.describe('without its scripts', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a large window shows the whole page of a phone above the message', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(paths.discover, { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: failureCopy.retry })).toBeVisible()
    await expect(cardLinks(page).and(page.locator(':visible'))).toHaveCount(PAGE_SIZE.discover)
  })
})
