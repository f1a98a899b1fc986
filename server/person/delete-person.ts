import { DELETED_HOST, hashOfAccount } from '@server/auth/account-key'
import { cancelBookings } from '@server/booking/change-status'
import type { Database } from '@server/database/tables'
import { deleteReview } from '@server/review/review-repository'

/** Tables whose rows have no meaning once the person is gone. */
const PERSONAL_TABLES = [
  'sessions',
  'favourites',
  'known_devices',
  'provider_accounts',
  'join_requests',
  'reset_tokens',
  'quota_windows',
] as const

/** @returns the ids of bookings that still wait for confirmation. */
const pendingOf = (database: Database, userId: string) =>
  database
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'Pending')
    .execute()

/**
 * Deletes what is stored about a person. Bookings stay without a name, because tax law requires
 * them. Those that wait for confirmation are cancelled, and listings of the person are withdrawn.
 *
 * @returns how many bookings stay.
 */
export async function deletePerson(database: Database, userId: string, now: Date): Promise<number> {
  const waiting = await pendingOf(database, userId)
  if (waiting.length > 0) await cancelBookings(database, { userId }, now)
  const reviews = await database
    .selectFrom('reviews')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  for (const { id } of reviews) await deleteReview(database, id, userId)
  return database.transaction().execute(async (transaction) => {
    const { email, phone } = await transaction
      .selectFrom('users')
      .select(['email', 'phone'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const keys = [email, phone].filter((key) => key !== null)
    await transaction.deleteFrom('outgoing_messages').where('recipient', 'in', keys).execute()
    await transaction
      .deleteFrom('one_time_codes')
      .where('subject_hash', 'in', keys.map(hashOfAccount))
      .execute()
    if (email !== null) {
      await transaction.deleteFrom('email_links').where('email', '=', email).execute()
    }
    for (const table of PERSONAL_TABLES) {
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
    }
    await transaction
      .updateTable('listings')
      .set({ published: false, host_id: null })
      .where('host_id', '=', userId)
      .execute()
    const kept = await transaction
      .updateTable('bookings')
      .set({ special_requests: null, guest: null, idempotency_key: null, payload_hash: null })
      .where('user_id', '=', userId)
      .returning('id')
      .execute()
    if (kept.length === 0) {
      await transaction.deleteFrom('users').where('id', '=', userId).execute()
      return 0
    }
    await transaction
      .updateTable('users')
      .set({
        // An account needs an address or a number. Nobody can receive mail at this one.
        email: `deleted-${userId}@${DELETED_HOST}`,
        phone: null,
        phone_verified: false,
        contact_phone: null,
        date_of_birth: null,
        full_name: null,
        profile_image: null,
        password_hash: null,
        is_staff: false,
      })
      .where('id', '=', userId)
      .execute()
    return kept.length
  })
}
