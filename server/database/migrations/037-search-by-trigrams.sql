-- Finds texts by the trigrams of the loose text, in place of tokens of our own, and keeps the places
-- of listings, so that a search can read one in its text.

create table listing_places (
  id bigint generated always as identity primary key,
  city text not null,
  state text not null,
  country text not null,
  unique (city, state, country)
);
insert into listing_places (city, state, country)
select distinct coalesce(city, ''), coalesce(state, ''), coalesce(country, '')
from listings where published order by 1, 2, 3;

create index listings_by_loose on listings using gin (search_loose gin_trgm_ops);
create index listings_by_amenity on listings using gin (amenity_ids);
alter table search_words add column id bigint generated always as identity unique;

-- A new database has none of these, because the baseline leaves them out.
drop index if exists listings_by_tokens, listings_unpublished_by_amenity, listings_without_loose,
  search_words_by_part;
drop function if exists word_is_listed, listing_tokens;
alter table search_words drop column if exists slip_keys;
alter table listings drop column if exists has_unknown_words;
