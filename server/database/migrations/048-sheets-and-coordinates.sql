-- The last day on which a daily task was done, so that one of several processes does it.
create table daily_tasks (
  name text primary key,
  done_on date not null
);

-- Where a listing is, for search engines.
alter table listings
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180);
