import { datesCopy } from '@domain/copy/dates-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from '@tests/e2e/support/guests'
import { splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** Runs in the page. Notes what makes the browser read its data of languages, also in packages. */
const watchFirstUse = () => {
  const used: string[] = []
  Object.assign(window, { used })
  const noting = (name: string, original: object) =>
    new Proxy(original, {
      construct: (target, given, self) => {
        used.push(name)
        return Reflect.construct(target as new () => object, given, self) as object
      },
      apply: (target, on, given) => {
        used.push(name)
        return Reflect.apply(target as () => unknown, on, given)
      },
    })
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const value = noting(name, Reflect.get(owner, name) as object)
      Object.defineProperty(owner, name, { value, configurable: true, writable: true })
    }
  }
  watch(Intl, ['DateTimeFormat', 'Segmenter', 'Collator', 'NumberFormat', 'ListFormat'])
  watch(String.prototype, ['localeCompare'])
  watch(Number.prototype, ['toLocaleString'])
  watch(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
}

test('neither pages nor calendar and filters freeze for data of languages', async ({
  page,
  product,
}) => {
  await page.addInitScript(watchFirstUse)
  const used = () => page.evaluate(() => (window as unknown as { used: string[] }).used)
  const visited = [paths.home, paths.myBookings, paths.profile, paths.discover]
  for (const path of visited) {
    await openAs(page, product.address, ada, path)
    await splashGone(page)
    await page.waitForLoadState('networkidle')
    expect(await used(), path).toEqual([])
  }
  const filters = page.getByRole('button', { name: new RegExp(`^${filtersCopy.title}`) })
  await filters.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await used(), 'filters').toEqual([])
  await page.goto(product.address + paths.property('potters-yard'))
  await splashGone(page)
  await page.locator('[data-bottom-bar]').getByRole('button').first().tap()
  const next = page.getByRole('dialog').getByRole('button', { name: datesCopy.nextMonth })
  await next.tap()
  expect(await used(), 'calendar').toEqual([])
})
