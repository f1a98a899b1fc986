-- Price in kobo of the nights from check_in to before check_out, less the discount. It agrees with priceOfNights()
-- of domain/booking/pricing.ts, which has the rules, and a test compares the two.
create or replace function price_of_nights(
  base bigint, rates jsonb, week_discount integer, month_discount integer, check_in date, check_out date
) returns bigint language sql stable parallel safe as $$
  select sum - round(sum * percent / 100.0)::bigint
  from (
    select
      case when rates = '[]' then base * (check_out - check_in) else (
        select sum(coalesce(
          (
            select (rate ->> 'price')::bigint from jsonb_array_elements(rates) as rate
            where rate ? 'price'
              and (not rate ? 'startDate' or (rate ->> 'startDate')::date <= night
                and night < (rate ->> 'endDate')::date)
              and (not rate ? 'weekdays' or rate -> 'weekdays' ? to_char(night, 'dy'))
            -- That of dates comes first.
            order by rate ? 'startDate' desc limit 1
          ), base))::bigint
        from generate_series(0, check_out - check_in - 1) as number,
          lateral (select check_in + number) as each (night)
      ) end as sum,
      case
        when check_out - check_in >= 28 then coalesce(month_discount, week_discount, 0)
        when check_out - check_in >= 7 then coalesce(week_discount, 0)
        else 0
      end as percent
  ) as nights
$$
