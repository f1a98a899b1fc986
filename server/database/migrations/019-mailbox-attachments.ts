import { sql, type Kysely } from 'kysely'

/** Adds the files of a mail to the developers' mailbox. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table mailbox_messages add column attachments jsonb not null default '[]'`.execute(
    database,
  )
}
