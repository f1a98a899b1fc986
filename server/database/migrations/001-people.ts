import { sql, type Kysely } from 'kysely'

/** Creates users, their sessions, and the counters that slow down guessing. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null constraint users_email_unique unique,
      phone text constraint users_phone_unique unique,
      full_name text,
      profile_image text,
      password_hash text not null,
      is_staff boolean not null default false,
      created_at timestamptz(3) not null default now()
    )`.execute(database)

  await sql`
    create table sessions (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database)
  await sql`create index sessions_by_user on sessions (user_id)`.execute(database)
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(database)

  // A logged table, because a crash must not grant an attacker new attempts.
  await sql`
    create table login_attempts (
      scope text not null,
      key_hash bytea not null,
      window_start timestamptz(3) not null,
      attempts integer not null,
      primary key (scope, key_hash)
    )`.execute(database)

  await sql`
    create unlogged table rate_windows (
      key text primary key,
      window_start timestamptz(3) not null,
      hits integer not null
    )`.execute(database)
}
