import { sql } from 'kysely'
import { DELETED_HOST } from '@server/auth/account-key'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database } from '@server/database/tables'

/** Address or verified number of `users u`, if the account has one. */
export const recipient = sql`case
  when u.email like ${`%@${DELETED_HOST}`} then null
  else coalesce(u.email, case when u.phone_verified then u.phone end) end`

/** Queues a message about each of the bookings to its guest. */
export async function queueToGuests(
  database: Database,
  kind: 'booking-confirmed' | 'booking-cancelled',
  ids: readonly string[],
  now: Date,
) {
  if (ids.length === 0) return
  await sql`
    insert into outgoing_messages (kind, recipient, booking_id, due_at, created_at)
    select ${kind}, ${recipient}, b.id, ${sharedMoment(now)}, ${sharedMoment(now)}
    from bookings b join users u on u.id = b.user_id
    where b.id in (${sql.join(ids)}) and ${recipient} is not null`.execute(database)
}

/**
 * Queues what the guest, the host and the operators learn of the booking in `stored`, as a part of
 * the statement that stores it (R-150).
 */
export const receivedMessages = (operators: readonly string[], now: Date) => {
  const toOperators = operators.map((address) => sql`select 'booking-request', ${address}::text`)
  return sql`
    insert into outgoing_messages (kind, recipient, booking_id, due_at, created_at)
    select kind, recipient, stored.id, ${sharedMoment(now)}, ${sharedMoment(now)}
    from stored cross join lateral (
      select 'booking-received' as kind, ${recipient} as recipient
      from users u where u.id = stored.user_id
      union all
      select 'booking-request', ${recipient}
      from listings l join users u on u.id = l.host_id where l.id = stored.listing_id
      ${sql.join(
        toOperators.map((row) => sql`union all ${row}`),
        sql` `,
      )}
    ) as messages where recipient is not null`
}

/** Queues what the guest, the host and the operators learn when the guest cancels a booking. */
export async function queueCancelledByGuest(
  database: Database,
  id: string,
  operators: readonly string[],
  now: Date,
) {
  await queueToGuests(database, 'booking-cancelled', [id], now)
  await sql`
    insert into outgoing_messages (kind, recipient, booking_id, due_at, created_at)
    select 'booking-withdrawn', told.recipient, ${id}::uuid, ${sharedMoment(now)}, ${sharedMoment(now)}
    from (
      select ${recipient} as recipient
      from bookings b join listings l on l.id = b.listing_id join users u on u.id = l.host_id
      where b.id = ${id}::uuid
      union
      select unnest(${[...operators]}::text[])
    ) as told where told.recipient is not null`.execute(database)
}
