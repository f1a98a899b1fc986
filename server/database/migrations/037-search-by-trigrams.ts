import { sql, type Kysely } from 'kysely'

/**
 * Finds texts by the trigrams of the loose text, in place of our own tokens, and keeps the places of
 * listings, so that a search can read one in its text.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table listing_places (
      id bigint generated always as identity primary key,
      city text not null,
      state text not null,
      country text not null,
      unique (city, state, country)
    )`.execute(database)
  await sql`
    insert into listing_places (city, state, country)
    select distinct coalesce(city, ''), coalesce(state, ''), coalesce(country, '')
    from listings where published order by 1, 2, 3`.execute(database)
  await sql`drop index listings_by_tokens, listings_unpublished_by_amenity`.execute(database)
  await sql`
    create index listings_by_loose on listings using gin (search_loose gin_trgm_ops)`.execute(
    database,
  )
  await sql`create index listings_by_amenity on listings using gin (amenity_ids)`.execute(database)
  await sql`drop function word_is_listed`.execute(database)
  await sql`drop function listing_tokens`.execute(database)
  await sql`
    alter table search_words drop column slip_keys,
      add column id bigint generated always as identity unique`.execute(database)
  await sql`drop index if exists search_words_by_part`.execute(database)
  await sql`alter table listings drop column has_unknown_words`.execute(database)
}
