import { sql, type Kysely } from 'kysely'

/** Lets a request for a reset renew the links that were mailed shortly before. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table reset_tokens
      add column created_at timestamptz(3) not null default now()`.execute(database)
  await sql`create index reset_tokens_by_subject on reset_tokens (subject_hash)`.execute(database)
}
