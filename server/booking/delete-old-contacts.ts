import { todayInLagos } from '@domain/stay/stay-date'
import { DAY } from '@domain/time'
import type { Database } from '@server/database/tables'

/** How long after the check-out a booking keeps the guest's details, in milliseconds. */
const CONTACT_LIFE = 90 * DAY

/**
 * How long after its release a booking keeps the hash of its network, in milliseconds.
 * PENDING_HOURS may be longer; from then on only the account is remembered.
 */
const NETWORK_LIFE = 2 * DAY

/** Deletes the hashes of networks that released bookings came from. */
export async function deleteOldNetworks(database: Database, now: Date) {
  await database
    .updateTable('bookings')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('cancel_reason', 'in', ['unconfirmed', 'guest'])
    .where('held_until', '<', new Date(now.getTime() - NETWORK_LIFE))
    .execute()
}

/** Deletes the guest's details of stays that ended long ago. */
export async function deleteOldContacts(database: Database, now: Date) {
  await database
    .updateTable('bookings')
    .set({ guest: null, answer: null })
    .where('guest', 'is not', null)
    .where('check_out', '<', todayInLagos(new Date(now.getTime() - CONTACT_LIFE)))
    .execute()
}
