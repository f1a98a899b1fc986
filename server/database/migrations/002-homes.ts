import { sql, type Kysely } from 'kysely'

/** Creates property types, amenities, listings with their photos, and favourites. */
export async function up(database: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(database)

  for (const table of ['property_types', 'amenities']) {
    await sql`
      create table ${sql.table(table)} (
        id uuid primary key default gen_random_uuid(),
        name text not null unique,
        icon_url text,
        position integer not null default 0
      )`.execute(database)
  }

  await sql`
    create table listings (
      id uuid primary key default gen_random_uuid(),
      host_id uuid references users on delete set null,
      name text not null,
      slug text not null,
      description text,
      city text,
      state text,
      country text,
      city_key text not null default '',
      state_key text not null default '',
      country_key text not null default '',
      base_price_kobo bigint not null check (base_price_kobo >= 0),
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
      published boolean not null default true,
      created_at timestamptz(3) not null default now()
    )`.execute(database)
  await sql`create index listings_newest on listings (created_at desc, id)`.execute(database)
  await sql`create index listings_by_slug on listings (slug)`.execute(database)
  await sql`create index listings_by_place on listings (country_key, state_key, city_key)`.execute(
    database,
  )
  await sql`create index listings_by_type on listings (property_type_id)`.execute(database)
  await sql`create index listings_by_price on listings (base_price_kobo)`.execute(database)
  await sql`create index listings_by_amenity on listings using gin (amenity_ids)`.execute(database)
  await sql`
    create index listings_by_text on listings using gin (search_text gin_trgm_ops)
    with (fastupdate = off)`.execute(database)

  await sql`
    create table listing_photos (
      id uuid primary key default gen_random_uuid(),
      listing_id uuid not null references listings on delete cascade,
      position integer not null,
      storage_key text not null,
      alt text not null,
      colour text,
      width integer not null,
      height integer not null,
      unique (listing_id, position)
    )`.execute(database)

  await sql`
    create table favourites (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (user_id, listing_id)
    )`.execute(database)
  await sql`create index favourites_by_listing on favourites (listing_id)`.execute(database)
}
