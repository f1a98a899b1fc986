import { expect, it } from 'vitest'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, startTestServer } from '@tests/server/test-server'

const LOCAL = { host: '127.0.0.1:3000' }
const env = { PAYMENTS: 'demo', PUBLIC_URL: 'http://127.0.0.1:3000' }

describeOnBothDatabases('the checkout of the demo (R-163)', (database) => {
  it('leads from the link to a payment, and back', async () => {
    const app = await startTestServer(database(), { env })
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const made = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home),
    })
    const { payPath, _id } = made.json<{ booking: OwnBooking }>().booking
    const checkout = async () => {
      const { headers } = await app.inject(`${payPath}?by=card`)
      return new URL(String(headers.location)).pathname
    }
    const press = (path: string, what: string, headers: Record<string, string> = LOCAL) =>
      app.inject({
        method: 'POST',
        url: `${path}/${what}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
    const first = await checkout()
    expect((await app.inject({ url: first, headers: LOCAL })).body).toContain('₦54,500')
    const declined = await press(first, 'decline')
    expect(declined.statusCode).toBe(303)
    expect((await app.inject(String(declined.headers.location))).body).toContain('Not paid')
    const second = await checkout()
    expect(second).not.toBe(first)
    const paid = await press(second, 'pay')
    expect((await app.inject(String(paid.headers.location))).body).toContain('Payment received')
    // What is paid stays paid.
    await press(second, 'leave')
    const seen = await app.inject({ url: `/api/booking/${_id}`, headers: as(ada) })
    expect(seen.json().booking).toMatchObject({ status: 'Confirmed', paid: 54_500 })
    const outside = { host: 'staylet.example', 'x-forwarded-for': '198.51.100.7' }
    expect((await press(second, 'pay', outside)).statusCode).toBe(404)
  })
})
