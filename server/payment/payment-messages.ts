import { sql } from 'kysely'
import { recipient } from '@server/booking/queue-booking-messages'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database, MessageKind } from '@server/database/tables'

interface Told {
  /** Kind of the message to the guest. */
  guest?: MessageKind
  /** Kind of the message to the host. */
  host?: MessageKind
  /** Kind of the message to the operators. */
  operator?: MessageKind
}

/** Queues what guest, host and operators learn about the money of a booking. */
export async function queuePaymentMessages(
  database: Database,
  bookingId: string,
  { guest, host, operator }: Told,
  operators: readonly string[],
  now: Date,
) {
  await sql`
    insert into outgoing_messages (kind, recipient, booking_id, due_at, created_at)
    select told.kind, told.recipient, ${bookingId}::uuid, ${sharedMoment(now)}, ${sharedMoment(now)}
    from (
      select ${guest ?? null}::text as kind, ${recipient} as recipient
      from bookings b join users u on u.id = b.user_id where b.id = ${bookingId}::uuid
      union
      select ${host ?? null}::text, ${recipient}
      from bookings b join listings l on l.id = b.listing_id join users u on u.id = l.host_id
      where b.id = ${bookingId}::uuid
      union
      select ${operator ?? null}::text, unnest(${[...operators]}::text[])
    ) as told where told.kind is not null and told.recipient is not null`.execute(database)
}
