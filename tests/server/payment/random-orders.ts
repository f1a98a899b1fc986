import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '@domain/time'
import { cancelBookings } from '@server/booking/change-status'
import { releaseBookings } from '@server/booking/release-bookings'
import { readConfig } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { PaymentProviderFault } from '@server/payment/payment-provider'
import { createPayments } from '@server/payment/payments'
import { pickFrom, randomOf, type Random } from '@server/seed/seeded-random'
import { createPaystack, PAYSTACK_KEY, signed } from '@tests/server/paystack-server'
import { insertGuest, seedListing } from '@tests/server/rows'
import { NOW } from '@tests/server/test-server'

const TOTAL = 5_450_000
/** Stays of the orders follow each other, so that only those of one order compete for nights. */
const FIRST_NIGHT = Date.parse('2027-01-01T00:00:00.000Z')
const dayOf = (order: number) => new Date(FIRST_NIGHT + order * 2 * DAY).toISOString().slice(0, 10)

interface World {
  database: Database
  userId: string
  listingId: string
}

async function insertStay({ database, userId, listingId }: World, order: number) {
  const { id } = await database
    .insertInto('bookings')
    .values({
      user_id: userId,
      listing_id: listingId,
      listing_snapshot: JSON.stringify({ name: 'Lagoon Loft' }),
      check_in: dayOf(order),
      check_out: dayOf(order),
      travelers_no: 1,
      total_price_kobo: TOTAL,
      quoted_total_kobo: TOTAL,
      held_until: new Date(NOW.getTime() + DAY),
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One booking, and everything that may happen to its money, in the order that chance gives. */
async function runOrder(world: World, order: number, random: Random) {
  const { database } = world
  const paystack = createPaystack()
  let now = NOW
  let isKilled = false
  // Some answers take their time, so that other events happen while one is on its way.
  const delay = randomOf(order, 1)
  const payments = createPayments({
    config: readConfig({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://staylet.example',
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    }),
    database,
    clock: () => now,
    log: { error: () => undefined, warn: () => undefined },
    onRecorded: () => undefined,
    fetch: async (address, init) => {
      const { status, data, message } = paystack.answer(
        init?.method ?? 'GET',
        new URL(address instanceof Request ? address.url : address).pathname,
        new Headers(init?.headers).get('authorization') ?? undefined,
        typeof init?.body === 'string' ? init.body : '',
      )
      for (let turn = delay() < 0.1 ? 200 : 0; turn > 0; turn -= 1) await setImmediate()
      // A process that ends here has asked, and stores nothing of the answer.
      if (isKilled) throw new Error('killed')
      return Response.json({ status: status === 200, data, message }, { status })
    },
  })
  if (!payments) throw new Error('There is no provider.')
  const booking = await insertStay(world, order)
  const attempts = () => [...paystack.transactions.values()]
  const any = () => {
    const all = attempts()
    return all.length === 0 ? undefined : pickFrom(all, random)
  }
  /** Runs a part of the server that may be killed after it has asked. */
  const serve = async (work: () => Promise<unknown>) => {
    isKilled = random() < 0.15
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PaymentProviderFault)) throw error
    } finally {
      isKilled = false
    }
  }
  const notify = async (reference: string) => {
    const body = Buffer.from(
      paystack.notice(reference, pickFrom(['charge.success', 'refund.processed'], random)),
    )
    const notice = payments.provider.readNotice(body, signed(body.toString()).headers)
    if (notice === 'forged' || !notice) throw new Error('A signed notice was refused.')
    await payments.receive(notice, body)
  }
  const events = {
    begin: () =>
      serve(() => payments.begin(booking, pickFrom(['card', 'ussd', 'transfer', 'link'], random))),
    pay: async () => {
      const attempt = any()
      if (!attempt || attempt.status === 'success' || attempt.status === 'reversed') return
      const amount = pickFrom([1, 1, 1, 1, 0.5, 2], random) * attempt.asked
      const currency = random() < 0.1 ? 'USD' : 'NGN'
      paystack.act(attempt.reference, { status: 'success', amount: Math.ceil(amount), currency })
    },
    fail: async () => {
      const attempt = any()
      if (attempt?.status === 'abandoned') paystack.act(attempt.reference, { status: 'failed' })
    },
    reverse: async () => {
      const attempt = any()
      if (attempt?.status === 'success') paystack.act(attempt.reference, { status: 'reversed' })
    },
    notice: async () => {
      const attempt = any()
      if (attempt) await notify(attempt.reference)
    },
    comeBack: () => serve(async () => payments.finish(any()?.reference ?? '')),
    wait: async () => {
      now = new Date(now.getTime() + pickFrom([MINUTE, 10 * MINUTE, HOUR, 3 * HOUR], random))
    },
    look: () => serve(() => payments.look()),
    release: async () => {
      now = new Date(Math.max(now.getTime(), NOW.getTime() + 25 * HOUR))
      await releaseBookings(database, now)
    },
    cancel: async () => {
      await cancelBookings(database, { ids: [booking] }, now)
    },
    sell: async () => {
      await insertStay(world, order).catch((error: { constraint?: string }) => {
        if (error.constraint !== 'bookings_no_overlap') throw error
      })
    },
  }
  // What guests do is tried more often than what ends a booking.
  const usual = ['begin', 'begin', 'pay', 'pay', 'notice', 'comeBack', 'look', 'wait'] as const
  const rare = ['fail', 'reverse', 'release', 'cancel', 'sell'] as const
  const names = [...usual, ...usual, ...usual, ...rare]
  const past: string[] = []
  for (let step = 0; step < 14; step += 1) {
    const name = pickFrom(names, random)
    past.push(name)
    await events[name]()
  }
  // Notices of what was returned come in the end. What was paid is found without one.
  for (const { reference, status } of attempts()) {
    if (status === 'reversed') await notify(reference)
  }
  for (let turn = 0; turn < 4; turn += 1) {
    now = new Date(now.getTime() + 9 * HOUR)
    await payments.look()
  }
  await payments.stop()

  const told = past.join(', ')
  const kept = attempts().filter(
    ({ status, currency }) => status === 'success' && currency === 'NGN',
  )
  const money = kept.reduce((sum, { amount }) => sum + amount, 0)
  const rows = await database
    .selectFrom('payments')
    .select(['received_kobo', 'returned_kobo'])
    .where('booking_id', '=', booking)
    .execute()
  const stored = rows.reduce((sum, row) => sum + row.received_kobo - row.returned_kobo, 0)
  const after = await database
    .selectFrom('bookings')
    .select(['status', 'cancel_reason', 'paid_kobo', 'quoted_total_kobo'])
    .where('id', '=', booking)
    .executeTakeFirstOrThrow()
  expect([stored, after.paid_kobo], told).toEqual([money, money])
  const twice = await database
    .selectFrom('payment_events as e')
    .innerJoin('payments as p', 'p.reference', 'e.reference')
    .select(['e.reference', ({ fn }) => fn.countAll<number>().as('times')])
    .where('p.booking_id', '=', booking)
    .where('e.kind', '=', 'paid')
    .groupBy('e.reference')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  expect(twice, told).toEqual([])
  if (after.paid_kobo >= TOTAL) expect(after.status, told).not.toBe('Pending')
  if (after.status === 'Confirmed') expect(rows.length, told).toBeGreaterThan(0)
  // Its provider is gone, so that no later order asks about what it left open.
  await database
    .updateTable('payments')
    .set({ check_at: null })
    .where('check_at', 'is not', null)
    .execute()
  return past
}

/** Runs orders of events on one database, and checks the money after each. @returns how many attempts they made. */
export async function runRandomOrders(database: Database, orders: number, seed: number) {
  const { _id: userId } = await insertGuest(database)
  const listingId = await seedListing(database)
  for (let order = 0; order < orders; order += 1) {
    await runOrder({ database, userId, listingId }, order, randomOf(seed, order))
  }
  const { count } = await database
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
