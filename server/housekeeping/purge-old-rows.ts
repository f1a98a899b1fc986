import { HOUR, MINUTE } from '@domain/time'
import { deleteOldAttempts } from '@server/auth/attempt-limits'
import { deleteOldDevices } from '@server/auth/known-devices'
import { deleteExpiredResetTokens } from '@server/auth/reset-tokens'
import { deleteExpiredSessions } from '@server/auth/session-repository'
import { deleteOldContacts, deleteOldNetworks } from '@server/booking/delete-old-contacts'
import { deleteOldChanges } from '@server/database/data-changes'
import type { Database } from '@server/database/tables'
import { deleteOldQuotas } from '@server/quota/daily-quotas'
import { keepDoing, type Chore } from './compare-clocks'

/** Deletes rows that have expired and no longer have any effect. */
export async function deleteOldRows(database: Database, now: Date) {
  await deleteExpiredSessions(database, now)
  await deleteOldAttempts(database, now)
  await deleteOldDevices(database, now)
  for (const table of ['email_links', 'one_time_codes', 'join_requests'] as const) {
    await database.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await deleteExpiredResetTokens(database, now)
  await deleteOldQuotas(database, now)
  await deleteOldContacts(database, now)
  await deleteOldNetworks(database, now)
  await deleteOldChanges(database)
}

/** Milliseconds until the first purge. A process may be restarted more often than once an hour. */
const EARLY_PURGE = 5 * MINUTE

/**
 * Deletes expired rows soon after the start and then once an hour, while the clocks agree.
 *
 * @returns a function that stops it.
 */
export const purgeOldRows = (chore: Chore) =>
  keepDoing(chore, (now) => deleteOldRows(chore.database, now), HOUR, EARLY_PURGE)
