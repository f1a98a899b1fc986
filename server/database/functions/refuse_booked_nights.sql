-- Refuses a block of our own over a booking, whose reference is the detail of the error. The lock of the
-- listing keeps a booking from being stored meanwhile (refuse_taken_nights).
create or replace function refuse_booked_nights() returns trigger language plpgsql as $$
declare
  booked text;
begin
  perform from listings l where l.id = new.listing_id for update;
  select b.reference into booked from bookings b
  where b.listing_id = new.listing_id and b.status <> 'Cancelled' and b.nights && new.nights
  order by b.check_in limit 1;
  if booked is not null then
    raise exclusion_violation using
      message = 'the nights are booked', detail = booked,
      constraint = 'blocked_nights_not_booked', table = 'blocked_nights';
  end if;
  return new;
end $$
