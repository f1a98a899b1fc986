import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { payableNow } from '@domain/booking/paid'
import { toKobo } from '@domain/money'
import { paths } from '@domain/paths'
import type { PaymentMethod } from '@domain/payment-methods'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { MINUTE, SECOND } from '@domain/time'
import { findFullBooking } from '@server/booking/full-bookings'
import type { Config } from '@server/config/config'
import type { ServerContext } from '@server/context'
import type { Database } from '@server/database/tables'
import { isEmailKey } from '@server/delivery/composed'
import { repeat } from '@server/housekeeping/repeat'
import { shareNext } from '@server/share-for'
import { demoProvider } from './demo-provider'
import { PaymentProviderFault, type PaymentNotice, type PaymentProvider } from './payment-provider'
import { paystack } from './paystack'
import { addEvent, checkPayment, findPayment, type Payment } from './record-payment'

/** How often open payments are looked through, in milliseconds. */
const LOOK_EVERY = 15 * SECOND
const BATCH_SIZE = 8
/** An attempt is used again for so long, in milliseconds, so that two tabs lead to one checkout. */
const REUSE_FOR = 30 * MINUTE
/** Attempts of one booking in an hour. */
const MOST_ATTEMPTS = 12

export const choosePaymentProvider = (
  config: Config,
  database: Database,
  request?: typeof fetch,
): PaymentProvider | undefined => {
  const { provider } = config.payments
  if (provider === 'demo') return demoProvider(database, () => config.publicUrl)
  return provider && paystack(provider, request)
}

type PaymentsContext = Pick<ServerContext, 'config' | 'database' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Sends the messages that a payment has queued. */
  onRecorded: () => void
  /** Asks the provider in place of `fetch`. */
  fetch?: typeof fetch | undefined
}

const faultOf = (error: unknown) =>
  error instanceof PaymentProviderFault
    ? { message: error.message }
    : { name: (error as Error).name, code: (error as { code?: unknown }).code }

/**
 * Takes payments at the configured provider. Everything that it must remember is stored before it
 * answers.
 *
 * @returns undefined where none is configured.
 */
export function createPayments({
  config,
  database,
  clock,
  log,
  onRecorded,
  fetch: request,
}: PaymentsContext) {
  const chosen = choosePaymentProvider(config, database, request)
  if (!chosen) return undefined
  const provider: PaymentProvider = chosen
  const options = { confirms: config.payments.confirms }

  /** Asks about a payment and stores the answer. @throws PaymentProviderFault */
  async function check(payment: Payment) {
    const checked = await checkPayment(database, provider, payment, options, clock)
    onRecorded()
    return checked
  }

  /**
   * Takes payments that are due, so that no other process asks at the same time. What fails is due
   * again after a pause that grows with its age.
   */
  const takeDue = async () => {
    const now = clock()
    const { rows } = await sql<Payment>`
      update payments set check_at = (${now}::timestamptz + least(interval '1 hour',
        greatest(interval '1 minute', (${now}::timestamptz - created_at) / 2)))::timestamptz(3)
      where reference in (
        select reference from payments
        where check_at <= ${now} and provider = ${provider.name}
        order by check_at for update skip locked limit ${sql.lit(BATCH_SIZE)})
      returning *`.execute(database)
    return rows
  }

  /** Returns whether the provider has answered. */
  const tryToCheck = async (payment: Payment) => {
    try {
      await check(payment)
      return true
    } catch (error) {
      log.error({ fault: faultOf(error) }, 'a payment could not be checked')
      return false
    }
  }

  /** Asks about every payment that is due. */
  async function checkDue() {
    for (;;) {
      const due = await takeDue()
      await Promise.all(due.map(tryToCheck))
      if (due.length < BATCH_SIZE) return
    }
  }

  const onFault = (error: unknown) =>
    log.error({ fault: faultOf(error) }, 'open payments could not be read')
  let isStopped = false
  const look = shareNext(async () => {
    if (!isStopped) await checkDue().catch(onFault)
  })
  const stopLooking = repeat(look, LOOK_EVERY, onFault)

  /** Stores a notice once, and that the provider has to be asked about its payment. */
  async function receive({ reference, event }: PaymentNotice, body: Buffer) {
    const now = clock()
    const hash = createHash('sha256').update(body).digest()
    const { rows } = await sql<{ known: boolean }>`
      with noted as (
        insert into payment_events (reference, kind, detail, notice_hash, created_at)
        values (${reference}, 'notice', ${event}, ${hash}, ${now})
        on conflict (notice_hash) do nothing returning reference
      ), wanted as (
        update payments p set check_at = ${now} from noted where p.reference = noted.reference
      )
      select exists (select from payments where reference = ${reference}) as known`.execute(
      database,
    )
    if (!rows[0]?.known) log.warn('a notice names a payment that is not ours')
    setImmediate(() => void look())
  }

  /** Asks about the open attempts of a booking, since one may be paid already. */
  async function checkOpen(bookingId: string) {
    const open = await database
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('provider', '=', provider.name)
      .where('status', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(MOST_ATTEMPTS)
      .execute()
    const checks = open.map(async (payment) => ({
      payment,
      outcome: (await check(payment)).outcome,
    }))
    // None is left behind when another fails.
    await Promise.allSettled(checks)
    return Promise.all(checks)
  }

  /** Stores a new attempt, unless there were too many. */
  const store = (booking: OwnBooking, method: PaymentMethod, reference: string) =>
    database.transaction().execute(async (transaction) => {
      const now = clock()
      await sql`select from bookings where id = ${booking._id}::uuid for update`.execute(
        transaction,
      )
      const { attempts } = await transaction
        .selectFrom('payments')
        .select(({ fn }) => fn.countAll<number>().as('attempts'))
        .where('booking_id', '=', booking._id)
        .where('created_at', '>', new Date(now.getTime() - 60 * MINUTE))
        .executeTakeFirstOrThrow()
      if (Number(attempts) >= MOST_ATTEMPTS) return false
      const asked_kobo = toKobo(payableNow(booking))
      await transaction
        .insertInto('payments')
        .values({
          reference,
          booking_id: booking._id,
          provider: provider.name,
          channel: method,
          asked_kobo,
          check_at: new Date(now.getTime() + MINUTE),
          created_at: now,
        })
        .execute()
      await addEvent(transaction, reference, { kind: 'begun', amount_kobo: asked_kobo }, now)
      return true
    })

  async function beginAnew(bookingId: string, method: PaymentMethod) {
    const open = await checkOpen(bookingId)
    const full = await findFullBooking(database, bookingId)
    const due = full ? toKobo(payableNow(full.booking)) : 0
    if (!full || due === 0) return 'nothing due'
    const since = clock().getTime() - REUSE_FOR
    const again = open.find(
      ({ payment, outcome }) =>
        outcome === 'waiting' &&
        payment.channel === method &&
        payment.asked_kobo === due &&
        payment.created_at.getTime() > since &&
        payment.checkout_url !== null,
    )
    if (again?.payment.checkout_url) return new URL(again.payment.checkout_url)
    const reference = `stay-${randomBytes(16).toString('hex')}`
    if (!(await store(full.booking, method, reference))) return 'too many attempts'
    const email = [full.guest?.email, full.account].find((each) => each && isEmailKey(each))
    const url = await provider.begin({
      reference,
      amountKobo: due,
      // A guest who signed up by phone number may have no address, which the provider requires.
      email: email ?? `no-reply@${new URL(config.publicUrl).hostname}`,
      method,
      returnUrl: config.publicUrl + paths.paymentReturn(),
    })
    await database
      .updateTable('payments')
      .set({ checkout_url: url })
      .where('reference', '=', reference)
      .execute()
    return new URL(url)
  }

  const beginning = new Map<string, ReturnType<typeof beginAnew>>()

  /**
   * Begins an attempt to pay what is due for a booking, or goes on with one that is still open. Links
   * that are opened at the same moment share it.
   *
   * @returns the address of the checkout, or why there is none.
   * @throws PaymentProviderFault
   */
  function begin(bookingId: string, method: PaymentMethod) {
    const key = `${bookingId} ${method}`
    const begun =
      beginning.get(key) ?? beginAnew(bookingId, method).finally(() => beginning.delete(key))
    beginning.set(key, begun)
    return begun
  }

  /** Asks what became of an attempt from which a guest comes back. */
  async function finish(reference: string) {
    const payment = await findPayment(database, reference)
    if (!payment || payment.provider !== provider.name || payment.booking_id === null) {
      return undefined
    }
    const isChecked = await tryToCheck(payment)
    const after = await findPayment(database, reference)
    const full = await findFullBooking(database, payment.booking_id)
    return after && full && { payment: after, booking: full.booking, isChecked }
  }

  return {
    provider,
    begin,
    finish,
    receive,
    /** Asks about every payment that is due, and resolves when all are. */
    look,
    stop: async () => {
      isStopped = true
      stopLooking()
      await look()
    },
  }
}

export type Payments = NonNullable<ReturnType<typeof createPayments>>
