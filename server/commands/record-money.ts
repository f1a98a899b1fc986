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

/** Records that the operator has returned money, of the newest payments first. */
export const recordRefunded = (
  database: Database,
  { booking: name, amount }: Money,
  options: PaymentOptions,
  now: Date,
) =>
  reviving(database, async (transaction) => {
    const booking = await requireBooking(transaction, name)
    let left = toKobo(amount)
    if (left > booking.paid_kobo) {
      const paid = formatKobo(booking.paid_kobo)
      throw new CommandError(`Only ${paid} is paid, so no more can be returned.`)
    }
    const payments = await transaction
      .selectFrom('payments')
      .select(['reference', 'received_kobo', 'returned_kobo'])
      .where('booking_id', '=', booking.id)
      .whereRef('received_kobo', '>', 'returned_kobo')
      .orderBy('created_at', 'desc')
      .forUpdate()
      .execute()
    for (const { reference, received_kobo, returned_kobo } of payments) {
      const part = Math.min(left, received_kobo - returned_kobo)
      if (part === 0) break
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
