import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { priceOfNights } from '@domain/booking/pricing'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { heldNights } from '@domain/stay/availability'
import type { NewListing } from '@server/listing/save-listing'
import { longStay, stayPrices } from '@tests/domain/booking/arbitrary-rates'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, startTestServer, type TestServer } from '@tests/server/test-server'

const STAY = { env: { PRICE_TOTALS: 'stay' } }

/** Two weekend nights are in the stay of makePayload with this check-out: Wednesday to Sunday. */
const FOUR_NIGHTS = { endDate: '2026-04-05T00:00:00.000Z' }
const RATES: NewListing['rates'] = [
  { weekdays: ['fri', 'sat'], price: 60_000 },
  { startDate: '2026-12-20', endDate: '2027-01-03', price: 135_000, minimumNights: 3 },
]

const found = async (app: TestServer, query: string) =>
  (await app.inject(`/api/listing?${query}`)).json().listings as PricedListing[]

describeOnBothDatabases('the price of stays', (database) => {
  const prepare = async (options: Parameters<typeof startTestServer>[1] = STAY) => {
    const app = await startTestServer(database(), options)
    const ada = await insertGuest(database())
    const loft = await seedListing(database(), { rates: RATES })
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      app.inject({ method, url, headers: as(ada), payload })
    const book = (changes: object) =>
      send('POST', '/api/booking', makePayload(ada._id, loft, changes))
    const save = (payload: object) => send('PATCH', '/api/listing', payload)
    return { app, loft, book, save }
  }

  it('is the same in SQL as in domain, on random rates (R-158, R-162)', async () => {
    const samples = fc.sample(fc.tuple(stayPrices, longStay), { numRuns: 80, seed: 7 })
    for (const [listing, stay] of samples) {
      const { minimumNights: _minimum, stayTotals: _totals, ...prices } = listing
      const id = await seedListing(database(), prices as Partial<NewListing>)
      const { checkIn, checkOut } = heldNights(stay)
      const { rows } = await sql<{ kobo: number }>`
        select price_of_nights(base_price_kobo, rates, week_discount, month_discount,
          ${checkIn}::date, ${checkOut}::date) as kobo
        from listings where id = ${id}::uuid`.execute(database())
      const { sum, discount } = priceOfNights(listing, stay)
      expect(rows[0]?.kobo).toBe(sum - discount)
    }
  })

  it('is what a booking stores and returns, with its number of nights (R-157, R-109)', async () => {
    const { book } = await prepare()
    // 2 nights at 45,000 and 2 at 60,000, cleaning, and 10 percent.
    const answer = await book({ ...FOUR_NIGHTS, totalPrice: 236_000 })
    expect(answer.statusCode).toBe(201)
    const shown = { totalPrice: 236_000, totalNights: 4, priceDiffers: false }
    expect(answer.json().booking).toMatchObject(shown)
    const stored = await database()
      .selectFrom('bookings')
      .select(['total_price_kobo', 'quoted_total_kobo', 'total_nights'])
      .executeTakeFirstOrThrow()
    const kobo = 23_600_000
    expect(stored).toEqual({ total_price_kobo: kobo, quoted_total_kobo: kobo, total_nights: 4 })
  })

  it('differs from a total of one night, which is not refused (R-109)', async () => {
    const { book } = await prepare()
    expect((await book(FOUR_NIGHTS)).json().booking).toMatchObject({
      totalPrice: 236_000,
      seenTotal: 54_500,
      priceDiffers: true,
    })
  })

  it('refuses a stay with too few nights in the words of the calendar (R-160)', async () => {
    const { book } = await prepare()
    const dates = { startDate: '2026-12-19T00:00:00.000Z', endDate: '2026-12-21T00:00:00.000Z' }
    const answer = await book(dates)
    const message = 'At least 3 nights in these dates'
    const refusal = { code: 'stay_too_short', message, fields: { endDate: message } }
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal])
  })

  it('is told of each listing of a search with dates, filtered and ordered by it (R-162)', async () => {
    const { app } = await prepare()
    await seedListing(database(), { name: 'Palm Court', basePrice: 50_000, monthDiscount: 10 })
    const dates = 'startDate=2026-04-01&endDate=2026-04-05'
    expect(await found(app, `${dates}&sort=price-down`)).toMatchObject([
      { name: 'Lagoon Loft', stayPrice: { nights: 4, price: 210_000 }, stayTotals: true },
      { name: 'Palm Court', stayPrice: { nights: 4, price: 200_000 } },
    ])
    const dear = await found(app, `${dates}&priceMin=52500`)
    expect(dear.map(({ name }) => name)).toEqual(['Lagoon Loft'])
    const cheap = await found(app, `${dates}&priceMax=52499&fields=card`)
    expect(cheap.map(({ name }) => name)).toEqual(['Palm Court'])
    const byText = await found(app, `${dates}&search=lagoon&priceMin=52500`)
    expect(byText).toMatchObject([{ stayPrice: { nights: 4, price: 210_000 } }])
    expect((await found(app, ''))[0]).not.toHaveProperty('stayPrice')
  })

  it('is that of one night without the setting, whatever a listing has (R-89, R-157)', async () => {
    const { app, loft, book } = await prepare({})
    await database().updateTable('listings').set({ minimum_nights: 9 }).execute()
    const [listing] = await found(app, 'startDate=2026-04-01&endDate=2026-04-05')
    for (const name of ['rates', 'minimumNights', 'stayTotals', 'stayPrice']) {
      expect(listing).not.toHaveProperty(name)
    }
    expect((await app.inject(`/api/listing/${loft}`)).json().listing).not.toHaveProperty('rates')
    const { booking } = (await book(FOUR_NIGHTS)).json()
    expect(booking).toMatchObject({ totalPrice: 54_500, priceDiffers: false })
    expect(booking).not.toHaveProperty('totalNights')
  })

  it('keeps what the host saves by call, and refuses what contradicts itself (R-158, R-161)', async () => {
    const { save } = await prepare()
    const times = { checkInTime: '15:00', checkOutTime: '10:30' }
    const discounts = { weekDiscount: 10, monthDiscount: 20 }
    const rules = { rates: RATES, minimumNights: 2, ...discounts, ...times }
    const saved = (await save(rules)).json().listing
    expect(saved).toMatchObject(rules)
    const cleared = await save({ id: saved._id, rates: null, checkInTime: null })
    expect(cleared.json().listing).not.toHaveProperty('rates')
    expect(cleared.json().listing).toMatchObject({ minimumNights: 2, checkOutTime: '10:30' })
    const twice = await save({ rates: [RATES?.[0], RATES?.[0]] })
    const refusal = { code: 'invalid_request', fields: { rates: '2: has a night of 1' } }
    expect(twice.json()).toMatchObject(refusal)
    expect((await save({ checkInTime: '25:00' })).statusCode).toBe(400)
  })
})
