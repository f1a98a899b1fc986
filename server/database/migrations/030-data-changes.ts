import { sql, type Kysely } from 'kysely'

/** Tables of which a change may show in any kept response. */
const SHOWN = [
  'listings',
  'listing_photos',
  'property_types',
  'amenities',
  'reviews',
  'search_words',
]

/** Stays that one transaction names. A change of more, such as an import, counts as any change. */
const MOST_NAMED = 1_000

/** Parts of a booking that a listing's booked nights follow from. */
const STAY = 'id, listing_id, status, nights'

/**
 * Adds the changes of what kept responses show. Each names the listing whose stays have changed, or
 * none when anything may have changed. A change is stored by the transaction that makes it, under
 * the number of that transaction.
 *
 * The table is unlogged, because what a process keeps ends with it. A crash of the database empties
 * such a table without ending the processes, so a row with a random mark tells them whether it is
 * still the table that they have read before.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create unlogged table data_changes (
      xid xid8 not null default pg_current_xact_id(),
      listing_id uuid,
      mark uuid,
      noted_at timestamptz not null default clock_timestamp()
    )`.execute(database)
  await sql`create index data_changes_xid on data_changes (xid)`.execute(database)
  await sql`
    create unique index data_changes_mark on data_changes ((true)) where mark is not null`.execute(
    database,
  )
  await sql`insert into data_changes (xid, mark) values ('0', gen_random_uuid())`.execute(database)
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    begin
      insert into data_changes (listing_id) select null where not exists (
        select from data_changes
        where xid = pg_current_xact_id() and listing_id is null and mark is null);
      return null;
    end $$`.execute(database)
  await noteChanges(database)
  await noteStays(database)
}

async function noteChanges(database: Kysely<unknown>) {
  const triggers = [
    ...SHOWN.map((table) => [table, 'insert or update or delete or truncate']),
    ['bookings', 'truncate'],
    // A review shows its author's name.
    ['users', 'update of full_name'],
  ]
  for (const [table, events] of triggers) {
    await sql
      .raw(
        `create trigger note_change after ${events} on ${table}
         for each statement execute function note_change()`,
      )
      .execute(database)
  }
}

async function noteStays(database: Kysely<unknown>) {
  const changed = {
    insert: `select listing_id from after_change`,
    delete: `select listing_id from before_change`,
    update: `
      select listing_id from (
        (select ${STAY} from before_change except all select ${STAY} from after_change)
        union all
        (select ${STAY} from after_change except all select ${STAY} from before_change)
      ) as changed`,
  }
  const referencing = {
    insert: 'new table as after_change',
    delete: 'old table as before_change',
    update: 'old table as before_change new table as after_change',
  }
  for (const event of ['insert', 'update', 'delete'] as const) {
    await sql
      .raw(
        `create function note_stays_after_${event}() returns trigger language plpgsql as $$
         begin
           with stays as (
             select distinct listing_id from (${changed[event]}) as of_listings
             where listing_id is not null limit ${MOST_NAMED + 1}
           ), counted as (
             select count(*) > ${MOST_NAMED} as are_many from stays
           )
           insert into data_changes (listing_id)
           select listing_id from stays, counted where not are_many
           union all
           select null from counted where are_many;
           return null;
         end $$`,
      )
      .execute(database)
    await sql
      .raw(
        `create trigger note_stays_after_${event} after ${event} on bookings
         referencing ${referencing[event]}
         for each statement execute function note_stays_after_${event}()`,
      )
      .execute(database)
  }
}
