import { sql, type Kysely } from 'kysely'

/**
 * Recognises people of a provider by its own id for them, and lets them join an account by mail.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table provider_accounts (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (issuer, subject),
      constraint provider_accounts_one_each unique (user_id, issuer)
    )`.execute(database)

  await sql`
    create table join_requests (
      user_id uuid primary key references users on delete cascade,
      issuer text not null,
      subject text not null,
      device_hash bytea not null,
      token_hash bytea unique,
      expires_at timestamptz(3) not null
    )`.execute(database)
}
