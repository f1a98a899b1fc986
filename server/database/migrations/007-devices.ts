import { sql, type Kysely } from 'kysely'

/** Adds devices that an account has logged in on, and limits that refill steadily. */
export async function up(database: Kysely<unknown>) {
  // The old counts cannot be converted. A missing bucket counts as full.
  await sql`drop table attempts`.execute(database)
  await sql`
    create table attempts (
      scope text not null,
      key_hash bytea not null,
      full_at timestamptz(3) not null,
      primary key (scope, key_hash)
    )`.execute(database)
  await sql`create index attempts_by_full on attempts (full_at)`.execute(database)

  // Keys that all processes share, such as the one that signs the cookies of devices.
  await sql`
    create table server_keys (
      name text primary key,
      key bytea not null
    )`.execute(database)

  await sql`
    create table known_devices (
      device_hash bytea not null,
      user_id uuid not null references users on delete cascade,
      last_seen_at timestamptz(3) not null,
      primary key (device_hash, user_id)
    )`.execute(database)
  await sql`create index known_devices_by_user on known_devices (user_id)`.execute(database)
}
