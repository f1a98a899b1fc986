-- What was returned to a guest, and whether money came that does not count, which pages and mails tell.
alter table bookings
  add column returned_kobo bigint not null default 0,
  add column has_odd_payment boolean not null default false;
update bookings b
set returned_kobo = p.returned, has_odd_payment = p.is_odd
from (
  select booking_id, sum(returned_kobo)::bigint as returned,
    bool_or(received_kobo = 0 and status in ('returned', 'other currency')) as is_odd
  from payments where booking_id is not null group by booking_id
) p
where p.booking_id = b.id and (p.returned > 0 or p.is_odd);
