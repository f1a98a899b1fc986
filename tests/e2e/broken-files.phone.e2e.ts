import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { failureCopy } from '@domain/copy/failure-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { paths } from '@domain/paths'
import { cardLinks, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/**
 * Starts a proxy that sends the first half of a file, once, as if it were whole. Playwright's own
 * routes switch the cache of the browser off, which would keep such a file.
 */
async function startProxy(address: string, broken: RegExp) {
  let isDue = true
  const proxy = createServer((asked, response) => {
    const { method, url = '' } = asked
    const breaks = isDue && broken.test(url)
    if (breaks) isDue = false
    const headers = breaks ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const answered = async (answer: IncomingMessage) => {
      const body = await buffer(answer)
      const sent = breaks ? body.subarray(0, body.length / 2) : body
      const { 'transfer-encoding': _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': sent.length })
      response.end(sent)
    }
    const onward = request(address + url, { method, headers }, (answer) => void answered(answer))
    onward.on('error', () => response.destroy())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const stop = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { base: `http://127.0.0.1:${port}`, stop }
}

test('a start whose script was broken works after Retry', async ({ page, product, complaints }) => {
  const { base, stop } = await startProxy(product.address, /\/assets\/first-/)
  const renewed = page.waitForResponse(
    (response) =>
      response.url().includes('/assets/first-') && response.request().resourceType() === 'fetch',
  )
  await page.goto(base + paths.home)
  await expect(page.getByText(splashCopy.failed)).toBeVisible()
  await (await renewed).finished()
  await page.getByRole('button', { name: failureCopy.retry }).tap()
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(12)
  await expect(page.getByText(splashCopy.failed)).toHaveCount(0)
  complaints.splice(0)
  stop()
})

test('a menu whose file was broken opens after Retry', async ({ page, product, complaints }) => {
  const { base, stop } = await startProxy(product.address, /\/assets\/MobileMenu-/)
  await page.goto(base + paths.home)
  await splashGone(page)
  const menu = page.getByRole('button', { name: headerCopy.openMenu })
  await menu.tap()
  const failure = page.getByRole('alert').filter({ hasText: failureCopy.part })
  await failure.getByRole('button', { name: failureCopy.retry }).tap()
  // A browser that keeps failures has loaded the page again.
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await menu.tap({ timeout: 1_000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(failure).toHaveCount(0)
  complaints.splice(0)
  stop()
})
