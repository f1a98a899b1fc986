-- Notes the listings of bookings of which something changed that booked nights follow from.
create or replace function note_stays_after_update() returns trigger language plpgsql as $$
begin
  with stays as (
    select distinct listing_id from (
      (select id, listing_id, status, nights from before_change
        except all select id, listing_id, status, nights from after_change)
      union all
      (select id, listing_id, status, nights from after_change
        except all select id, listing_id, status, nights from before_change)
    ) as of_listings
    where listing_id is not null limit 1001
  ), counted as (
    -- A change of more, such as an import, counts as any change.
    select count(*) > 1000 as are_many from stays
  )
  insert into data_changes (listing_id)
  select listing_id from stays, counted where not are_many
  union all
  select null from counted where are_many;
  return null;
end $$
