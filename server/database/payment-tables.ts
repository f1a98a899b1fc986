import type { ColumnType, Generated } from 'kysely'
import type { Kobo } from './column-types'

export type PaymentStatus = 'open' | 'paid' | 'closed' | 'returned' | 'other currency'

/** One attempt at a provider, or what the operator has recorded. */
export interface PaymentsTable {
  /** Our own name for it, which nobody can guess. */
  reference: string
  /** Null after the booking was deleted. */
  booking_id: string | null
  provider: 'paystack' | 'demo' | 'operator'
  channel: string | null
  status: ColumnType<PaymentStatus, PaymentStatus | undefined, PaymentStatus>
  asked_kobo: Kobo
  received_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
  returned_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
  /** The provider's id of the money's transaction. */
  transaction_id: string | null
  /** What the provider said last, in its own word. */
  provider_status: string | null
  checkout_url: string | null
  /** When to ask the provider next. Null when nothing more is expected. */
  check_at: Date | null
  created_at: Date
}

/** History of the payments, to which rows are only added. */
export interface PaymentEventsTable {
  id: Generated<number>
  reference: string
  kind: 'begun' | 'notice' | 'paid' | 'returned' | 'other currency' | 'not paid' | 'closed'
  amount_kobo: Kobo | null
  currency: string | null
  detail: string | null
  /** SHA-256 of a notice, so that it counts once. */
  notice_hash: Buffer | null
  created_at: Date
}

export interface DemoCheckoutsTable {
  reference: string
  status: 'success' | 'failed' | 'abandoned' | 'reversed'
  amount_kobo: Kobo
}
