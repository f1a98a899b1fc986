-- Refuses a booking of nights that are blocked, or taken on another site, as the constraint
-- bookings_no_overlap refuses those of another booking. The lock of the listing, which its foreign key
-- takes anyway, waits for refuse_booked_nights, and what was committed until then is seen.
create or replace function refuse_taken_nights() returns trigger language plpgsql as $$
begin
  perform from listings l where l.id = new.listing_id for key share;
  if exists (
    select from blocked_nights b
    where b.listing_id = new.listing_id and not b.is_echo
      and upper(b.nights) > new.check_in
      and lower(b.nights) < greatest(new.check_out, new.check_in + 1))
  then
    raise exclusion_violation using
      message = 'the nights are blocked', constraint = 'bookings_no_overlap', table = 'bookings';
  end if;
  return new;
end $$
