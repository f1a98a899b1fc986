import { sql, type Kysely } from 'kysely'

/**
 * Adds sign-up, verification and recovery: accounts without a password, links, codes and messages.
 */
export async function up(database: Kysely<unknown>) {
  // An account may begin with a verified number or with Google, and neither sets a password.
  await sql`
    alter table users
      alter column email drop not null,
      alter column password_hash drop not null,
      add column phone_verified boolean not null default false,
      add column contact_phone text,
      add column date_of_birth date,
      add column is_provisional boolean not null default false,
      add constraint users_reachable check (email is not null or phone is not null)`.execute(
    database,
  )

  // A logged table, because a crash must not grant an attacker new attempts.
  await sql`drop table login_attempts`.execute(database)
  await sql`
    create table attempts (
      scope text not null,
      key_hash bytea not null,
      ends_at timestamptz(3) not null,
      hits integer not null,
      primary key (scope, key_hash)
    )`.execute(database)
  await sql`create index attempts_by_end on attempts (ends_at)`.execute(database)

  await sql`
    create table email_links (
      token_hash bytea primary key,
      registration_id uuid not null,
      email text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database)
  await sql`create index email_links_by_email on email_links (email)`.execute(database)

  await sql`
    create table one_time_codes (
      purpose text not null check (purpose in ('phone', 'reset')),
      subject_hash bytea not null,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      primary key (purpose, subject_hash)
    )`.execute(database)

  await sql`
    create table reset_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      subject_hash bytea not null,
      expires_at timestamptz(3) not null
    )`.execute(database)
  await sql`create index reset_tokens_by_user on reset_tokens (user_id)`.execute(database)

  // Messages to send. Their codes and links are created when they are sent, and are not stored
  // here.
  await sql`
    create table outgoing_messages (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      recipient text not null,
      registration_id uuid,
      tries integer not null default 0,
      due_at timestamptz(3) not null,
      created_at timestamptz(3) not null
    )`.execute(database)
  await sql`create index outgoing_messages_by_due on outgoing_messages (due_at)`.execute(database)

  // The developers' mailbox, which is empty where mail is really sent.
  await sql`
    create table mailbox_messages (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('mail', 'sms')),
      recipient text not null,
      subject text not null,
      text text not null,
      html text,
      sent_at timestamptz(3) not null
    )`.execute(database)
}
