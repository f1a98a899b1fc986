import { sql, type Insertable } from 'kysely'
import type { Database, Tables } from '@server/database/tables'

/** Number of messages to keep. Older ones are deleted, because this is not an archive. */
const KEPT = 200

export type NewMailboxMessage = Insertable<Tables['mailbox_messages']>

export async function putIntoMailbox(database: Database, message: NewMailboxMessage) {
  await database.insertInto('mailbox_messages').values(message).execute()
  await sql`
    delete from mailbox_messages where id <= (
      select id from mailbox_messages order by id desc offset ${KEPT} limit 1)`.execute(database)
}

/** Returns the messages, newest first, for one recipient if given. */
export const listMailbox = (database: Database, recipient?: string) =>
  database
    .selectFrom('mailbox_messages')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .execute()

export const findInMailbox = (database: Database, id: number) =>
  database.selectFrom('mailbox_messages').selectAll().where('id', '=', id).executeTakeFirst()
