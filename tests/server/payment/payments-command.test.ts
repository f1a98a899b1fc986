import { expect, it } from 'vitest'
import { runPaymentsCommand } from '@server/commands/payments-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { createPaystack, PAYSTACK_KEY } from '@tests/server/paystack-server'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'
import { NOW } from '@tests/server/test-server'

const TOTAL = 54_500 * 100

/** Begins two payments at a stand-in for Paystack, each of a booking. */
async function prepare() {
  const paystack = createPaystack()
  const settings = {
    ...(await settingsOfNewDatabase()),
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    PAYSTACK_URL: await paystack.listen(),
  }
  const opened = await connectDatabase(readConfig(settings).database)
  const { database } = opened
  await migrateToLatest(database)
  const { _id: userId } = await insertGuest(database)
  const listingId = await seedListing(database)
  const days = [
    { checkIn: '2026-06-01', checkOut: '2026-06-02' },
    { checkIn: '2026-06-03', checkOut: '2026-06-04' },
  ]
  const references: string[] = []
  for (const stay of days) {
    await insertBooking(database, { userId, listingId, ...stay })
    const { id } = await database
      .updateTable('bookings')
      .set({ quoted_total_kobo: TOTAL })
      .where('check_in', '=', stay.checkIn)
      .returning('id')
      .executeTakeFirstOrThrow()
    const reference = `stay-${String(references.length).repeat(32)}`
    references.push(reference)
    await database
      .insertInto('payments')
      .values({
        reference,
        booking_id: id,
        provider: 'paystack',
        channel: 'card',
        asked_kobo: TOTAL,
        check_at: NOW,
        created_at: NOW,
      })
      .execute()
    const body = { reference, amount: TOTAL, email: 'ada@staylet.test', currency: 'NGN' }
    paystack.answer(
      'POST',
      '/transaction/initialize',
      `Bearer ${PAYSTACK_KEY}`,
      JSON.stringify(body),
    )
  }
  await opened.close()
  const run = (...args: string[]) => runPaymentsCommand(args, settings, NOW)
  const change = async (work: (database: Database) => Promise<unknown>) => {
    const { database: again, close } = await connectDatabase(readConfig(settings).database)
    await work(again)
    await close()
  }
  return { paystack, references, run, change }
}

it('lists payments, and stores what the provider says and no process has stored (R-169)', async () => {
  const { paystack, references, run } = await prepare()
  paystack.act(references[0] ?? '', { status: 'success' })
  expect(await run('list')).toContain('2 open payments, 0 refunds.')
  const checked = await run('check')
  expect(checked).toContain(`${references[0]}\twas ₦0 here, is ₦54,500 there`)
  expect(checked).toContain('2 payments asked about, 1 difference, 0 without an answer.')
  expect(await run('list')).toContain('1 open payment, 0 refunds.')
  expect(await run('check')).toBe('1 payment asked about, 0 differences, 0 without an answer.')
  paystack.act(references[0] ?? '', { status: 'reversed' })
  expect(await run('check', '--all')).toContain('2 payments asked about, 1 difference')
  // A service that numbers its transactions anew would give one to two payments.
  paystack.act(references[1] ?? '', {
    status: 'success',
    id: paystack.transactions.get(references[0] ?? '')?.id ?? 0,
  })
  expect(await run('check')).toContain(
    `${references[1]}\tis there the transaction of another payment`,
  )
  paystack.fault.mode = 'down'
  expect(await run('check')).toContain('0 differences, 1 without an answer.')
  await expect(run('check', 'more')).rejects.toThrow('one word too many')
})

it('names what is otherwise here than at the provider, each time it is asked (R-169)', async () => {
  const { paystack, references, run, change } = await prepare()
  const [first = '', second = ''] = references
  for (const reference of references) paystack.act(reference, { status: 'success' })
  await run('check')
  expect(await run('check', '--all')).toBe(
    '2 payments asked about, 0 differences, 0 without an answer.',
  )
  await change((database) =>
    database
      .updateTable('payments')
      .set({ status: 'returned', returned_kobo: TOTAL })
      .where('reference', '=', first)
      .execute(),
  )
  paystack.act(second, { amount: TOTAL - 100 })
  for (const _ of ['once', 'again']) {
    expect((await run('check', '--all')).split('\n')).toEqual([
      `${first}\treturned here, success there`,
      `${second}\t₦54,500 received here, ₦54,499 there`,
      '2 payments asked about, 2 differences, 0 without an answer.',
    ])
  }
  paystack.act(second, { status: 'failed' })
  expect(await run('check', '--all')).toContain(`${second}\tpaid here, failed there`)
})

it('shows what came in another currency beside what was asked (R-166)', async () => {
  const { paystack, references, run } = await prepare()
  const [first = ''] = references
  paystack.act(first, { status: 'success', currency: 'USD', amount: 120_000 })
  await run('check')
  const line = (await run('list')).split('\n').find((each) => each.startsWith(first))
  expect(line).toMatch(/\tother currency\tUSD 1,200\.00 came, ₦54,500 asked\t/)
  expect(await run('check', '--all')).toContain(' 0 differences')
})
