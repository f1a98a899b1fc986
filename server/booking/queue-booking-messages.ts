import { sql, type RawBuilder } from 'kysely'
import { DELETED_HOST } from '@server/auth/account-key'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database, MessageKind, Reader } from '@server/database/tables'

/** Address or verified number of `users u`, if the account has one. */
export const recipient = sql<string | null>`case
  when u.email like ${`%@${DELETED_HOST}`} then null
  else coalesce(u.email, case when u.phone_verified then u.phone end) end`

/**
 * Recipient of a message to all addresses of OPERATOR_EMAIL. The process that sends it knows them, so
 * that a command tells the operators as well, whatever its environment says.
 */
export const OPERATORS = 'operator'

const EVERYBODY: readonly Reader[] = ['guest', 'host', 'operator']

/**
 * Inserts a message about each booking for its guest, its host and the operators (R-175).
 *
 * @param bookings Relation with the columns id, user_id, listing_id and guest.
 */
export const messagesAbout = (
  bookings: RawBuilder<unknown>,
  kind: MessageKind,
  now: Date,
  readers = EVERYBODY,
) => sql`
  insert into outgoing_messages (kind, reader, recipient, booking_id, due_at, created_at)
  select ${kind}, told.reader, told.recipient, b.id, ${sharedMoment(now)}, ${sharedMoment(now)}
  from ${bookings} b cross join lateral (
    select 'guest' as reader, ${recipient} as recipient from users u where u.id = b.user_id
    union
    select 'guest', lower(b.guest ->> 'email') where (b.guest ->> 'getsMails')::boolean
    union
    select 'host', ${recipient}
    from listings l join users u on u.id = l.host_id where l.id = b.listing_id
    union
    select 'operator', ${OPERATORS}
  ) as told
  where told.recipient is not null and told.reader = any (${[...readers]}::text[])`

/** Queues messages about bookings that are stored. */
export async function queueAbout(
  database: Database,
  kind: MessageKind,
  ids: readonly string[],
  now: Date,
  readers = EVERYBODY,
) {
  if (ids.length === 0) return
  const bookings = sql`(select * from bookings where id = any (${[...ids]}::uuid[]))`
  await messagesAbout(bookings, kind, now, readers).execute(database)
}
