-- A short reference of a booking, which is easy to read out (R-151). Its alphabet has no look-alikes:
-- neither 0 and O, nor 1, I and L.
create or replace function new_booking_reference() returns text language sql volatile as $$
  select string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '')
  from generate_series(1, 8)
$$
