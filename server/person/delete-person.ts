import { todayInLagos, type IsoDate } from '@domain/stay/stay-date'
import { DELETED_HOST, hashOfAccount } from '@server/auth/account-key'
import { cancelBookings } from '@server/booking/change-status'
import { selectFullBookings, toFullBooking, type FullBooking } from '@server/booking/full-bookings'
import { queueAbout } from '@server/booking/queue-booking-messages'
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

export interface DeletedPerson {
  /** How many bookings stay without a name. */
  kept: number
  /** Confirmed stays of the person that are not over. Their nights stay taken. */
  ahead: FullBooking[]
  /** Confirmed stays of others in the listings of the person. */
  hosted: FullBooking[]
}

const confirmedAhead = (
  database: Database,
  column: 'b.user_id' | 'l.host_id',
  userId: string,
  today: IsoDate,
) =>
  selectFullBookings(database)
    .where(column, '=', userId)
    .where('b.status', '=', 'Confirmed')
    .where('b.check_out', '>=', today)
    .orderBy('b.check_in')
    .execute()

/**
 * Deletes what is stored about a person. Bookings stay without a name, because tax law requires
 * them. Those that wait for confirmation are cancelled, and listings of the person are withdrawn.
 * Hosts and operators are told of the stays ahead.
 */
export async function deletePerson(
  database: Database,
  userId: string,
  now: Date,
): Promise<DeletedPerson> {
  const today = todayInLagos(now)
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
    const ahead = await confirmedAhead(transaction, 'b.user_id', userId, today)
    const hosted = await confirmedAhead(transaction, 'l.host_id', userId, today)
    const stays = { ahead: ahead.map(toFullBooking), hosted: hosted.map(toFullBooking) }
    const ids = ahead.map(({ id }) => id)
    await queueAbout(transaction, 'guest-deleted', ids, now, ['host', 'operator'])
    await transaction.deleteFrom('outgoing_messages').where('recipient', 'in', keys).execute()
    // A guest's messages also go to the address that was typed for the stay.
    await transaction
      .deleteFrom('outgoing_messages')
      .where('reader', '=', 'guest')
      .where('booking_id', 'in', (query) =>
        query.selectFrom('bookings').select('id').where('user_id', '=', userId),
      )
      .execute()
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
      .set({
        special_requests: null,
        guest: null,
        answer: null,
        idempotency_key: null,
        payload_hash: null,
      })
      .where('user_id', '=', userId)
      .returning('id')
      .execute()
    if (kept.length === 0) {
      await transaction.deleteFrom('users').where('id', '=', userId).execute()
      return { kept: 0, ...stays }
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
    return { kept: kept.length, ...stays }
  })
}
