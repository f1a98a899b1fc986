import { sql, type Kysely } from 'kysely'

/** Adds drafts, photos that outlive their listing, and reviews. */
export async function up(database: Kysely<unknown>) {
  // A draft may lack anything, but a published listing has a name and a price.
  await sql`
    alter table listings
      alter column name drop not null,
      alter column base_price_kobo drop not null,
      add constraint listings_published_are_complete
        check (not published or (name is not null and base_price_kobo is not null))`.execute(
    database,
  )
  await sql`create index listings_by_host on listings (host_id, created_at desc)`.execute(database)

  // A photo without a listing is still shown by a booking's snapshot. A photo without a
  // description is described by the listing's name, which may change.
  await sql`
    alter table listing_photos
      alter column listing_id drop not null,
      alter column alt drop not null`.execute(database)
  await sql`create index listing_photos_by_key on listing_photos (storage_key)`.execute(database)

  await sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      listing_id uuid not null references listings on delete cascade,
      user_id uuid not null references users on delete cascade,
      rating double precision not null check (rating between 1 and 5),
      comment text,
      created_at timestamptz(3) not null default now(),
      constraint reviews_one_per_guest unique (listing_id, user_id)
    )`.execute(database)
  await sql`create index reviews_by_user on reviews (user_id)`.execute(database)
}
