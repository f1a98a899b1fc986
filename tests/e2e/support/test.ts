import { test as base } from '@playwright/test'
import { ownData } from './prepare-data'
import { startProduct, type Product } from './product'
import { watchComplaints } from './complaints'

interface EachTest {
  /** What the console may say in a test that breaks something on purpose. */
  tolerated: RegExp | undefined
  /** What the console said, policy violations and broken scripts included; a test ends with none. */
  complaints: string[]
}

interface EachWorker {
  product: Product
}

/** Playwright's `test` with the built product running, and no console error left unseen. */
export const test = base.extend<EachTest, EachWorker>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is asked for
    async ({}, provide) => {
      const { folder, remove } = await ownData()
      const product = await startProduct(folder)
      await provide(product)
      await product.stop()
      await remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.address),
  // What a worker answers a test's routes never see; the tests about it let it in.
  serviceWorkers: 'block',
  tolerated: [undefined, { option: true }],
  complaints: [
    async ({ page, tolerated }, provide) => {
      const complaints = await watchComplaints(page)
      await provide(complaints)
      base
        .expect(
          complaints.filter((text) => !tolerated?.test(text)),
          'what the console said',
        )
        .toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
