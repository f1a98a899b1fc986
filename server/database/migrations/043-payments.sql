-- What guests pay. A payment is one attempt at a provider, or what the operator has recorded. What a
-- booking has been paid is the sum of its payments, and bookings.paid_kobo repeats it for lists.
create table payments (
  reference text primary key,
  booking_id uuid references bookings on delete set null,
  provider text not null check (provider in ('paystack', 'demo', 'operator')),
  channel text,
  status text not null default 'open'
    check (status in ('open', 'paid', 'closed', 'returned', 'other currency')),
  asked_kobo bigint not null check (asked_kobo > 0),
  received_kobo bigint not null default 0,
  returned_kobo bigint not null default 0,
  transaction_id text,
  provider_status text,
  checkout_url text,
  check_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint payments_returned_was_received check (returned_kobo between 0 and received_kobo),
  constraint payments_one_per_transaction unique (provider, transaction_id)
);
create index payments_by_booking on payments (booking_id);
create index payments_to_check on payments (check_at) where check_at is not null;

-- The history of the payments, to which rows are only added. A provider may also tell of a reference
-- that is not ours. A notice that comes again has the same hash.
create table payment_events (
  id bigint generated always as identity primary key,
  reference text not null,
  kind text not null,
  amount_kobo bigint,
  currency text,
  detail text,
  notice_hash bytea constraint payment_events_once unique,
  created_at timestamptz(3) not null
);
create index payment_events_by_reference on payment_events (reference, id);

-- What was pressed at the checkout of the demo, which is empty where money is really paid.
create table demo_checkouts (
  reference text primary key,
  status text not null check (status in ('success', 'failed', 'abandoned', 'reversed')),
  amount_kobo bigint not null
);

alter table bookings add column paid_kobo bigint not null default 0;
