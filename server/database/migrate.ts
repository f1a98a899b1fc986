import { setTimeout as wait } from 'node:timers/promises'
import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely'
import { migrations } from './migration-list'

/** The schema does not fit this version of Staylet. The message says what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
}

/** Matches Kysely's error for a migration that the database contains and the code does not. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/

const newerSchema = (name: string) =>
  new SchemaError(
    `A newer version of Staylet has changed this database: migration ${name} is unknown to this version. ` +
      'Start that version or a later one, or restore a backup from before the upgrade. Nothing was changed.',
  )

const newerBackup = (name: string) =>
  new SchemaError(
    `A newer version of Staylet made this backup: migration ${name} is unknown to this version. ` +
      'Restore it with that version or a later one, or choose an older backup. Nothing was changed.',
  )

/** Another process has run the same migration since this one looked. */
class RanElsewhere extends Error {
  override readonly name = 'RanElsewhere'
}

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
 * Lets one process at a time run a migration. The lock belongs to the migration's transaction,
 * because a pooler sends what is outside transactions to any of its connections.
 */
const guarded = (name: string, { up }: Migration): Migration => ({
  up: async (database) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(database)
    const { rows } = await sql`select from kysely_migration where name = ${name}`.execute(database)
    if (rows.length > 0) throw new RanElsewhere()
    await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT)}`.execute(database)
    await up(database)
  },
})

const guardedMigrations = Object.fromEntries(
  Object.entries(migrations).map(([name, migration]) => [name, guarded(name, migration)]),
)

const migratorOf = <Tables>(database: Kysely<Tables>) =>
  new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(guardedMigrations) },
  })

/** Returns the names of the migrations that ran. */
async function resultsOf(running: Promise<MigrationResultSet>) {
  const { error, results = [] } = await running
  if (!error) return results.map(({ migrationName }) => migrationName)
  if (error instanceof RanElsewhere) return []
  const unknown = UNKNOWN_MIGRATION.exec((error as Error).message)?.[1]
  throw unknown === undefined ? error : newerSchema(unknown)
}

/**
 * Runs the next migration in a transaction of its own, so that no table stays locked while others
 * run. One that finds a table in use, as by a backup, is taken back and tried again.
 *
 * @returns the name of the migration, or undefined where another process has run it.
 */
async function migrateOnce<Tables>(
  database: Kysely<Tables>,
  name: string,
  log: (line: string) => void,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [ran] = await resultsOf(migratorOf(database).migrateUp())
      return ran
    } catch (error) {
      const isInUse = TABLE_IN_USE.includes((error as { code?: string }).code)
      if (!isInUse || attempt === ATTEMPTS) throw error
      if (attempt === 1) log(`Migration ${name} waits for a table that is in use.`)
      await wait(PAUSE)
    }
  }
}

/**
 * Brings an empty database to the schema of a backup, for rows that were stored under it.
 *
 * @throws SchemaError when only a newer version knows the schema, or the database is beyond it.
 */
export async function migrateTo<Tables>(database: Kysely<Tables>, name: string) {
  if (!Object.hasOwn(migrations, name)) throw newerBackup(name)
  const migrator = migratorOf(database)
  const done = await migrator.getMigrations()
  if (done.some((each) => each.executedAt !== undefined && each.name > name)) {
    throw new SchemaError(`The database is newer than ${name}. Restore into a new, empty one.`)
  }
  await resultsOf(migrator.migrateTo(name))
}

/**
 * Returns the migrations that the next start runs, and whether the database is new.
 *
 * @throws SchemaError when a newer version has changed the schema.
 */
export async function pendingMigrations<Tables>(database: Kysely<Tables>) {
  const done = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!done.some(({ name }) => name === 'kysely_migration')) return { pending: [], isNew: true }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  // The migrator makes its tables before it runs anything.
  if (rows.length === 0) return { pending: [], isNew: true }
  const newer = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (newer) throw newerSchema(newer.name)
  const ran = new Set(rows.map(({ name }) => name))
  return { pending: Object.keys(migrations).filter((name) => !ran.has(name)), isNew: false }
}

/**
 * Brings the database to the newest schema. A new database gets all of it in one transaction, and
 * any other gets each migration in one of its own. Several processes may start at once.
 *
 * @param log Receives a line for each migration of a database that is not new.
 * @returns how many migrations this call ran, and whether it made the schema of a new database.
 * @throws SchemaError when a newer version has changed the schema.
 */
export async function migrateToLatest<Tables>(
  database: Kysely<Tables>,
  log: (line: string) => void = () => undefined,
) {
  const first = await pendingMigrations(database)
  if (first.isNew) {
    const { length } = await resultsOf(migratorOf(database).migrateToLatest())
    if (length > 0) return { ran: length, isNew: true }
  }
  let ran = 0
  for (;;) {
    const { pending } = await pendingMigrations(database)
    const [next] = pending
    if (next === undefined) return { ran, isNew: false }
    const began = performance.now()
    const name = await migrateOnce(database, next, log)
    if (name === undefined) continue
    ran += 1
    log(`Migration ${name} took ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
  }
}
