import { randomBytes } from 'node:crypto'
import { formatKobo, toKobo } from '@domain/money'
import type { Database } from '@server/database/tables'
import { isOwnId } from '@server/listing/listing-conditions'
import {
  addEvent,
  lockBooking,
  reviving,
  settleBooking,
  type PaymentOptions,
} from '@server/payment/record-payment'
import { CommandError } from './command-error'

/** Ways in which money reaches an operator without a provider. */
export const HANDED_BY = ['transfer', 'cash', 'card', 'other'] as const
export type HandedBy = (typeof HANDED_BY)[number]

export interface Money {
  /** Short reference or id of the booking. */
  booking: string
  /** In naira. */
  amount: number
}

interface Refund extends Money {
  /** Reference of the payment that was returned. Needed where it could be one or another. */
  payment?: string | undefined
}

const stateOf = async (transaction: Database, id: string) => {
  const { reference, status, paid_kobo, quoted_total_kobo } = await transaction
    .selectFrom('bookings')
    .select(['reference', 'status', 'paid_kobo', 'quoted_total_kobo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [paid, total] = [paid_kobo, quoted_total_kobo].map(formatKobo)
  return `Booking ${reference} is ${status}, with ${paid} paid of ${total}.`
}

const unknown = (name: string) => new CommandError(`There is no booking ${name}.`)

/** Finds the booking that an id or the reference of a mail names. An id is not looked up. */
export async function findBookingId(database: Database, name: string) {
  const isId: boolean = isOwnId(name)
  if (isId) return name
  const row = await database
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', name.toUpperCase())
    .executeTakeFirst()
  if (!row) throw unknown(name)
  return row.id
}

async function requireBooking(transaction: Database, name: string) {
  const booking = await lockBooking(transaction, await findBookingId(transaction, name))
  if (!booking) throw unknown(name)
  return booking
}

/** Records that money for a booking has reached the operator. @returns what the booking is now. */
export const recordPaid = (
  database: Database,
  { booking: name, amount, by }: Money & { by: HandedBy },
  options: PaymentOptions,
  now: Date,
) =>
  reviving(database, async (transaction, revives) => {
    const booking = await requireBooking(transaction, name)
    const reference = `desk-${randomBytes(16).toString('hex')}`
    const kobo = toKobo(amount)
    await transaction
      .insertInto('payments')
      .values({
        reference,
        booking_id: booking.id,
        provider: 'operator',
        channel: by,
        status: 'paid',
        asked_kobo: kobo,
        received_kobo: kobo,
        created_at: now,
      })
      .execute()
    const event = { kind: 'paid', amount_kobo: kobo, currency: 'NGN', detail: by } as const
    await addEvent(transaction, reference, event, now)
    await settleBooking(transaction, booking, options, now, revives)
    return stateOf(transaction, booking.id)
  })

/** Returns the payments of a booking of which something is left, the newest first. */
const paymentsLeft = async (transaction: Database, bookingId: string) => {
  const rows = await transaction
    .selectFrom('payments')
    .select(['reference', 'provider', 'channel', 'received_kobo', 'returned_kobo'])
    .where('booking_id', '=', bookingId)
    .whereRef('received_kobo', '>', 'returned_kobo')
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, left: row.received_kobo - row.returned_kobo }))
}

type PaymentLeft = Awaited<ReturnType<typeof paymentsLeft>>[number]

const lineOf = ({ reference, provider, channel, left }: PaymentLeft) =>
  `${reference}\t${channel === null ? provider : `${provider}, ${channel}`}\t${formatKobo(left)} left`

/**
 * Chooses the payments that a refund is of: the named one, the only one, or all for all that is paid.
 *
 * @throws CommandError when it may be of one or another, because the provider may tell of either.
 */
async function paymentsOf(
  transaction: Database,
  booking: NonNullable<Awaited<ReturnType<typeof lockBooking>>>,
  { booking: name, amount, payment }: Refund,
) {
  const payments = await paymentsLeft(transaction, booking.id)
  const kobo = toKobo(amount)
  if (payment !== undefined) {
    const found = payments.find(({ reference }) => reference === payment)
    if (!found) {
      throw new CommandError(`Booking ${name} has no payment ${payment} of which anything is left.`)
    }
    if (kobo > found.left) {
      const left = formatKobo(found.left)
      throw new CommandError(
        `Only ${left} of payment ${payment} is left, so no more can be returned.`,
      )
    }
    return [found]
  }
  if (kobo > booking.paid_kobo) {
    const paid = formatKobo(booking.paid_kobo)
    throw new CommandError(`Only ${paid} is paid, so no more can be returned.`)
  }
  if (payments.length > 1 && kobo < booking.paid_kobo) {
    const lines = payments.map(lineOf).join('\n')
    throw new CommandError(
      `Booking ${name} has several payments. Name the returned one with --payment <reference>:\n${lines}`,
    )
  }
  return payments
}

/** Records that the operator has returned money of one payment, or all that is paid. */
export const recordRefunded = (
  database: Database,
  refund: Refund,
  options: PaymentOptions,
  now: Date,
) =>
  reviving(database, async (transaction) => {
    const booking = await requireBooking(transaction, refund.booking)
    let left = toKobo(refund.amount)
    for (const payment of await paymentsOf(transaction, booking, refund)) {
      const { reference, received_kobo, returned_kobo } = payment
      const part = Math.min(left, payment.left)
      left -= part
      const returned = returned_kobo + part
      await transaction
        .updateTable('payments')
        .set({
          returned_kobo: returned,
          ...(returned === received_kobo && { status: 'returned' as const }),
        })
        .where('reference', '=', reference)
        .execute()
      const detail = 'by the operator'
      const event = { kind: 'returned', amount_kobo: part, currency: 'NGN', detail } as const
      await addEvent(transaction, reference, event, now)
    }
    await settleBooking(transaction, booking, options, now)
    return stateOf(transaction, booking.id)
  })
