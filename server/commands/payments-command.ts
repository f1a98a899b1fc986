import { refundDue } from '@domain/booking/paid'
import { CURRENCY } from '@domain/constants'
import { formatKobo, formatNaira, toNaira } from '@domain/money'
import type { Env } from '@server/config/read-settings'
import { isRefusedBy } from '@server/database/conflicts'
import { oneLine } from '@server/one-line'
import { PaymentProviderFault, type CheckedPayment } from '@server/payment/payment-provider'
import { choosePaymentProvider } from '@server/payment/payments'
import { checkPayment, findPayment, type Payment } from '@server/payment/record-payment'
import { CommandError } from './command-error'
import { counted } from './counted'
import { runVerb, type Office, type Verbs } from './run-verb'

const USAGE = `Usage: npm run payments -- list
       npm run payments -- check [--all]
'list' shows the payments that are open, what is to be refunded, and notices about payments that are
not ours. 'check' asks the payment service about every open payment, or with --all about every one,
stores the answers and names each difference. Whole refunds there are recorded so. A whole one
that 'npm run booking -- refunded' recorded is named as long as the service knows nothing of it.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

const options = { all: { type: 'boolean' } } as const

/** Returns 'USD 1,200.00'. Paystack counts hundredths of every currency. */
const formatForeign = (hundredths: number, currency: string) => {
  const sum = (hundredths / 100).toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${oneLine(currency)} ${sum}`
}

async function list({ database }: Office) {
  const open = await database
    .selectFrom('payments as p')
    .leftJoin('bookings as b', 'b.id', 'p.booking_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('payment_events as e')
          .select(['e.amount_kobo', 'e.currency'])
          .whereRef('e.reference', '=', 'p.reference')
          .where('e.kind', '=', 'other currency')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('came'),
      (join) => join.onTrue(),
    )
    .select(['p.reference', 'p.status', 'p.asked_kobo', 'p.created_at', 'b.reference as booking'])
    .select(['came.amount_kobo as came', 'came.currency'])
    .where('p.status', 'in', ['open', 'other currency'])
    .orderBy('p.created_at', 'desc')
    .execute()
  const refunds = await database
    .selectFrom('bookings')
    .select(['reference', 'status', 'paid_kobo', 'quoted_total_kobo'])
    .where(({ or, and, eb, ref }) =>
      or([
        eb('paid_kobo', '>', ref('quoted_total_kobo')),
        and([eb('status', '=', 'Cancelled'), eb('paid_kobo', '>', 0)]),
      ]),
    )
    .execute()
  const unknown = await database
    .selectFrom('payment_events as e')
    .select(['e.reference', 'e.detail', 'e.created_at'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payments as p').whereRef('p.reference', '=', 'e.reference'))),
    )
    .orderBy('e.id', 'desc')
    .limit(100)
    .execute()
  return [
    ...open.map((row) =>
      [
        row.reference,
        `booking ${row.booking ?? 'deleted'}`,
        row.status,
        row.status === 'other currency' && row.came !== null && row.currency !== null
          ? `${formatForeign(row.came, row.currency)} came, ${formatKobo(row.asked_kobo)} asked`
          : formatKobo(row.asked_kobo),
        `begun ${row.created_at.toISOString()}`,
      ].join('\t'),
    ),
    ...refunds.map(({ reference, status, paid_kobo, quoted_total_kobo }) => {
      const money = { totalPrice: toNaira(quoted_total_kobo), paid: toNaira(paid_kobo) }
      const refund = formatNaira(refundDue({ status, ...money }))
      return `booking ${reference}\t${status}\tto be refunded: ${refund}`
    }),
    ...unknown.map(
      ({ reference, detail, created_at }) =>
        `${reference}\tnot ours\t${detail ?? ''}\ttold ${created_at.toISOString()}`,
    ),
    `${counted(open.length, 'open payment')}, ${counted(refunds.length, 'refund')}.`,
  ].join('\n')
}

/** Returns the status that a payment has here after such an answer. */
function stateThere(checked: CheckedPayment) {
  if (!('amount' in checked)) return 'open'
  if (checked.outcome === 'returned') return 'returned'
  return checked.currency === CURRENCY ? 'paid' : 'other currency'
}

/**
 * Returns what is otherwise here than at the provider, also after its answer was stored, because what
 * was received or returned once stays so.
 */
function disagreement(
  { reference, status, received_kobo }: Payment,
  checked: CheckedPayment,
): string | undefined {
  const here = status === 'closed' ? 'open' : status
  if (here !== stateThere(checked)) return `${reference}\t${status} here, ${checked.status} there`
  if (here !== 'paid' || !('amount' in checked) || checked.amount === received_kobo)
    return undefined
  const [received, there] = [received_kobo, checked.amount].map(formatKobo)
  return `${reference}\t${received} received here, ${there} there`
}

/** Returns what the provider says and we had not stored, or what differs still. */
function difference(before: Payment, after: Payment, checked: CheckedPayment) {
  const [was, is] = [before, after].map(({ received_kobo, returned_kobo }) =>
    formatKobo(received_kobo - returned_kobo),
  )
  if (was !== is) return `${before.reference}\twas ${was} here, is ${is} there`
  if (before.status !== after.status) {
    return `${before.reference}\twas ${before.status} here, is ${checked.status} there`
  }
  return disagreement(after, checked)
}

async function check({ database, config, now }: Office, all = false) {
  const provider = choosePaymentProvider(config, database)
  if (!provider) throw new CommandError('No payment service is set: see PAYSTACK_SECRET_KEY.')
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider.name)
    .$if(!all, (query) => query.where('status', '=', 'open'))
    .orderBy('created_at')
    .execute()
  const lines: string[] = []
  let failed = 0
  for (const payment of payments) {
    try {
      const checked = await checkPayment(database, provider, payment, config.payments, () => now)
      const after = await findPayment(database, payment.reference)
      const line = after && difference(payment, after, checked)
      if (line) lines.push(line)
    } catch (error) {
      if (isRefusedBy(error, 'payments_one_per_transaction')) {
        lines.push(`${payment.reference}\tis there the transaction of another payment`)
      } else if (error instanceof PaymentProviderFault) {
        failed += 1
        lines.push(`${payment.reference}\t${error.message}`)
      } else throw error
    }
  }
  return [
    ...lines,
    `${counted(payments.length, 'payment')} asked about, ${counted(lines.length - failed, 'difference')}, ${failed} without an answer.`,
  ].join('\n')
}

const verbs: Verbs<typeof options> = {
  list: { words: [0, 0], read: () => list },
  check: {
    words: [0, 0],
    takes: ['all'],
    read:
      ({ all }) =>
      (office) =>
        check(office, all),
  },
}

/** Lists payments, and compares them with the provider. */
export const runPaymentsCommand = (args: readonly string[], env: Env, now?: Date) =>
  runVerb({ usage: USAGE, options, verbs }, args, env, now)
