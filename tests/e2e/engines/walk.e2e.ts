import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { paths } from '@domain/paths'
import { ada, password } from '@tests/e2e/support/guests'
import { ownData } from '@tests/e2e/support/prepare-data'
import { startProduct } from '@tests/e2e/support/product'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { freePort } from '@tests/server/free-port'
import { engines, type Driver } from './driver'

const FIND = `
  const [selector, name] = arguments
  const names = (each) => [each.getAttribute('aria-label'), each.labels?.[0]?.innerText, each.innerText]
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && names(each).some((text) => text?.trim().startsWith(name)),
  )
  found?.scrollIntoView({ block: 'center' })
  return found`

/** What a guest does in a browser. Each step waits for what it needs. */
function guestOf(driver: Driver) {
  async function find(selector: string, name: string) {
    const search = () => driver.run(FIND, [selector, name])
    await expect.poll(search, `${selector} named ${name}`).toBeTruthy()
    // WebDriver returns the element's reference in an object of one entry.
    return String(Object.values((await search()) as object)[0])
  }
  return {
    sees: find,
    /** Presses once nothing that moves or closes is in front of it. */
    press: (selector: string, name: string) =>
      expect(async () => void (await driver.click(await find(selector, name)))).toPass(),
    type: async (selector: string, name: string, text: string) =>
      driver.type(await find(selector, name), text),
    isAt: (path: string) =>
      expect.poll(() => driver.run('return location.pathname', [])).toBe(path),
  }
}

for (const [name, { packages, needs, program, connect }] of Object.entries(engines)) {
  test(`a guest searches, logs in and books in ${name} (PROD-01)`, async () => {
    test.skip(
      !needs.every((each) => existsSync(each)),
      `${name} is not installed (Debian: ${packages}).`,
    )
    const { folder, remove } = await ownData()
    const product = await startProduct(folder)
    const profile = await mkdtemp(join(tmpdir(), 'staylet-engine-'))
    const port = await freePort()
    const [file, ...args] = program(port, profile)
    // A process group of its own, so that the browser ends with its driver.
    const browser = spawn(file, args, { stdio: 'ignore', detached: true })
    try {
      const driver = await connect(port)
      const guest = guestOf(driver)
      const { checkIn, checkOut } = stayIn(4)
      await driver.go(product.address)
      // The last character is WebDriver's Enter.
      await guest.type('[role=combobox]', headerCopy.searchLabel, 'potter\uE007')
      await guest.press('main article a', "Potter's Yard")
      await guest.type('#booking-card input', bookingCardCopy.checkIn, asTyped(checkIn))
      await guest.type('#booking-card input', bookingCardCopy.checkOut, asTyped(checkOut))
      await guest.press('#booking-card button', bookingCardCopy.bookNow)
      await guest.isAt(paths.login)
      await guest.type('main input:not([type=radio])', loginCopy.methods.email, ada)
      await guest.type('main input', loginCopy.password, password)
      await guest.press('main button', loginCopy.submit)
      await guest.isAt(paths.bookNow)
      await guest.type('main input', bookNowCopy.fields.phone, '08031234567')
      await guest.press('button', bookNowCopy.confirm)
      await guest.isAt(paths.payments)
      await driver.go(product.address + paths.myBookings)
      await guest.sees('main h2', "Potter's Yard")
    } finally {
      if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
      await product.stop()
      await remove()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  })
}
