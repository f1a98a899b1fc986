import { sql, type Selectable, type Updateable } from 'kysely'
import { CURRENCY } from '@domain/constants'
import { DAY, MINUTE } from '@domain/time'
import { queueAbout } from '@server/booking/queue-booking-messages'
import { isRefusedBy, retryTransient } from '@server/database/conflicts'
import type { Database, Tables } from '@server/database/tables'
import type { CheckedPayment, PaymentProvider } from './payment-provider'

/** Until when an attempt may still be paid, in milliseconds. A later notice opens it again. */
const OPEN_FOR = 3 * DAY

export type Payment = Selectable<Tables['payments']>

export interface PaymentOptions {
  /** Whether a booking that is paid in full is confirmed, or waits for its host. */
  confirms: boolean
}

type Event = Pick<Tables['payment_events'], 'kind'> &
  Partial<Pick<Tables['payment_events'], 'amount_kobo' | 'currency' | 'detail'>>

export const addEvent = (database: Database, reference: string, event: Event, now: Date) =>
  database
    .insertInto('payment_events')
    .values({ reference, ...event, created_at: now })
    .execute()

/** Returns when to ask again: the older an attempt, the more seldom, and at last no more. */
const nextCheck = ({ created_at }: Pick<Payment, 'created_at'>, now: Date) => {
  const age = now.getTime() - created_at.getTime()
  return age > OPEN_FOR ? null : new Date(now.getTime() + Math.max(MINUTE, age / 2))
}

/**
 * Decides what follows from an answer of the provider. What has been received or returned once stays
 * so, whatever an older answer says that arrives later.
 */
function decide(
  payment: Payment,
  checked: CheckedPayment,
  now: Date,
): [Updateable<Tables['payments']>, ...Event[]] {
  const { status: provider_status } = checked
  const isNew = provider_status !== payment.provider_status
  if (!('amount' in checked)) {
    if (payment.status !== 'open' && payment.status !== 'closed') return [{ check_at: null }]
    const check_at = nextCheck(payment, now)
    const status = check_at ? 'open' : 'closed'
    if (status === 'closed' && payment.status === 'open') {
      return [
        { status, check_at, provider_status },
        { kind: 'closed', detail: provider_status },
      ]
    }
    const event = { kind: 'not paid', detail: provider_status } as const
    return [{ status, check_at, provider_status }, ...(isNew ? [event] : [])]
  }
  const { amount, currency, transactionId: transaction_id, channel = null } = checked
  const told = { amount_kobo: amount, currency, detail: channel }
  const answer = { provider_status, check_at: null, transaction_id }
  if (payment.status === 'returned') return [{ check_at: null }]
  if (currency !== CURRENCY) {
    if (payment.status === 'other currency' && !isNew) return [{ check_at: null }]
    const status = checked.outcome === 'paid' ? 'other currency' : 'returned'
    return [{ ...answer, status }, { kind: status, ...told } as Event]
  }
  if (checked.outcome === 'returned') {
    const received = payment.received_kobo || amount
    return [
      { ...answer, status: 'returned', received_kobo: received, returned_kobo: received },
      { kind: 'returned', ...told } as Event,
    ]
  }
  if (payment.status === 'paid') return [{ check_at: null }]
  return [
    { ...answer, status: 'paid', received_kobo: amount, channel: channel ?? payment.channel },
    { kind: 'paid', ...told } as Event,
  ]
}

/** Returns the booking of a payment, locked before the payment itself, so that none wait in a circle. */
export const lockBooking = (database: Database, id: string) =>
  database
    .selectFrom('bookings')
    .select(['id', 'status', 'cancel_reason', 'quoted_total_kobo'])
    .select(['paid_kobo', 'returned_kobo', 'has_odd_payment'])
    .select(
      sql<boolean>`exists (select from calendar_clashes c where c.booking_id = bookings.id)`.as(
        'has_clash',
      ),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

/**
 * Tells whether money makes a booking Confirmed that nobody has decided about. Where another site says
 * that its nights are taken, a person decides.
 */
const isDecidedByMoney = (
  { status, cancel_reason, has_clash }: LockedBooking,
  { confirms }: PaymentOptions,
  revives: boolean,
) =>
  confirms &&
  ((status === 'Pending' && !has_clash) ||
    (revives && status === 'Cancelled' && cancel_reason === 'unconfirmed'))

/**
 * Adds up what a booking has been paid, and tells guest, host and operators if that has changed. A
 * Pending booking that is paid in full is confirmed, or waits for its host without an end. So is one
 * that was released, unless somebody has booked its nights since.
 */
export async function settleBooking(
  transaction: Database,
  booking: LockedBooking,
  options: PaymentOptions,
  now: Date,
  revives = true,
) {
  const { id, quoted_total_kobo: total, paid_kobo: before } = booking
  const { paid, returned, isOdd } = await transaction
    .selectFrom('payments')
    .select([
      sql<number>`coalesce(sum(received_kobo - returned_kobo), 0)::bigint`.as('paid'),
      sql<number>`coalesce(sum(returned_kobo), 0)::bigint`.as('returned'),
      sql<boolean>`coalesce(bool_or(received_kobo = 0 and status in ('returned', 'other currency')),
        false)`.as('isOdd'),
    ])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const hasMoved = paid !== before || returned !== booking.returned_kobo
  if (!hasMoved && isOdd === booking.has_odd_payment) return
  const isFull = paid > before && paid >= total
  const confirmed = { status: 'Confirmed', cancel_reason: null, network_hash: null } as const
  await transaction
    .updateTable('bookings')
    .set({
      paid_kobo: paid,
      returned_kobo: returned,
      has_odd_payment: isOdd,
      ...(isFull && booking.status === 'Pending' && { held_until: null }),
      ...(isFull &&
        isDecidedByMoney(booking, options, revives) && { ...confirmed, held_until: null }),
    })
    .where('id', '=', id)
    .execute()
  if (!hasMoved) return
  const kind = paid > before ? 'payment-received' : 'payment-returned'
  await queueAbout(transaction, kind, [id], now)
}

/** Runs a transaction that may confirm a released booking, and without it where its nights are sold. */
export async function reviving<T>(
  database: Database,
  work: (transaction: Database, revives: boolean) => Promise<T>,
): Promise<T> {
  const attempt = (revives: boolean) =>
    retryTransient(() =>
      database.transaction().execute((transaction) => work(transaction, revives)),
    )
  try {
    return await attempt(true)
  } catch (error) {
    if (!isRefusedBy(error, 'bookings_no_overlap')) throw error
    return attempt(false)
  }
}

export const findPayment = (database: Database, reference: string) =>
  database.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst()

const lastNotice = async (database: Database, reference: string) => {
  const { id } = await database
    .selectFrom('payment_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('reference', '=', reference)
    .where('kind', '=', 'notice')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Asks the provider about a payment, and stores its answer with everything that follows from it, in
 * one transaction. Whatever order answers come in, and however often, the result is the same. When a
 * notice arrives while the answer is on its way, the payment stays due.
 *
 * @param clock Tells when the answer came.
 * @throws PaymentProviderFault
 */
export async function checkPayment(
  database: Database,
  provider: Pick<PaymentProvider, 'check'>,
  { reference, booking_id }: Pick<Payment, 'reference' | 'booking_id'>,
  options: PaymentOptions,
  clock: () => Date,
) {
  const known = await lastNotice(database, reference)
  const checked = await provider.check(reference)
  const now = clock()
  await reviving(database, async (transaction, revives) => {
    const booking = booking_id === null ? undefined : await lockBooking(transaction, booking_id)
    const payment = await transaction
      .selectFrom('payments')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const [{ check_at, ...change }, event] = decide(payment, checked, now)
    const isAskedAgain = (await lastNotice(transaction, reference)) !== known
    const set = { ...change, ...(check_at !== undefined && !isAskedAgain && { check_at }) }
    if (Object.keys(set).length > 0) {
      await transaction
        .updateTable('payments')
        .set(set)
        .where('reference', '=', reference)
        .execute()
    }
    if (!event) return
    await addEvent(transaction, reference, event, now)
    if (!booking) return
    if (event.kind === 'other currency') {
      await queueAbout(transaction, 'payment-odd', [booking.id], now, ['operator'])
    }
    await settleBooking(transaction, booking, options, now, revives)
  })
  return checked
}
