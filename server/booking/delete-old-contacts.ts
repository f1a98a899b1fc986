import { todayInLagos } from '@domain/stay/stay-date'
import { DAY } from '@domain/time'
import type { Database } from '@server/database/tables'

/** How long after the check-out a booking keeps the guest's details, in milliseconds. */
const CONTACT_LIFE = 90 * DAY

/** Deletes the guest's details of stays that ended long ago. */
export async function deleteOldContacts(database: Database, now: Date) {
  await database
    .updateTable('bookings')
    .set({ guest: null })
    .where('guest', 'is not', null)
    .where('check_out', '<', todayInLagos(new Date(now.getTime() - CONTACT_LIFE)))
    .execute()
}
