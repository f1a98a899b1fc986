-- Counts the changes of a booking that a calendar shows, for SEQUENCE and LAST-MODIFIED of its event.
create or replace function count_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.revised_at := clock_timestamp();
  return new;
end $$
