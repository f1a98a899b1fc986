-- Notes once in a transaction that anything may have changed.
create or replace function note_change() returns trigger language plpgsql as $$
begin
  insert into data_changes (listing_id) select null where not exists (
    select from data_changes
    where xid = pg_current_xact_id() and listing_id is null and mark is null);
  return null;
end $$
