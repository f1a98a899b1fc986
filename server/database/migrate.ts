import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { SECOND } from '@domain/time'
import { shareFor } from '@server/share-for'
import { databaseFaultOf, isReported, SchemaChangedError } from './database-faults'
import type { Database } from './tables'

/** The schema does not fit this version of Staylet. The message says what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
}

/** Texts of the SQL files below this one. The server runs from its sources, or from a bundle of them. */
const files = import.meta.env
  ? import.meta.glob<string>('./*/*.sql', { eager: true, query: '?raw', import: 'default' })
  : Object.fromEntries(
      readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.sql'))
        .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')]),
    )

/** Returns the texts in a folder by the names of their files, in their order. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => basename(dirname(path)) === folder)
      .map(([path, text]) => [basename(path, '.sql'), text] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Every migration, in the order of the numbers that their names begin with. */
const allMigrations = textsIn('migrations')

/** The present text of each SQL function that no index depends on. */
const functions = textsIn('functions')

const BASELINE = '036-baseline'
/** The last of the migrations that the baseline stands for. Databases that ran it keep its name. */
const BEFORE_BASELINE = '036-signs-between-letters'

const newerSchema = (name: string) =>
  new SchemaError(
    `A newer version of Staylet has changed this database: migration ${name} is unknown to this version. ` +
      'Start that version or a later one, or restore a backup from before the upgrade. Nothing was changed.',
  )

const olderSchema = (name: string) =>
  new SchemaError(
    `An older version of Staylet made this database: its last migration is ${name}, and this version goes on from ${BEFORE_BASELINE}. ` +
      'Make a backup, start version 0.1.0 once, and then this version. Nothing was changed.',
  )

const unknownBackup = (name: string) =>
  new SchemaError(
    name > BEFORE_BASELINE
      ? `A newer version of Staylet made this backup: migration ${name} is unknown to this version. ` +
          'Restore it with that version or a later one, or choose an older backup. Nothing was changed.'
      : `An older version of Staylet made this backup, with migration ${name}. ` +
          'Restore it with version 0.1.0, and make a new backup there. Nothing was changed.',
  )

/** Key of our advisory lock on the schema. */
const MIGRATION_LOCK = 5_205
/** Milliseconds that a migration waits for a table, and with it all readers that come after it. */
const TABLE_WAIT = 500
/** Milliseconds until the next attempt, in which those readers are served. */
const PAUSE = 1_000
/** A backup of a large database reads its tables for minutes. */
const ATTEMPTS = 600
/** lock_not_available, and deadlock_detected where the others wait for this migration as well. */
const TABLE_IN_USE: readonly unknown[] = ['55P03', '40P01']

/**
 * Runs work while no other process changes the schema, for as long as it takes. The lock and the
 * limits belong to the transaction, because a pooler sends what is outside transactions to any of
 * its connections, and its role may have limits.
 */
const alone = <Tables, T>(database: Kysely<Tables>, work: (inside: Kysely<Tables>) => Promise<T>) =>
  database.transaction().execute(async (transaction) => {
    await sql`
      select set_config(name, '0', true)
      from unnest(array['statement_timeout', 'lock_timeout',
        'idle_in_transaction_session_timeout']) as name`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
    return work(transaction)
  })

/** Returns the names of the migrations that ran, in their order. */
async function migrationsIn<Tables>(database: Kysely<Tables>) {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(database)
  if (!tables[0]?.found) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(database)
  return rows.map(({ name }) => name)
}

/** @throws SchemaError when a newer version has changed the schema, or it is older than the baseline. */
function pendingAfter(done: readonly string[], all: ReadonlyMap<string, string>) {
  const newer = done.find((name) => name > BEFORE_BASELINE && !all.has(name))
  if (newer) throw newerSchema(newer)
  const isAdopted = done.includes(BEFORE_BASELINE)
  const last = done.at(-1)
  if (last !== undefined && !isAdopted && !done.includes(BASELINE)) throw olderSchema(last)
  return [...all.keys()].filter((name) => !done.includes(name) && !(isAdopted && name === BASELINE))
}

/**
 * Returns the migrations that the next start runs, and whether the database is new.
 *
 * @throws SchemaError when a newer version has changed the schema, or it is older than the baseline.
 */
export async function pendingMigrations<Tables>(database: Kysely<Tables>, all = allMigrations) {
  const done = await migrationsIn(database)
  return { pending: pendingAfter(done, all), isNew: done.length === 0 }
}

/**
 * Runs a migration in a transaction of its own, so that no table stays locked while others run. One
 * that finds a table in use, as by a backup, is taken back and tried again.
 *
 * @returns whether it ran here, and not in another process.
 */
async function migrateOnce<Tables>(
  database: Kysely<Tables>,
  name: string,
  text: string,
  log: (line: string) => void,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await alone(database, async (transaction) => {
        if ((await migrationsIn(transaction)).includes(name)) return false
        await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT)}`.execute(transaction)
        await sql`
          create table if not exists kysely_migration (
            name varchar(255) primary key,
            "timestamp" varchar(255) not null
          )`.execute(transaction)
        // One statement, as everything that the pool sends.
        await sql.raw(`do $migration$ begin ${text}\nend $migration$`).execute(transaction)
        await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
          transaction,
        )
        return true
      })
    } catch (error) {
      const isInUse = TABLE_IN_USE.includes((error as { code?: string }).code)
      if (!isInUse || attempt === ATTEMPTS) throw error
      if (attempt === 1) log(`Migration ${name} waits for a table that is in use.`)
      await wait(PAUSE)
    }
  }
}

async function migrate<Tables>(
  database: Kysely<Tables>,
  all: ReadonlyMap<string, string>,
  log: (line: string) => void,
) {
  const { pending, isNew } = await pendingMigrations(database, all)
  for (const name of pending) {
    const began = performance.now()
    if (!(await migrateOnce(database, name, all.get(name) ?? '', log)) || isNew) continue
    log(`Migration ${name} took ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
  }
}

/** The comment of a function in the database, by which a start knows its text. */
const commentOf = (name: string, text: string) =>
  `functions/${name}.sql ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

/** Returns the functions whose text in the database is another one. */
async function changedFunctions<Tables>(database: Kysely<Tables>) {
  const { rows } = await sql<{ comment: string }>`
    select obj_description(oid, 'pg_proc') as comment from pg_proc
    where pronamespace = current_schema()::regnamespace`.execute(database)
  const comments = new Set(rows.map(({ comment }) => comment))
  return [...functions].filter(([name, text]) => !comments.has(commentOf(name, text)))
}

async function applyFunctions<Tables>(database: Kysely<Tables>) {
  if ((await changedFunctions(database)).length === 0) return
  await alone(database, async (transaction) => {
    for (const [name, text] of await changedFunctions(transaction)) {
      await sql.raw(text).execute(transaction)
      const comment = sql.lit(commentOf(name, text))
      await sql`comment on function ${sql.id(name)} is ${comment}`.execute(transaction)
    }
  })
}

const noLog = () => undefined

/**
 * Brings an empty database to the schema of a backup, for rows that were stored under it.
 *
 * @throws SchemaError when only another version knows the schema, or the database is beyond it.
 */
export async function migrateTo<Tables>(database: Kysely<Tables>, name: string) {
  if (name !== BEFORE_BASELINE && !allMigrations.has(name)) throw unknownBackup(name)
  const upTo = new Map([...allMigrations].filter(([each]) => each <= name))
  const done = await migrationsIn(database)
  if (done.some((each) => each > BEFORE_BASELINE && !upTo.has(each))) {
    throw new SchemaError(`The database is newer than ${name}. Restore into a new, empty one.`)
  }
  await migrate(database, upTo, noLog)
}

/**
 * Brings the database to the newest schema. Several processes may start at once.
 *
 * @param log Receives a line for each migration of a database that is not new.
 * @throws SchemaError when a newer version has changed the schema, or it is older than the baseline.
 */
export async function migrateToLatest<Tables>(
  database: Kysely<Tables>,
  log: (line: string) => void = noLog,
  all = allMigrations,
) {
  await migrate(database, all, log)
  await applyFunctions(database)
}

/** Returns an error, or what explains it. */
export type Explain = (error: unknown) => Promise<unknown>

const isSchemaOfOther = (database: Database) =>
  pendingMigrations(database).then(
    ({ pending, isNew }) => isNew || pending.length > 0,
    (error: unknown) => error instanceof SchemaError,
  )

/**
 * Returns a function that explains a statement which PostgreSQL refused while the schema is one of
 * another version, as when that version deploys. Without another schema it is a bug.
 */
export function explainBySchema(database: Database): Explain {
  const isOther = shareFor(SECOND, () => isSchemaOfOther(database))
  return async (error) =>
    isReported(error) && !databaseFaultOf(error) && (await isOther())
      ? new SchemaChangedError(error.message, { cause: error })
      : error
}
