-- Notes a change of booked nights as any other change: cached responses have one version. The columns
-- of data_changes stay, because a process of the version before still reads them.

drop trigger note_stays_after_insert on bookings;
drop trigger note_stays_after_update on bookings;
drop trigger note_stays_after_delete on bookings;
drop function note_stays_after_insert, note_stays_after_update, note_stays_after_delete;

-- For each row, because a booking that is refused inserts none.
create trigger note_booking after insert or delete on bookings
  for each row execute function note_change();
create trigger note_nights after update on bookings
  for each row when ((old.listing_id, old.status, old.nights)
    is distinct from (new.listing_id, new.status, new.nights))
  execute function note_change();
