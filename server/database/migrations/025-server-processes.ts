import { sql, type Kysely } from 'kysely'

/**
 * Adds the processes that serve guests, and where each keeps its photos. What it holds ends with the
 * processes, so it is neither replicated nor backed up.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create unlogged table server_processes (
      id uuid primary key default gen_random_uuid(),
      photo_store text not null,
      place text not null,
      seen_at timestamptz(3) not null default now()
    )`.execute(database)
}
