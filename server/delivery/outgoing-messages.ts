import { sql, type Selectable } from 'kysely'
import { MINUTE } from '@domain/time'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database, MessageKind, Tables } from '@server/database/tables'

/** While one process sends a message, no other process does. */
const LEASE = 2 * MINUTE
/** Time after which a process that is still sending renews its lease. */
export const RENEWAL = LEASE / 2
/** Pauses between attempts. After the last one the message is dropped. */
const PAUSES = [MINUTE, 5 * MINUTE, 20 * MINUTE, 60 * MINUTE]

export type OutgoingMessage = Selectable<Tables['outgoing_messages']>

export interface NewOutgoingMessage {
  kind: MessageKind
  /** Normalised address or number. */
  recipient: string
  /** Id that the account will get. Only for 'verify-email'. */
  registrationId?: string
  /** Milliseconds after which to send it. The default is at once. */
  wait?: number
  /** Where the visitor was before the sign-up. Only for 'verify-email'. */
  intent?: string | undefined
}

export async function queueMessage(
  database: Database,
  { kind, recipient, registrationId, intent, wait = 0 }: NewOutgoingMessage,
  now: Date,
) {
  await database
    .insertInto('outgoing_messages')
    .values({
      kind,
      recipient,
      registration_id: registrationId ?? null,
      intent: intent ?? null,
      due_at: sharedMoment(now, wait),
      created_at: sharedMoment(now),
    })
    .execute()
}

/**
 * Takes the messages that are due, so that no other process sends them at the same time. The clock
 * of the database decides what is due and for how long it is taken: a process whose clock is ahead
 * would otherwise take, and send again, what another one is sending. The size of a batch is part of
 * the statement, because PostgreSQL makes no lasting plan for a limit that it does not know.
 */
export async function takeDueMessages(database: Database, now: Date, most: number) {
  const { rows } = await sql<OutgoingMessage>`
    update outgoing_messages set tries = tries + 1, due_at = ${sharedMoment(now, LEASE)}
    where id in (
      select id from outgoing_messages where due_at <= ${sharedMoment(now)}
      order by due_at for update skip locked limit ${sql.lit(most)})
    returning *`.execute(database)
  return rows
}

export const deleteMessage = (database: Database, { id }: OutgoingMessage) =>
  database.deleteFrom('outgoing_messages').where('id', '=', id).execute()

/** Renews the lease of messages that this process is still sending. */
export async function renewLease(
  database: Database,
  messages: readonly OutgoingMessage[],
  now: Date,
) {
  const ids = messages.map(({ id }) => id)
  await database
    .updateTable('outgoing_messages')
    .set({ due_at: sharedMoment(now, LEASE) })
    .where('id', 'in', ids)
    .execute()
}

/** Time until a message is dropped that no process could send. It is that of all attempts. */
const LONGEST_WAIT = PAUSES.reduce((sum, pause) => sum + pause, 0)

/** Leaves a message that this process cannot send to the others. It does not count as an attempt. */
export async function leaveMessage(database: Database, { id }: OutgoingMessage, now: Date) {
  await database
    .deleteFrom('outgoing_messages')
    .where('id', '=', id)
    .where('created_at', '<=', sharedMoment(now, -LONGEST_WAIT))
    .execute()
  await database
    .updateTable('outgoing_messages')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1), due_at: sharedMoment(now, MINUTE) }))
    .where('id', '=', id)
    .execute()
}

/** @returns whether there will be another attempt. */
export async function postponeMessage(database: Database, message: OutgoingMessage, now: Date) {
  const pause = PAUSES[message.tries - 1]
  if (pause === undefined) {
    await deleteMessage(database, message)
    return false
  }
  await database
    .updateTable('outgoing_messages')
    .set({ due_at: sharedMoment(now, pause) })
    .where('id', '=', message.id)
    .execute()
  return true
}
