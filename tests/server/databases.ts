import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, inject } from 'vitest'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { onMaintenance } from './start-postgres'

const openOnServer = async () => {
  const name = `${inject('postgresPrefix')}${randomBytes(6).toString('hex')}`
  await onMaintenance(inject('postgresUrl'), (client) => client.query(`create database ${name}`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return connectDatabase({ kind: 'server', url: url.href })
}

/**
 * Opens one database of each kind per worker and keeps it, because creating one takes more than a
 * second.
 */
const oncePerWorker = (open: () => Promise<OpenDatabase>) => {
  let migrated: Promise<Database> | undefined
  const openMigrated = async () => {
    const { database } = await open()
    await migrateToLatest(database)
    return database
  }
  return () => (migrated ??= openMigrated())
}

/** Database for tests that read no table. It may hold rows of earlier tests. */
export const embeddedDatabase = oncePerWorker(() => connectDatabase({ kind: 'memory' }))

const kinds = [
  { name: 'embedded', open: embeddedDatabase },
  { name: 'PostgreSQL', open: oncePerWorker(openOnServer) },
]

/** Lists every table except the migrator's, referencing tables before the tables they reference. */
async function tablesInOrder(database: Database) {
  const { rows } = await sql<{ name: string; points_at: string[] }>`
    select quote_ident(tablename) as name, array(
      select confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = quote_ident(tablename)::regclass and confrelid <> conrelid
    ) as points_at
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(database)
  const order: string[] = []
  let left = rows
  while (left.length > 0) {
    const free = left.filter(({ name }) => !left.some((other) => other.points_at.includes(name)))
    if (free.length === 0) throw new Error('Tables point at each other in a circle.')
    order.push(...free.map(({ name }) => name))
    left = left.filter((row) => !free.includes(row))
  }
  return order
}

const deletions = new WeakMap<Database, Promise<string>>()

/** Empties every table. TRUNCATE takes ten times as long as DELETE for so few rows. */
export async function emptyTables(database: Database) {
  const written =
    deletions.get(database) ??
    tablesInOrder(database).then((tables) => tables.map((name) => `delete from ${name};`).join(' '))
  deletions.set(database, written)
  await sql`do $$ begin ${sql.raw(await written)} end $$`.execute(database)
}

interface EachDatabase {
  /** When to empty the tables. Choose `once` for tests that only read what a `beforeAll` wrote. */
  emptied?: 'before each test' | 'once'
}

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL, each migrated and empty
 * before every test. `database()` is only valid inside hooks and tests.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (database: () => Database) => void,
  { emptied = 'before each test' }: EachDatabase = {},
) {
  for (const { name, open } of kinds) {
    const isMissing = name === 'PostgreSQL' && inject('postgresUrl') === ''
    describe.skipIf(isMissing)(`${title}, ${name}`, () => {
      let database: Database
      beforeAll(async () => {
        database = await open()
        await emptyTables(database)
      })
      if (emptied === 'before each test') beforeEach(() => emptyTables(database))
      tests(() => database)
    })
  }
}
