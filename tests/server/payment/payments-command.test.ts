import { expect, it } from 'vitest'
import { runPaymentsCommand } from '@server/commands/payments-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { createPaystack, PAYSTACK_KEY } from '@tests/server/paystack-server'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'
import { NOW } from '@tests/server/test-server'

const TOTAL = 54_500 * 100

it('lists payments, and stores what the provider says and no process has stored (R-169)', async () => {
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
