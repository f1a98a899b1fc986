-- A guest may cancel. Nights that one guest, or the new guests of one network, cancel again and again
-- are refused as released ones are.
alter table bookings drop constraint bookings_cancel_reason_check;
alter table bookings add constraint bookings_cancel_reason_check
  check (cancel_reason in ('unconfirmed', 'operator', 'guest'));
drop index bookings_released;
create index bookings_released on bookings (listing_id, held_until)
  where cancel_reason in ('unconfirmed', 'guest');
