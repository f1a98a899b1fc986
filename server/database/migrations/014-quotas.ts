import { sql, type Kysely } from 'kysely'

/** Counts what an account adds in a day. */
export async function up(database: Kysely<unknown>) {
  // A logged table, because a crash must not grant another day's worth.
  await sql`
    create table quota_windows (
      user_id uuid not null references users on delete cascade,
      kind text not null,
      window_start timestamptz(3) not null,
      used bigint not null,
      primary key (user_id, kind)
    )`.execute(database)
}
