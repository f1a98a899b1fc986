import { sql, type Kysely } from 'kysely'

/** Lets a guest list sessions and end one of them. */
export async function up(database: Kysely<unknown>) {
  // The token's hash must not name a session, because whoever lists sessions would learn it.
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
      add column device_hash bytea,
      add column agent text`.execute(database)
}
