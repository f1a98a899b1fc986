-- The schema after the first 36 migrations, without what 037 took away. It is never changed: migrations
-- with higher numbers continue it.
--
-- Names end in what they hold: `…_kobo` is money, `…_hash` is SHA-256 or an HMAC, `…_no` is a count of
-- the specification. server/database/tables.ts says what a column means to the code.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Functions that defaults and triggers name. What they do is in server/database/functions, from where
-- it is put in their place after the migrations.

create function new_booking_reference() returns text language sql volatile as 'select null';
create function note_change() returns trigger language plpgsql as 'begin return null; end';
create function note_stays_after_insert() returns trigger language plpgsql as 'begin return null; end';
create function note_stays_after_update() returns trigger language plpgsql as 'begin return null; end';
create function note_stays_after_delete() returns trigger language plpgsql as 'begin return null; end';

-- People

-- An account may begin with a verified number or with Google, and neither sets a password.
create table users (
  id uuid primary key default gen_random_uuid(),
  email text constraint users_email_unique unique,
  phone text constraint users_phone_unique unique,
  phone_verified boolean not null default false,
  contact_phone text,
  full_name text,
  date_of_birth date,
  profile_image text,
  password_hash text,
  is_provisional boolean not null default false,
  is_staff boolean not null default false,
  created_at timestamptz(3) not null default now(),
  constraint users_reachable check (email is not null or phone is not null)
);

-- The token's hash must not name a session, because whoever lists sessions would learn it.
create table sessions (
  token_hash bytea primary key,
  id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
  user_id uuid not null references users on delete cascade,
  device_hash bytea,
  agent text,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  last_seen_at timestamptz(3) not null,
  primary key (device_hash, user_id)
);
create index known_devices_by_user on known_devices (user_id);

-- People of a provider such as Google, by its own id for them.
create table provider_accounts (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject),
  constraint provider_accounts_one_each unique (user_id, issuer)
);

create table join_requests (
  user_id uuid primary key references users on delete cascade,
  issuer text not null,
  subject text not null,
  device_hash bytea not null,
  token_hash bytea unique,
  expires_at timestamptz(3) not null
);

-- Links, codes and limits

create table email_links (
  token_hash bytea primary key,
  registration_id uuid not null,
  email text not null,
  intent text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index email_links_by_email on email_links (email);

create table one_time_codes (
  purpose text not null check (purpose in ('phone', 'reset', 'email')),
  subject_hash bytea not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null,
  primary key (purpose, subject_hash)
);

create table reset_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  subject_hash bytea not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index reset_tokens_by_user on reset_tokens (user_id);
create index reset_tokens_by_subject on reset_tokens (subject_hash);

-- Logged tables, because a crash must grant neither new attempts nor another day's worth.
create table attempts (
  scope text not null,
  key_hash bytea not null,
  full_at timestamptz(3) not null,
  primary key (scope, key_hash)
);
create index attempts_by_full on attempts (full_at);

create table quota_windows (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  window_start timestamptz(3) not null,
  used bigint not null,
  primary key (user_id, kind)
);

create unlogged table rate_windows (
  key text primary key,
  window_start timestamptz(3) not null,
  hits integer not null
);

-- Listings

create table property_types (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  icon_url text,
  position integer not null default 0
);

create table amenities (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  icon_url text,
  position integer not null default 0
);

-- A draft may lack anything, but a published listing has a name and a price (R-136).
create table listings (
  id uuid primary key default gen_random_uuid(),
  host_id uuid references users on delete set null,
  import_key text,
  name text,
  slug text not null,
  description text,
  city text,
  state text,
  country text,
  city_key text not null default '',
  state_key text not null default '',
  country_key text not null default '',
  base_price_kobo bigint check (base_price_kobo >= 0),
  cleaning_fee_kobo bigint not null default 0 check (cleaning_fee_kobo >= 0),
  security_deposit_kobo bigint not null default 0 check (security_deposit_kobo >= 0),
  rating double precision check (rating between 0 and 5),
  bedroom_no integer check (bedroom_no >= 0),
  bathroom_no integer check (bathroom_no >= 0),
  guest_no integer check (guest_no >= 1),
  property_type_id uuid references property_types,
  amenity_ids uuid[] not null default '{}',
  house_rules text[] not null default '{}',
  search_text text not null,
  search_loose text,
  published boolean not null default true,
  withheld boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3),
  constraint listings_published_are_complete
    check (not published or (name is not null and base_price_kobo is not null))
);
create index listings_by_slug on listings (slug);
create index listings_by_host on listings (host_id, created_at desc);
create unique index listings_by_import_key on listings (import_key);
create index listings_by_import_key_in_any_case on listings (lower(import_key));

-- Published listings by the column that each filter or order begins with, newest first. The indexes
-- contain the columns that the other filters compare, so that a search reads no row that it does not
-- show. A listing without rooms or guests counts as domain/constants.ts says.
create index listings_published_by_newest on listings (created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, property_type_id, country_key, state_key,
    city_key, amenity_ids) where published;
create index listings_published_by_country on listings (country_key, created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, property_type_id) where published;
create index listings_published_by_state on listings (state_key, created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, property_type_id, country_key, city_key,
    amenity_ids) where published;
create index listings_published_by_city on listings (city_key, created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, property_type_id, country_key, state_key,
    amenity_ids) where published;
create index listings_published_by_type on listings (property_type_id, created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, country_key, state_key, city_key,
    amenity_ids) where published;
create index listings_published_by_guests on listings ((coalesce(guest_no, 1)), created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, property_type_id) where published;
create index listings_published_by_bedrooms on listings ((coalesce(bedroom_no, 3)), created_at desc, id)
  include (base_price_kobo, bedroom_no, guest_no, rating, property_type_id) where published;
create index listings_published_by_price_up on listings (base_price_kobo, created_at desc, id)
  include (rating, bedroom_no, guest_no, property_type_id, country_key, state_key, city_key,
    amenity_ids) where published;
create index listings_published_by_price_down on listings (base_price_kobo desc, created_at desc, id)
  include (rating, bedroom_no, guest_no, property_type_id, country_key, state_key, city_key,
    amenity_ids) where published;
create index listings_published_by_rating
  on listings ((coalesce(rating, 0::double precision)) desc, created_at desc, id)
  include (rating, base_price_kobo, bedroom_no, guest_no, property_type_id, country_key, state_key,
    city_key, amenity_ids) where published;

-- Without it the planner considers a city and its state independent, and expects too few rows.
create statistics listings_places (dependencies, ndistinct)
  on country_key, state_key, city_key from listings;
create statistics listings_rooms
  on (coalesce(bedroom_no, 3)), (coalesce(guest_no, 1)), (coalesce(rating, 0::double precision))
  from listings;

-- A photo without a listing is still shown by a booking's snapshot (R-139). A photo without a
-- description is described by the listing's name, which may change.
create table listing_photos (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references listings on delete cascade,
  position integer not null,
  storage_key text not null,
  source text,
  alt text,
  colour text,
  width integer not null,
  height integer not null,
  unique (listing_id, position)
);
create index listing_photos_by_key on listing_photos (storage_key);

create table favourites (
  user_id uuid not null references users on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, listing_id)
);
create index favourites_by_listing on favourites (listing_id);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings on delete cascade,
  user_id uuid not null references users on delete cascade,
  rating double precision not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz(3) not null default now(),
  constraint reviews_one_per_guest unique (listing_id, user_id)
);
create index reviews_by_user on reviews (user_id);

-- Search

-- Words of listings, which correct misspelt ones.
create table search_words (
  word text primary key
);

-- Bookings

-- No night is booked twice. `nights` is never empty: a zero-night stay still holds one night (R-96),
-- and an empty range would overlap nothing. `guest` is kept until 90 days after the check-out (R-149).
create table bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null default new_booking_reference() constraint bookings_reference_unique unique,
  user_id uuid not null references users on delete cascade,
  listing_id uuid references listings on delete set null,
  listing_snapshot jsonb not null,
  status text not null default 'Pending'
    check (status in ('Pending', 'Confirmed', 'Cancelled', 'Completed')),
  cancel_reason text check (cancel_reason in ('unconfirmed', 'operator')),
  held_until timestamptz,
  check_in date not null,
  check_out date not null,
  nights daterange not null
    generated always as (daterange(check_in, greatest(check_out, check_in + 1))) stored,
  travelers_no integer not null check (travelers_no >= 1),
  total_price_kobo bigint not null check (total_price_kobo >= 0),
  quoted_total_kobo bigint not null check (quoted_total_kobo >= 0),
  special_requests text,
  guest jsonb,
  idempotency_key text,
  payload_hash bytea,
  network_hash bytea,
  created_at timestamptz(3) not null default now(),
  check (check_out >= check_in),
  constraint bookings_no_overlap exclude using gist (listing_id with =, nights with &&)
    where (status <> 'Cancelled')
);
create unique index bookings_one_per_intent on bookings (user_id, idempotency_key)
  where idempotency_key is not null;
create index bookings_newest on bookings (user_id, created_at desc, id);
create index bookings_pending on bookings (user_id) where status = 'Pending';
create index bookings_held on bookings (held_until) where status = 'Pending';
-- For new bookings, and for housekeeping.
create index bookings_released on bookings (listing_id, held_until)
  where cancel_reason = 'unconfirmed';
create index bookings_networks on bookings (held_until) where network_hash is not null;
-- What new guests hold is added up for each booking of one, from the index alone.
create index bookings_of_new_guests on bookings (check_in) include (check_out, network_hash)
  where status = 'Pending' and network_hash is not null;
-- The nights of a listing, for which the index of the overlap constraint reads dozens of pages. It is
-- on an expression, because the planner believes both to cost the same
-- (server/booking/holds-nights.ts).
create index bookings_held_nights on bookings
  (uuid_send(listing_id), (upper(nights)), (lower(nights))) include (listing_id, nights)
  where status <> 'Cancelled';

-- Messages

-- Messages to send. Their codes and links are created when they are sent, and are not stored here.
create table outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  registration_id uuid,
  intent text,
  booking_id uuid references bookings on delete cascade,
  tries integer not null default 0,
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index outgoing_messages_by_due on outgoing_messages (due_at);

-- The developers' mailbox, which is empty where mail is really sent.
create table mailbox_messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  attachments jsonb not null default '[]',
  sent_at timestamptz(3) not null
);

-- Processes

-- Keys that all processes share, such as the one that signs the cookies of devices.
create table server_keys (
  name text primary key,
  key bytea not null
);

-- The processes that serve guests, and where each keeps its photos. What it holds ends with the
-- processes, so it is neither replicated nor backed up.
create unlogged table server_processes (
  id uuid primary key default gen_random_uuid(),
  photo_store text not null,
  place text not null,
  seen_at timestamptz(3) not null default now()
);

-- Changes of what cached responses show, stored by the transaction that makes them under its number.
-- Each names the listing whose stays have changed, or none when anything may have changed. A crash of
-- the database empties an unlogged table without ending the processes, so a row with a random mark
-- tells them whether it is still the table that they have read before.
create unlogged table data_changes (
  xid xid8 not null default pg_current_xact_id(),
  listing_id uuid,
  mark uuid,
  noted_at timestamptz not null default clock_timestamp()
);
create index data_changes_xid on data_changes (xid);
create unique index data_changes_mark on data_changes ((true)) where mark is not null;
insert into data_changes (xid, mark) values ('0', gen_random_uuid());

create trigger note_change after insert or update or delete or truncate on listings
  for each statement execute function note_change();
create trigger note_change after insert or update or delete or truncate on listing_photos
  for each statement execute function note_change();
create trigger note_change after insert or update or delete or truncate on property_types
  for each statement execute function note_change();
create trigger note_change after insert or update or delete or truncate on amenities
  for each statement execute function note_change();
create trigger note_change after insert or update or delete or truncate on reviews
  for each statement execute function note_change();
create trigger note_change after insert or update or delete or truncate on search_words
  for each statement execute function note_change();
create trigger note_change after truncate on bookings
  for each statement execute function note_change();
-- A review shows its author's name.
create trigger note_change after update of full_name on users
  for each statement execute function note_change();
create trigger note_stays_after_insert after insert on bookings
  referencing new table as after_change
  for each statement execute function note_stays_after_insert();
create trigger note_stays_after_update after update on bookings
  referencing old table as before_change new table as after_change
  for each statement execute function note_stays_after_update();
create trigger note_stays_after_delete after delete on bookings
  referencing old table as before_change
  for each statement execute function note_stays_after_delete();
