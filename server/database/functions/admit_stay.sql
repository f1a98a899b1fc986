-- Decides whether a guest may hold the nights of another booking (R-142), so that no lock is held
-- during a round trip. Each of its statements sees what was committed before it, and so what others
-- stored while it waited for a lock.
--
-- The account is limited, and so are all guests together who have no confirmed booking yet. Those
-- share a lock. Each adds to what is committed the most that the other holders may be about to
-- store, so the last of them sees all. If that is too much, the function refuses with 'alone', and
-- its caller repeats the call for a decision with the lock for itself.
create or replace function admit_stay(
  guest_id uuid, home_id uuid, arrival date, departure date, network bytea, moment timestamptz,
  rules jsonb, alone boolean,
  out refusal text, out counted integer, out until timestamptz, out is_new boolean
) language plpgsql as $$
declare
  wanted integer := greatest(departure - arrival, 1);
  most_stays integer := rules->>'pendingStays';
  most_nights integer := rules->>'pendingNights';
  waits interval := make_interval(hours => (rules->>'pendingHours')::integer);
  share_of_listing double precision := 365 * (rules->>'pendingPercent')::double precision / 100;
  stays bigint;
  nights bigint;
  released_own timestamptz;
  released_here timestamptz;
  others bigint := 0;
  unseen bigint;
  everywhere bigint;
  here bigint;
  most bigint;
  needed double precision;
  proven bigint;
  share double precision;
begin
  perform pg_advisory_xact_lock(5203, hashtext(guest_id::text));
  -- Days cost less to count than a range.
  select count(*), coalesce(sum(greatest(b.check_out - b.check_in, 1)), 0) into stays, nights
  from bookings b where b.user_id = guest_id and b.status = 'Pending';
  if stays + 1 > most_stays then
    refusal := 'stays';
    counted := stays;
    return;
  end if;
  if nights + wanted > most_nights then
    refusal := 'nights';
    counted := nights;
    return;
  end if;

  is_new := not exists (
    select from bookings b
    where b.user_id = guest_id and b.status in ('Confirmed', 'Completed'));
  -- A guest may change their mind once. Whoever cancels the same nights again would keep them from
  -- everybody else as well as somebody whose bookings nobody confirms.
  select max(b.held_until) filter (where b.user_id = guest_id),
    max(b.held_until) filter (where b.network_hash = network)
  into released_own, released_here
  from (
    select b.*, b.cancel_reason = 'guest' as by_guest,
      count(*) filter (where b.cancel_reason = 'guest') over (partition by b.user_id) as by_account,
      count(*) filter (where b.cancel_reason = 'guest') over (partition by b.network_hash) as by_network
    from bookings b
    where b.listing_id = home_id and b.cancel_reason in ('unconfirmed', 'guest')
      and b.held_until > moment - waits
      and b.nights && daterange(arrival, arrival + wanted)
  ) as b
  where not by_guest or greatest(by_account, case when b.network_hash = network then by_network end) > 1;
  until := greatest(released_own, case when is_new then released_here end) + waits;
  if until is not null then
    refusal := 'released';
    return;
  end if;
  if not is_new then
    return;
  end if;

  if alone then
    perform pg_advisory_xact_lock(5204, 0);
  else
    perform pg_advisory_xact_lock_shared(5204, 0);
    -- Counted before what they store, because a holder that has gone has committed.
    others := (
      select count(*) - 1 from pg_locks
      where locktype = 'advisory' and classid = 5204 and objid = 0 and granted
        and mode = 'ShareLock'
        and database = (select oid from pg_database where datname = current_database()));
  end if;
  unseen := others * (rules->>'nights')::integer;
  select unseen + coalesce(sum(greatest(b.check_out - b.check_in, 1)), 0),
    unseen + coalesce(
      sum(greatest(b.check_out - b.check_in, 1)) filter (where b.network_hash = network), 0)
  into everywhere, here
  from bookings b where b.status = 'Pending' and b.network_hash is not null;
  -- A stay of so few nights is within each of the limits below.
  if everywhere < most_stays and everywhere + wanted <= most_nights then
    return;
  end if;

  -- No night may be sold out by new guests. How many of their stays hold a wanted night changes with
  -- each arrival and departure, so each stay is read once, however long the wanted one is.
  select others + coalesce(max(held), 0) into most from (
    select sum(sum(edge.change)) over (order by edge.day) as held
    from bookings b
    cross join lateral (values
      (greatest(b.check_in, arrival), 1),
      (greatest(b.check_out, b.check_in + 1), -1)
    ) as edge (day, change)
    where b.status = 'Pending' and b.network_hash is not null
      and b.check_in < arrival + wanted and greatest(b.check_out, b.check_in + 1) > arrival
    group by edge.day
  ) as of_nights;
  -- Counting all would take a second of a million.
  needed := greatest(
    greatest(everywhere + wanted, (here + wanted) * 4) / share_of_listing, (most + 1) * 4);
  -- Anybody may publish listings, so a listing counts only if the operator imported it or a guest
  -- has had a confirmed stay in it. Made-up ones must not widen the limits.
  select count(*) into proven from (
    select from listings l
    where l.published and (
      l.host_id is null or l.import_key is not null or (
        select true from bookings b
        where b.listing_id = l.id and b.status in ('Confirmed', 'Completed') limit 1))
    limit ceil(needed)::bigint + 1
  ) as some_of_them;
  -- Never less than three accounts may hold. One network may use a quarter of it.
  share := greatest(3 * most_nights, proven * share_of_listing);
  if everywhere + wanted > share or here + wanted > greatest(most_nights, share / 4) then
    refusal := 'share';
  elsif most + 1 > greatest(most_stays, proven / 4.0) then
    refusal := 'wanted nights';
  end if;
  if refusal is not null and others > 0 then
    refusal := 'alone';
  end if;
end $$
