import { expect, it } from 'vitest'
import { CommandError } from '@server/commands/command-error'
import { recordPaid, recordRefunded } from '@server/commands/record-money'
import { describeOnBothDatabases } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

const options = { confirms: true }
/** A payment of a booking that was deleted. */
const foreign = {
  reference: 'stay-other',
  provider: 'paystack',
  status: 'paid',
  asked_kobo: 9_000_000,
  received_kobo: 9_000_000,
  created_at: NOW,
} as const

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

  /** Pays several sums, and returns the references of the payments in the order of the sums. */
  const paySums = async (booking: string, amounts: number[]) => {
    for (const amount of amounts) {
      await recordPaid(database(), { booking, amount, by: 'transfer' }, options, NOW)
    }
    const payments = await database()
      .selectFrom('payments')
      .select(['reference', 'received_kobo'])
      .execute()
    return amounts.map(
      (amount) => payments.find((each) => each.received_kobo === amount * 100)?.reference ?? '',
    )
  }

  const states = () =>
    database()
      .selectFrom('payments')
      .select(['reference', 'returned_kobo', 'status'])
      .orderBy('received_kobo')
      .execute()

  it('takes refunds from the only payment, and never more than is paid', async () => {
    const { reference, row } = await prepare()
    const [payment] = await paySums(reference, [54_500.5])
    await recordRefunded(database(), { booking: reference, amount: 40_000.5 }, options, NOW)
    expect((await row()).paid_kobo).toBe(1_450_000)
    expect(await states()).toEqual([
      { reference: payment, returned_kobo: 4_000_050, status: 'paid' },
    ])
    const tooMuch = { booking: reference, amount: 14_500.01 }
    await expect(recordRefunded(database(), tooMuch, options, NOW)).rejects.toThrow('Only ₦14,500')
    await expect(
      recordPaid(database(), { booking: 'K2K2K2K2', amount: 1, by: 'cash' }, options, NOW),
    ).rejects.toThrow('There is no booking K2K2K2K2.')
  })

  it('asks which of several payments a part was of, and returns that one alone', async () => {
    const { reference, row } = await prepare()
    const [first = '', second = ''] = await paySums(reference, [54_500, 54_501])
    const part = { booking: reference, amount: 54_500 }
    const asked = recordRefunded(database(), part, options, NOW)
    await expect(asked).rejects.toThrow(CommandError)
    await expect(asked).rejects.toThrow('--payment <reference>')
    await expect(asked).rejects.toThrow(`${first}\toperator, transfer\t₦54,500 left`)
    await expect(asked).rejects.toThrow(`${second}\toperator, transfer\t₦54,501 left`)
    const left = [
      { reference: first, returned_kobo: 0, status: 'paid' },
      { reference: second, returned_kobo: 0, status: 'paid' },
    ]
    expect(await states()).toEqual(left)

    await recordRefunded(database(), { ...part, payment: first }, options, NOW)
    expect((await row()).paid_kobo).toBe(5_450_100)
    expect(await states()).toEqual([
      { reference: first, returned_kobo: 5_450_000, status: 'returned' },
      left[1],
    ])
    // One payment is left, so that nothing is to be asked.
    await recordRefunded(database(), { booking: reference, amount: 1 }, options, NOW)
    expect((await row()).paid_kobo).toBe(5_450_000)
  })

  it('takes all that is paid from every payment', async () => {
    const { reference, row } = await prepare()
    await paySums(reference, [20_000, 34_500])
    await recordRefunded(database(), { booking: reference, amount: 54_500 }, options, NOW)
    expect((await row()).paid_kobo).toBe(0)
    expect((await states()).map(({ status }) => status)).toEqual(['returned', 'returned'])
  })

  it('returns of a payment no more than it holds, and none of another booking', async () => {
    const { reference, row } = await prepare()
    const [first = ''] = await paySums(reference, [20_000, 34_500])
    const refund = (payment: string) =>
      recordRefunded(database(), { booking: reference, amount: 20_000.01, payment }, options, NOW)
    await expect(refund(first)).rejects.toThrow(
      `Only ₦20,000 of payment ${first} is left, so no more can be returned.`,
    )
    await database().insertInto('payments').values(foreign).execute()
    for (const other of ['stay-other', 'stay-none']) {
      await expect(refund(other)).rejects.toThrow(
        `Booking ${reference} has no payment ${other} of which anything is left.`,
      )
    }
    expect((await row()).paid_kobo).toBe(5_450_000)
  })
})
