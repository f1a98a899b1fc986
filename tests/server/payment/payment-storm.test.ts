import { expect, it } from 'vitest'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { describeOnBothDatabases } from '@tests/server/databases'
import { createPaystack, PAYSTACK_KEY, signed } from '@tests/server/paystack-server'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, startTestServer } from '@tests/server/test-server'

describeOnBothDatabases('a storm of notices at two servers (R-165)', (database) => {
  it('counts each payment once, and tells each reader once', async () => {
    const paystack = createPaystack()
    const PAYSTACK_URL = await paystack.listen()
    const env = {
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
      PAYSTACK_URL,
      OPERATOR_EMAIL: 'desk@staylet.test',
      HOST: '0.0.0.0',
    }
    const [one, other] = [
      await startTestServer(database(), { env }),
      await startTestServer(database(), { env }),
    ]
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const made = await one.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home),
    })
    const { booking } = made.json<{ booking: OwnBooking }>()
    const path = booking.payPath ?? ''
    await Promise.all(
      ['card', 'ussd', 'card', 'transfer'].flatMap((by) => [
        one.inject(`${path}?by=${by}`),
        other.inject(`${path}?by=${by}`),
      ]),
    )
    const references = [...paystack.transactions.keys()]
    for (const each of references) paystack.act(each, { status: 'success' })
    const storm = references.flatMap((reference) =>
      Array.from({ length: 12 }, (_, turn) => [
        (turn % 2 ? one : other).inject(
          signed(paystack.notice(reference, 'charge.success', { turn: turn % 6 })),
        ),
        (turn % 2 ? other : one).inject(`/api/payment/return?reference=${reference}`),
      ]).flat(),
    )
    for (const { statusCode } of await Promise.all(storm)) expect([200, 429]).toContain(statusCode)
    await Promise.all([one.payments?.look(), other.payments?.look()])
    const row = await database()
      .selectFrom('bookings')
      .select(['status', 'paid_kobo'])
      .where('id', '=', booking._id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'Confirmed', paid_kobo: references.length * 5_450_000 })
    const events = await database()
      .selectFrom('payment_events')
      .select(['reference', 'kind'])
      .where('kind', 'in', ['paid', 'notice'])
      .execute()
    expect(events.filter(({ kind }) => kind === 'paid')).toHaveLength(references.length)
    expect(events.filter(({ kind }) => kind === 'notice')).toHaveLength(references.length * 6)
    const told = await database()
      .selectFrom('outgoing_messages')
      .select('recipient')
      .where('kind', '=', 'payment-received')
      .where('reader', '=', 'guest')
      .execute()
    expect(told).toHaveLength(references.length)
  })
})
