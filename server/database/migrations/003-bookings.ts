import { sql, type Kysely } from 'kysely'

/** Creates bookings and the constraint that no night is booked twice. */
export async function up(database: Kysely<unknown>) {
  await sql`create extension if not exists btree_gist`.execute(database)

  // `nights` is never empty: a zero-night stay still holds one night, and an empty range
  // would overlap nothing.
  await sql`
    create table bookings (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      listing_id uuid references listings on delete set null,
      listing_snapshot jsonb not null,
      status text not null default 'Pending'
        check (status in ('Pending', 'Confirmed', 'Cancelled', 'Completed')),
      check_in date not null,
      check_out date not null,
      nights daterange not null
        generated always as (daterange(check_in, greatest(check_out, check_in + 1))) stored,
      travelers_no integer not null check (travelers_no >= 1),
      total_price_kobo bigint not null check (total_price_kobo >= 0),
      quoted_total_kobo bigint not null check (quoted_total_kobo >= 0),
      special_requests text,
      idempotency_key text,
      payload_hash bytea,
      created_at timestamptz(3) not null default now(),
      check (check_out >= check_in),
      constraint bookings_no_overlap exclude using gist (listing_id with =, nights with &&)
        where (status <> 'Cancelled')
    )`.execute(database)
  await sql`
    create unique index bookings_one_per_intent on bookings (user_id, idempotency_key)
    where idempotency_key is not null`.execute(database)
  await sql`create index bookings_newest on bookings (user_id, created_at desc, id)`.execute(
    database,
  )
}
