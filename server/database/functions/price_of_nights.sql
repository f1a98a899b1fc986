-- Price in kobo of the nights from check_in to before check_out, less the discount. It agrees with priceOfNights()
-- of domain/booking/pricing.ts, which has the rules, and a test compares the two. A list prices thousands of listings,
-- and a function in SQL would be planned anew for each of them, which takes six times as long.
create or replace function price_of_nights(
  base bigint, rates jsonb, week_discount integer, month_discount integer, check_in date, check_out date
) returns bigint language plpgsql stable parallel safe as $$
declare
  nights integer := check_out - check_in;
  percent integer := 0;
  total bigint := 0;
  night text;
  weekday text;
  rate jsonb;
  price bigint;
begin
  if rates = '[]' then
    total := base * nights;
  else
    for number in 0 .. nights - 1 loop
      night := to_char(check_in + number, 'YYYY-MM-DD');
      weekday := to_char(check_in + number, 'dy');
      price := null;
      for place in 0 .. jsonb_array_length(rates) - 1 loop
        rate := rates -> place;
        if rate ? 'price'
          and (not rate ? 'startDate' or (rate ->> 'startDate' <= night and night < rate ->> 'endDate'))
          and (not rate ? 'weekdays' or rate -> 'weekdays' ? weekday)
        then
          price := (rate ->> 'price')::bigint;
          -- One of dates comes before one of weekdays.
          exit when rate ? 'startDate';
        end if;
      end loop;
      total := total + coalesce(price, base);
    end loop;
  end if;
  if nights >= 28 then
    percent := coalesce(month_discount, week_discount, 0);
  elsif nights >= 7 then
    percent := coalesce(week_discount, 0);
  end if;
  return total - round(total * percent / 100.0)::bigint;
end $$
