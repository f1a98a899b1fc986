-- Each process that reads from a replica writes a number here once a second. The last one that the
-- replica shows says how far it is behind, and that it is a copy of this database.
create table replica_beats (
  process uuid primary key,
  beat double precision not null,
  beaten_at timestamptz not null default now()
);
