import { payableNow } from '@domain/booking/paid'
import { paths } from '@domain/paths'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { isSameSecret, signatureOf } from '@server/auth/server-key'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'

/** Returns what makes a payment link of a booking unguessable. It is the same for every use. */
const linkKey = async (database: Database, bookingId: string) =>
  (await signatureOf(database, 'payment links', bookingId)).toString('base64url').slice(0, 24)

export const isLinkKey = async (database: Database, bookingId: string, given: string) =>
  isSameSecret(given, await linkKey(database, bookingId))

export const payPathOf = async (database: Database, bookingId: string) =>
  paths.pay(bookingId, await linkKey(database, bookingId))

/** Tells whether guests pay for bookings, at a provider or to the operator's account. */
export const isMoneyReal = ({ payments, transfer }: Pick<Config, 'payments' | 'transfer'>) =>
  Boolean(payments.provider ?? transfer)

/** Adds the payment link to a booking of the guest who sees it, where a provider takes payments. */
export async function withPayPath(
  { config, database }: { config: Pick<Config, 'payments'>; database: Database },
  booking: OwnBooking,
): Promise<OwnBooking> {
  if (!config.payments.provider || payableNow(booking) === 0) return booking
  return { ...booking, payPath: await payPathOf(database, booking._id) }
}
