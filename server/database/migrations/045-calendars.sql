-- Nights that are taken without a booking: those that the host or the operator blocked, and those that
-- another site's calendar says are taken. Bookings and blocks refuse each other's nights under one lock
-- of the listing (refuse_taken_nights, refuse_booked_nights).

-- Calendars of other sites. Whoever knows the address can read that calendar, so no log has it.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings on delete cascade,
  name text not null,
  address text not null,
  etag text,
  last_modified text,
  -- Next reading.
  due_at timestamptz(3) not null,
  -- Last good reading, and what changed at last.
  read_at timestamptz(3),
  changed_at timestamptz(3),
  changes text,
  failing_since timestamptz(3),
  error text,
  told_at timestamptz(3),
  constraint calendar_feeds_one_name unique (listing_id, name)
);
create index calendar_feeds_by_due on calendar_feeds (due_at);

-- How often the secret address of a listing's own calendar was renewed, and when a site last read it.
create table calendar_exports (
  listing_id uuid primary key references listings on delete cascade,
  renewals integer not null default 0,
  read_at timestamptz(3)
);

-- Without a feed it is a block of our own, and those never overlap. Imported ones may: two sites know of
-- the same stay. An echo is a night of ours that another site sends back, which takes nothing.
create table blocked_nights (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings on delete cascade,
  feed_id uuid references calendar_feeds on delete cascade,
  uid text,
  nights daterange not null check (not isempty(nights) and not lower_inf(nights) and not upper_inf(nights)),
  reason text,
  is_echo boolean not null default false,
  covered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint blocked_nights_no_overlap exclude using gist (listing_id with =, nights with &&)
    where (feed_id is null)
);
create index blocked_nights_taken on blocked_nights
  (listing_id, (upper(nights)), (lower(nights))) include (nights) where not is_echo;
create index blocked_nights_by_feed on blocked_nights (feed_id);

-- Clashes of an imported night with a booking, so that each is told once.
create table calendar_clashes (
  feed_id uuid not null references calendar_feeds on delete cascade,
  booking_id uuid not null references bookings on delete cascade,
  nights daterange not null,
  summary text,
  found_at timestamptz(3) not null,
  primary key (feed_id, booking_id)
);
create index calendar_clashes_by_booking on calendar_clashes (booking_id);

-- How often the nights or the status have changed, and when, for calendars.
alter table bookings
  add column revision integer not null default 0,
  add column revised_at timestamptz(3);

-- What they do is in server/database/functions.
create function refuse_taken_nights() returns trigger language plpgsql as 'begin return new; end';
create function refuse_booked_nights() returns trigger language plpgsql as 'begin return new; end';
create function count_revision() returns trigger language plpgsql as 'begin return new; end';

create trigger refuse_taken_nights before insert on bookings
  for each row when (new.status <> 'Cancelled') execute function refuse_taken_nights();
-- A decision about a booking takes no night anew.
create trigger refuse_other_nights before update on bookings
  for each row when (new.status <> 'Cancelled' and (
    old.status = 'Cancelled' or (old.listing_id, old.check_in, old.check_out)
      is distinct from (new.listing_id, new.check_in, new.check_out)))
  execute function refuse_taken_nights();
create trigger count_revision before update on bookings
  for each row when ((old.status, old.check_in, old.check_out)
    is distinct from (new.status, new.check_in, new.check_out))
  execute function count_revision();
create trigger refuse_booked_nights before insert on blocked_nights
  for each row when (new.feed_id is null) execute function refuse_booked_nights();

create trigger note_block after insert or delete on blocked_nights
  for each row execute function note_change();
create trigger note_echo after update on blocked_nights
  for each row when (old.is_echo <> new.is_echo) execute function note_change();
create trigger note_change after truncate on blocked_nights
  for each statement execute function note_change();
