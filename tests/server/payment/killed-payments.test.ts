import { expect, it } from 'vitest'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { addDays, toWire } from '@domain/stay/stay-date'
import { MINUTE } from '@domain/time'
import type { Database } from '@server/database/tables'
import { describeOnEachDatabase } from '@tests/server/databases'
import { createPaystack, PAYSTACK_KEY, signed } from '@tests/server/paystack-server'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

const TOTAL = 54_500 * 100

/** Ends the process before a statement: nothing that follows is sent, and what is open is rolled back. */
function killable(database: Database) {
  let left = Number.POSITIVE_INFINITY
  const killed = database.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return {
    database: killed,
    /** Runs some work up to a number of statements. @returns whether it was killed. */
    run: async (statements: number, work: () => PromiseLike<unknown>) => {
      left = statements
      await work()
      const isKilled = left < 0
      left = Number.POSITIVE_INFINITY
      return isKilled
    },
  }
}

describeOnEachDatabase('a process that ends while it stores a payment (R-165)', (database) => {
  const prepare = async () => {
    const paystack = createPaystack()
    const time = { now: NOW }
    const kill = killable(database())
    const app = await startTestServer(kill.database, {
      clock: () => time.now,
      env: {
        PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
        PAYSTACK_URL: await paystack.listen(),
        OPERATOR_EMAIL: 'desk@staylet.test',
        HOST: '0.0.0.0',
      },
    })
    const ada = await insertGuest(database())
    const host = await insertGuest(database(), 'host@staylet.test')
    const home = await seedListing(database(), { hostId: host._id })
    let days = 0
    const book = async () => {
      const day = addDays('2026-04-01', (days += 2))
      const stay = { startDate: toWire(day), endDate: toWire(addDays(day, 1)) }
      const made = await app.inject({
        method: 'POST',
        url: '/api/booking',
        headers: as(ada),
        payload: makePayload(ada._id, home, stay),
      })
      return made.json<{ booking: OwnBooking }>().booking
    }
    /** Everything that a payment changes. */
    const stored = async (id: string) => {
      const booking = await database()
        .selectFrom('bookings')
        .select(['status', 'paid_kobo'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const payments = await database()
        .selectFrom('payments')
        .select(['reference', 'status', 'received_kobo'])
        .where('booking_id', '=', id)
        .execute()
      const events = await database()
        .selectFrom('payment_events as e')
        .innerJoin('payments as p', 'p.reference', 'e.reference')
        .select('e.kind')
        .where('p.booking_id', '=', id)
        .where('e.kind', '<>', 'notice')
        .orderBy('e.id')
        .execute()
      const messages = await database()
        .selectFrom('outgoing_messages')
        .select('reader')
        .where('kind', '=', 'payment-received')
        .where('booking_id', '=', id)
        .orderBy('reader')
        .execute()
      return {
        ...booking,
        payments: payments.map(({ status, received_kobo }) => [status, received_kobo]),
        events: events.map(({ kind }) => kind),
        told: messages.map(({ reader }) => reader),
        references: payments.map(({ reference }) => reference),
      }
    }
    return { app, time, paystack, kill, book, stored }
  }
  const NOTHING = {
    status: 'Pending',
    paid_kobo: 0,
    payments: [['open', 0]],
    events: ['begun'],
    told: [],
  }
  const ALL = {
    status: 'Confirmed',
    paid_kobo: TOTAL,
    payments: [['paid', TOTAL]],
    events: ['begun', 'paid'],
    told: ['guest', 'host', 'operator'],
  }

  it('has stored nothing of it or all of it, and a notice or a later look completes it', async () => {
    const { app, time, paystack, kill, book, stored } = await prepare()
    const left: string[] = []
    for (let statements = 0, isKilled = true; isKilled; statements += 1) {
      const booking = await book()
      await app.inject(`${booking.payPath}?by=card`)
      const [reference = ''] = (await stored(booking._id)).references
      paystack.act(reference, { status: 'success' })
      isKilled = await kill.run(statements, () =>
        app.inject(`/api/payment/return?reference=${reference}`),
      )
      const { references: _, ...after } = await stored(booking._id)
      left.push(after.status)
      expect(after, `killed before statement ${statements + 1}`).toEqual(
        after.status === 'Pending' ? NOTHING : ALL,
      )
      if (statements % 2 === 0) await app.inject(signed(paystack.notice(reference)))
      time.now = new Date(time.now.getTime() + 2 * MINUTE)
      await app.payments?.look()
      expect(await stored(booking._id)).toEqual({ ...ALL, references: [reference] })
    }
    // Before, within and after the transaction, which has seven statements.
    expect(left.filter((status) => status === 'Pending').length).toBeGreaterThan(7)
    expect(left.at(-1)).toBe('Confirmed')
  })

  it('has begun an attempt or none, and the guest can pay', async () => {
    const { app, paystack, kill, book, stored } = await prepare()
    for (let statements = 0, isKilled = true; isKilled; statements += 1) {
      const booking = await book()
      // Another address each time, because one may open only so many links.
      const remoteAddress = `198.51.100.${statements + 1}`
      const pay = () => app.inject({ url: `${booking.payPath}?by=card`, remoteAddress })
      isKilled = await kill.run(statements, pay)
      const { payments, events } = await stored(booking._id)
      expect([payments.length, events.length]).toEqual(payments.length === 0 ? [0, 0] : [1, 1])
      expect((await pay()).statusCode).toBe(303)
      const { references } = await stored(booking._id)
      const begun = references.filter((each) => paystack.transactions.has(each))
      for (const reference of begun) {
        paystack.act(reference, { status: 'success' })
        await app.inject({ url: `/api/payment/return?reference=${reference}`, remoteAddress })
      }
      // An attempt whose checkout nobody was sent to can be paid by nobody but this test.
      expect(await stored(booking._id)).toMatchObject({
        status: 'Confirmed',
        paid_kobo: begun.length * TOTAL,
      })
    }
  })
})
