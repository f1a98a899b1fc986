import { sql } from 'kysely'
import type { DatabaseLocation } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { workAlone } from '@server/database/work-alone'

/**
 * Number of new listings from which it is faster to build the indexes afterwards: storing one takes
 * a millisecond, and keeping the indexes of its texts several.
 */
export const REBUILD_FROM = 2_000

/** Indexes built at the same time. Each uses one core. */
const PARALLEL_BUILDS = 2

interface Dropped {
  name: string
  definition: string
}

/**
 * Drops the indexes of listings that no constraint needs, and stores their definitions in the
 * database, so that a run that was killed can build them again.
 */
export const dropSearchIndexes = (database: Database) =>
  database.transaction().execute(async (transaction) => {
    await sql`
      create table if not exists seed_dropped_indexes (name text primary key, definition text)
      `.execute(transaction)
    const { rows } = await sql<{ name: string }>`
      insert into seed_dropped_indexes (name, definition)
      select c.relname, pg_get_indexdef(c.oid)
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = 'listings'::regclass and not i.indisunique
      on conflict (name) do nothing returning name`.execute(transaction)
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(transaction)
  })

/** Returns the number of indexes that a run dropped and that none has built again. */
export async function countDropped(database: Database) {
  if (!(await hasDropped(database))) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from seed_dropped_indexes`.execute(database)
  return rows[0]?.count ?? 0
}

/**
 * Builds the indexes that a killed seed command left out, without which each search reads all
 * listings. While a seed command runs it leaves them to that one.
 */
export async function restoreSearchIndexes(
  database: Database,
  kind: DatabaseLocation['kind'],
  log: (line: string) => void,
) {
  const missing = await countDropped(database)
  if (missing === 0) return
  const build = async () => {
    log(`A seed command was killed, so ${missing} indexes of listings are built now.`)
    await rebuildSearchIndexes(
      database,
      () => undefined,
      () => Promise.resolve(),
    )
  }
  await workAlone('seed', kind, database, build, () =>
    log(
      `A seed command fills this database. Until it ends, ${missing} indexes of listings are missing.`,
    ),
  )
}

const hasDropped = async (database: Database) => {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('seed_dropped_indexes') is not null as found`.execute(database)
  return rows[0]?.found ?? false
}

async function build(database: Database, { name, definition }: Dropped) {
  await database.transaction().execute(async (transaction) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
    await sql`${sql.raw(definition)}`.execute(transaction)
    await sql`delete from seed_dropped_indexes where name = ${name}`.execute(transaction)
  })
}

/**
 * Builds the indexes that this run or an earlier one dropped, and does other work meanwhile. The
 * largest index takes as long as everything else together, so it has a core of its own.
 *
 * @param onBuilt Called after each with the number of built ones and of all.
 * @param meanwhile Begins when the last index does, or at once when none was dropped.
 */
export async function rebuildSearchIndexes(
  database: Database,
  onBuilt: (built: number, all: number) => void,
  meanwhile: () => Promise<void>,
) {
  if (!(await hasDropped(database))) return meanwhile()
  const { rows } = await sql<Dropped>`
    select name, definition from seed_dropped_indexes
    order by definition like '%listing_tokens%' desc, name`.execute(database)
  let built = 0
  onBuilt(0, rows.length)
  const jobs = rows.map((index) => async () => {
    await build(database, index)
    built += 1
    onBuilt(built, rows.length)
  })
  const waiting = [...jobs, meanwhile]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work))
  await sql`drop table if exists seed_dropped_indexes`.execute(database)
}
