import { CURRENCY } from '@domain/constants'
import type { Database } from '@server/database/tables'
import type { PaymentProvider } from './payment-provider'

/** Path of the demo's checkouts, one for each attempt. */
export const DEMO_CHECKOUT_PATH = '/dev/checkout'

/** Plays a provider on this machine, where no money moves. */
export const demoProvider = (database: Database, publicUrl: () => string): PaymentProvider => ({
  name: 'demo',
  begin: async ({ reference }) => `${publicUrl()}${DEMO_CHECKOUT_PATH}/${reference}`,
  check: async (reference) => {
    const pressed = await database
      .selectFrom('demo_checkouts')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (!pressed) return { outcome: 'waiting', status: 'abandoned' }
    const { status, amount_kobo: amount } = pressed
    if (status !== 'success' && status !== 'reversed') {
      return { outcome: status === 'failed' ? 'failed' : 'waiting', status }
    }
    return {
      outcome: status === 'success' ? 'paid' : 'returned',
      amount,
      currency: CURRENCY,
      transactionId: reference,
      channel: 'demo',
      status,
    }
  },
  readNotice: () => 'forged',
})
