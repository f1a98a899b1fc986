-- Notes once in a transaction that cached responses may have changed.
create or replace function note_change() returns trigger language plpgsql as $$
begin
  insert into data_changes (xid) select pg_current_xact_id() where not exists (
    select from data_changes where xid = pg_current_xact_id());
  return null;
end $$
