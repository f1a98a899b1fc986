-- What a stay costs where totals are for the stay: prices and minimum stays of some nights, discounts, and
-- when guests come and go. A booking says how many nights its total is for; without a number it is one.
alter table bookings add column total_nights integer check (total_nights >= 1);
alter table listings
  add column rates jsonb not null default '[]' check (jsonb_typeof(rates) = 'array'),
  add column minimum_nights integer check (minimum_nights >= 1),
  add column week_discount integer check (week_discount between 1 and 100),
  add column month_discount integer check (month_discount between 1 and 100),
  add column check_in_time text,
  add column check_out_time text;
