import { test as base } from '@playwright/test'
import { watchComplaints } from './complaints'
import { ownData } from './prepare-data'
import { startProduct, type Product } from './product'
import { renderByScript } from './render-by-script'
import { cpuSlowdown, slowDown } from './slow-cpu'

interface EachTest {
  /** Whether the page's script renders each first screen, instead of the server. */
  isRenderedByScript: boolean
  /** Console messages allowed in a test that breaks something on purpose. */
  tolerated: RegExp | undefined
  /** Console messages, policy violations and script errors. Every test must end with none. */
  complaints: string[]
}

interface EachWorker {
  product: Product
}

/** Playwright's `test` with the built product running. It fails on any console error. */
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
  // A test's routes never see the responses of a service worker, so only the tests about it allow
  // it.
  serviceWorkers: 'block',
  isRenderedByScript: [false, { option: true }],
  context: async ({ context, isRenderedByScript }, provide) => {
    if (isRenderedByScript) await renderByScript(context)
    if (cpuSlowdown > 1) slowDown(context)
    await provide(context)
  },
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

/** Options of tests that change what the API sends for a first screen. */
export const renderedByScript = { isRenderedByScript: true }
