import { sql } from 'kysely'
import { HOUR, MINUTE } from '@domain/time'
import { shareNext } from '@server/share-for'
import type { Database } from './tables'

/** How long a change is stored, by the database's clock. */
const STORED = HOUR
/** Age of a reading from which changes after it may have been deleted. */
const OLD = 20 * MINUTE

interface Reading {
  /** Names the server and its start. A server that crashed, or was a replica, may use numbers again. */
  source: string
  /** Transactions that had ended. */
  snapshot: string
  moment: string
}

const interval = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1_000})`

/**
 * Selects whether anything was committed after the last reading. Triggers note each transaction that
 * changes what cached responses show (036-baseline.sql). Neither a sequence nor the newest row would
 * do, because transactions end in another order than they begin.
 */
const readAfter = (last: Reading | undefined) => sql<Reading & { is_changed: boolean }>`
  select
    concat_ws(' ', pg_postmaster_start_time(), pg_last_wal_replay_lsn()) as source,
    pg_current_snapshot()::text as snapshot,
    clock_timestamp()::text as moment,
    coalesce(${last?.moment ?? null}::timestamptz < clock_timestamp() - ${interval(OLD)}, true)
      or exists (
        select from data_changes c
        where c.xid >= pg_snapshot_xmin(${last?.snapshot ?? null}::pg_snapshot)
          -- True of every visible row. Between two bounds PostgreSQL expects few rows and uses the
          -- index, however many changes are stored.
          and c.xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(c.xid, ${last?.snapshot ?? null}::pg_snapshot)
      ) as is_changed`

/**
 * Returns a function that reads the version of the data: a text that is another one after every
 * change which was committed before the call. Callers at the same time share a reading.
 */
export function followVersion(database: Database): () => Promise<string> {
  let last: Reading | undefined
  let version = 0
  return shareNext(async () => {
    const { rows } = await readAfter(last).execute(database)
    const [row] = rows
    if (!row) throw new Error('A select without a table has one row.')
    if (row.is_changed || row.source !== last?.source) version += 1
    last = row
    return String(version)
  })
}

/** Deletes changes that every process has read, or would take for any change. */
export async function deleteOldChanges(database: Database) {
  await sql`
    delete from data_changes
    where noted_at < clock_timestamp() - ${interval(STORED)}`.execute(database)
}
