import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { paths } from '@domain/paths'
import { toWire } from '@domain/stay/stay-date'
import { buildFront } from '@tests/e2e/support/other-front'
import {
  bookingCard,
  cardLinks,
  confirmButton,
  field,
  logIn,
  pager,
  splashGone,
  typeTab,
} from '@tests/e2e/support/pages'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'
import { serveFolder } from '@tests/helpers/serve-folder'
import { startPlainBackend, type PlainBackend } from './plain-backend'

// One worker, so that the page is built only once.
test.describe.configure({ mode: 'default' })
// This backend has no geo services. The page only logs that (ERR-06).
test.use({ tolerated: /\/geo\// })

let backend: PlainBackend
let front: Awaited<ReturnType<typeof serveFolder>>
let folder: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  backend = await startPlainBackend()
  folder = await mkdtemp(join(tmpdir(), 'staylet-front-'))
  await buildFront(backend.address, folder)
  front = await serveFolder(folder)
})

test.afterAll(async () => {
  await front.close()
  backend.close()
  await rm(folder, { recursive: true, force: true })
})

for (const [what, shape] of [
  ['a plain array', 'array'],
  ['an object', 'object'],
] as const) {
  test(`a backend with only the specified API that returns ${what} supports the whole journey (API-14, PROD-01)`, async ({
    page,
  }) => {
    backend.answersWith = shape
    backend.bookings.length = 0
    const stay = stayIn(2)
    await page.goto(front.address)
    await splashGone(page)
    await expect(cardLinks(page)).toHaveCount(12)
    await typeTab(page, 'Hut').click()
    await expect(page.getByText('20 homes')).toBeVisible()
    await pager(page).getByRole('link', { name: pagerCopy.next }).click()
    await expect(cardLinks(page)).toHaveCount(8)
    await expect(page).toHaveURL(/type=type-hut&page=2$/)
    await page.reload()
    await splashGone(page)
    await expect(cardLinks(page)).toHaveCount(8)
    await page.getByRole('link', { name: 'Plain Hut 40', exact: true }).click()
    await expect(page).toHaveURL(`${front.address}/propertydetail/plain-hut-40`)
    await page.reload()
    await splashGone(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Plain Hut 40' })).toBeVisible()

    const card = bookingCard(page)
    await card.getByRole('textbox', { name: bookingCardCopy.checkIn }).fill(asTyped(stay.checkIn))
    await card.getByRole('textbox', { name: bookingCardCopy.checkOut }).fill(asTyped(stay.checkOut))
    await card.getByRole('button', { name: bookingCardCopy.bookNow }).click()
    await expect(page).toHaveURL(front.address + paths.login)
    await logIn(page, 'bola@plain.test')
    await expect(field(page, bookNowCopy.fields.firstName)).toHaveValue('Bola')
    await field(page, bookNowCopy.fields.phone).fill('08031234567')
    await confirmButton(page).click()
    await expect(page).toHaveURL(front.address + paths.payments)
    expect(backend.bookings).toEqual([
      {
        startDate: toWire(stay.checkIn),
        endDate: toWire(stay.checkOut),
        travelersNo: 1,
        totalPrice: 32_450,
        userId: 'guest-1',
        listing: 'home-40',
      },
    ])
    await page.getByRole('banner').getByRole('link', { name: headerCopy.nav.myBookings }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Plain Hut 40' })).toBeVisible()
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  })

  test(`filters work on a backend that ignores them and returns ${what} (API-14, FILT-05, FILT-14, ERR-06)`, async ({
    page,
  }) => {
    backend.answersWith = shape
    await page.goto(`${front.address}/discover?min=28000&type=type-hut`)
    await splashGone(page)
    await expect(cardLinks(page)).toHaveText(['Plain Hut 38', 'Plain Hut 40'])
    await page.getByRole('button', { name: filterPanelCopy.remove('Hut') }).click()
    await expect(cardLinks(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Swimming pool' }).click()
    await expect(cardLinks(page)).toHaveText(['Plain Hut 40'])
    await page.goBack()
    await expect(cardLinks(page)).toHaveCount(4)
    await page.goto(`${front.address}/discover?search=swimming%20pool`)
    await splashGone(page)
    await expect(cardLinks(page)).toHaveText(['Plain Hut 40'])
    await page.getByRole('combobox', { name: filterPanelCopy.country }).selectOption('Nigeria')
    await page.getByRole('combobox', { name: filterPanelCopy.state }).selectOption('Plateau')
    const city = page.getByRole('combobox', { name: filterPanelCopy.city })
    await expect(city.getByRole('option', { name: 'Jos' })).toBeAttached()
  })
}
