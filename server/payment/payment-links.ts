import { createHmac, timingSafeEqual } from 'node:crypto'
import { payableNow } from '@domain/booking/paid'
import { paths } from '@domain/paths'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { serverKey } from '@server/auth/server-key'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'

/** Returns what makes a payment link of a booking unguessable. It is the same for every use. */
async function linkKey(database: Database, bookingId: string) {
  const key = await serverKey(database, 'payment links')
  return createHmac('sha256', key).update(bookingId).digest('base64url').slice(0, 24)
}

export async function isLinkKey(database: Database, bookingId: string, given: string) {
  const [key, other] = [Buffer.from(await linkKey(database, bookingId)), Buffer.from(given)]
  return key.length === other.length && timingSafeEqual(key, other)
}

export const payPathOf = async (database: Database, bookingId: string) =>
  paths.pay(bookingId, await linkKey(database, bookingId))

/** Adds the payment link to a booking of the guest who sees it, where a provider takes payments. */
export async function withPayPath(
  { config, database }: { config: Pick<Config, 'payments'>; database: Database },
  booking: OwnBooking,
): Promise<OwnBooking> {
  if (!config.payments.provider || payableNow(booking) === 0) return booking
  return { ...booking, payPath: await payPathOf(database, booking._id) }
}
