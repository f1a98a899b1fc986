import { sql } from 'kysely'
import { HOUR, MINUTE } from '@domain/time'
import { shareReadings } from './share-readings'
import type { Database } from './tables'

/** How long a change is stored, by the database's clock. */
const STORED = HOUR
/** Age of a reading from which changes after it may have been deleted. */
const OLD = 20 * MINUTE
/** Milliseconds between two attempts to mark the table. Without a mark nothing is kept. */
const MARK_AGAIN = MINUTE

/** What has changed since the reading before: anything, or only the stays of some listings. */
export type DataChange = 'all' | readonly string[]

interface Reading {
  /** Names the table and the server that it is on. Null where the table has no mark. */
  source: string | null
  /** Transactions that had ended. */
  snapshot: string
  moment: string
}

interface ReadingRow extends Reading {
  is_old: boolean
  /** Null without a change. */
  is_any: boolean | null
  listing_ids: string[] | null
}

const interval = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1_000})`

/**
 * Selects what was committed after the last reading. The start of the server belongs to the source,
 * because a replica that is promoted may use numbers of lost transactions again.
 */
const readAfter = (last: Reading | undefined) => sql<ReadingRow>`
  select
    (select concat_ws(' ', mark, pg_postmaster_start_time()) from data_changes where xid = '0')
      as source,
    pg_current_snapshot()::text as snapshot,
    clock_timestamp()::text as moment,
    coalesce(${last?.moment ?? null}::timestamptz < clock_timestamp() - ${interval(OLD)}, true)
      as is_old,
    bool_or(c.listing_id is null) as is_any,
    array_agg(distinct c.listing_id) as listing_ids
  from data_changes c
  where c.mark is null and c.xid >= pg_snapshot_xmin(${last?.snapshot ?? null}::pg_snapshot)
    -- True of every visible row. Between two bounds a lasting plan expects few rows and uses the
    -- index, however many changes are stored.
    and c.xid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(c.xid, ${last?.snapshot ?? null}::pg_snapshot)`

const changeOf = (row: ReadingRow, last: Reading | undefined): DataChange => {
  const isKnown = row.source !== null && row.source === last?.source
  if (!isKnown || row.is_old || row.is_any === true) return 'all'
  return row.listing_ids ?? []
}

async function readOnce(database: Database, last: Reading | undefined) {
  const { rows } = await readAfter(last).execute(database)
  if (!rows[0]) throw new Error('An aggregate without groups has one row.')
  return rows[0]
}

/**
 * Marks the table, unless another process is quicker. Its mark is as good.
 *
 * @returns false when the database refuses it, as on a full disk. Everything can still be read.
 */
const tryToMark = (database: Database, onRefused: (error: unknown) => void) =>
  sql`
    insert into data_changes (xid, mark) values ('0', gen_random_uuid())
    on conflict do nothing`
    .execute(database)
    .then(
      () => true,
      (error: unknown) => {
        onRefused(error)
        return false
      },
    )

/**
 * Returns a function that reports every change which was committed before its call and not reported
 * before. Callers at the same time share a reading.
 *
 * @param onUnmarked Called with the error while the table cannot be marked, once a minute at most.
 */
export function followChanges(
  database: Database,
  report: (change: DataChange) => void,
  onUnmarked: (error: unknown) => void = () => undefined,
): () => Promise<void> {
  let last: Reading | undefined
  let marksFrom = 0
  return shareReadings(async () => {
    let row = await readOnce(database, last)
    if (row.source === null && performance.now() >= marksFrom) {
      if (await tryToMark(database, onUnmarked)) row = await readOnce(database, last)
      else marksFrom = performance.now() + MARK_AGAIN
    }
    report(changeOf(row, last))
    last = row
  })
}

/** Deletes changes that every process has read, or would take for any change. */
export async function deleteOldChanges(database: Database) {
  await sql`
    delete from data_changes
    where mark is null and noted_at < clock_timestamp() - ${interval(STORED)}`.execute(database)
}
