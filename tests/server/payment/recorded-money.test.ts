import { expect, it } from 'vitest'
import { recordPaid, recordRefunded } from '@server/commands/record-money'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

const options = { confirms: true }

describeOnBothDatabases('money that the operator records (R-169)', (database) => {
  const prepare = async () => {
    const app = await startTestServer(database(), { env: { HOST: '0.0.0.0' } })
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const made = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(ada),
      payload: makePayload(ada._id, home),
    })
    const { _id, reference } = made.json<{ booking: { _id: string; reference: string } }>().booking
    const row = () =>
      database()
        .selectFrom('bookings')
        .select(['status', 'paid_kobo', 'held_until'])
        .where('id', '=', _id)
        .executeTakeFirstOrThrow()
    return { reference, row }
  }

  it('adds up to a confirmed booking, and is told', async () => {
    const { reference, row } = await prepare()
    const first = { booking: reference.toLowerCase(), amount: 20_000, by: 'transfer' } as const
    expect(await recordPaid(database(), first, options, NOW)).toBe(
      `Booking ${reference} is Pending, with ₦20,000 paid of ₦54,500.`,
    )
    const rest = { booking: reference, amount: 34_500, by: 'cash' } as const
    expect(await recordPaid(database(), rest, options, NOW)).toBe(
      `Booking ${reference} is Confirmed, with ₦54,500 paid of ₦54,500.`,
    )
    expect(await row()).toEqual({ status: 'Confirmed', paid_kobo: 5_450_000, held_until: null })
  })

  it('takes refunds from the newest payments, and never more than is paid', async () => {
    const { reference, row } = await prepare()
    for (const amount of [20_000, 34_500.5]) {
      await recordPaid(database(), { booking: reference, amount, by: 'transfer' }, options, NOW)
    }
    await recordRefunded(database(), { booking: reference, amount: 40_000.5 }, options, NOW)
    expect((await row()).paid_kobo).toBe(1_450_000)
    const states = await database()
      .selectFrom('payments')
      .select(['received_kobo', 'returned_kobo', 'status'])
      .orderBy('received_kobo')
      .execute()
    expect(states.reduce((sum, each) => sum + each.returned_kobo, 0)).toBe(4_000_050)
    const tooMuch = { booking: reference, amount: 14_500.01 }
    await expect(recordRefunded(database(), tooMuch, options, NOW)).rejects.toThrow('Only ₦14,500')
    await expect(
      recordPaid(database(), { booking: 'K2K2K2K2', amount: 1, by: 'cash' }, options, NOW),
    ).rejects.toThrow('There is no booking K2K2K2K2.')
  })
})
