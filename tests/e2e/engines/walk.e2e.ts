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
import { startProduct } from '@tests/e2e/support/product'
import { asTyped, inWords, stayIn } from '@tests/e2e/support/stays'
import { engines, type Driver } from './driver'

/** Key under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Key that WebDriver presses for this character. */
const ENTER = '\uE007'

const FIND = `
  const [selector, name] = arguments
  const names = (each) => [each.getAttribute('aria-label'), each.labels?.[0]?.innerText, each.innerText]
  return [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && names(each).some((text) => text?.trim().startsWith(name)),
  )`

/** What a guest does in a browser. Each step waits for what it needs. */
function guestOf(driver: Driver) {
  async function find(selector: string, name: string) {
    let found: unknown
    await expect(async () => {
      found = await driver.run(FIND, [selector, name])
      expect(found, `${selector} named ${name}`).toBeTruthy()
    }).toPass({ timeout: 60_000 })
    return (found as { [ELEMENT]: string })[ELEMENT]
  }
  return {
    sees: find,
    press: async (selector: string, name: string) => driver.click(await find(selector, name)),
    type: async (selector: string, name: string, text: string) =>
      driver.type(await find(selector, name), text),
    isAt: (path: string) =>
      expect.poll(() => driver.run('return location.pathname', []), { timeout: 60_000 }).toBe(path),
  }
}

for (const [place, [name, engine]] of Object.entries(engines).entries()) {
  test(`a guest searches, logs in and books in ${name} (PROD-01)`, async () => {
    test.skip(!engine.isInstalled(), `${name} is not installed (Debian: ${engine.packages}).`)
    const data = await mkdtemp(join(tmpdir(), 'staylet-engines-'))
    const product = await startProduct(data)
    const driver = await engine.start(4290 + place)
    try {
      const guest = guestOf(driver)
      const { checkIn, checkOut } = stayIn(4)
      await driver.go(product.address)
      await guest.type('[role=combobox]', headerCopy.searchLabel, `potter${ENTER}`)
      await guest.isAt(paths.discover)
      await guest.press('main article a', "Potter's Yard")
      await guest.sees('h1', "Potter's Yard")
      await guest.type('#booking-card input', bookingCardCopy.checkIn, asTyped(checkIn))
      await guest.type('#booking-card input', bookingCardCopy.checkOut, asTyped(checkOut))
      await guest.sees('#booking-card *', inWords(checkOut))
      await guest.press('#booking-card button', bookingCardCopy.bookNow)
      await guest.isAt(paths.login)
      await guest.type('main input', loginCopy.methods.email, ada)
      await guest.type('main input', loginCopy.password, password)
      await guest.press('main button', loginCopy.submit)
      await guest.isAt(paths.bookNow)
      await guest.type('main input', bookNowCopy.fields.phone, '08031234567')
      await guest.press('button', bookNowCopy.confirm)
      await guest.isAt(paths.payments)
      await driver.go(product.address + paths.myBookings)
      await guest.sees('main h2', "Potter's Yard")
    } finally {
      await driver.quit()
      await product.stop()
      await rm(data, { recursive: true, force: true })
    }
  })
}
