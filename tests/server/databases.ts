import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'

const maintain = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const openOnServer = async (): Promise<OpenDatabase> => {
  const name = `staylet_${randomBytes(6).toString('hex')}`
  await maintain(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const open = await connectDatabase({ kind: 'server', url: url.href })
  return {
    ...open,
    close: async () => {
      await open.close()
      await maintain(`drop database ${name} with (force)`)
    },
  }
}

const kinds = [
  { name: 'embedded', open: () => connectDatabase({ kind: 'memory' }) },
  { name: 'PostgreSQL', open: openOnServer },
]

/** Every table but the migrator's own, empty. */
export async function emptyTables(database: Database) {
  const { rows } = await sql<{ tables: string }>`
    select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(database)
  await sql`truncate ${sql.raw(rows[0]?.tables ?? '')} cascade`.execute(database)
}

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL, each migrated and empty
 * before every test. `database()` is only valid inside hooks and tests.
 */
export function describeOnEachDatabase(title: string, tests: (database: () => Database) => void) {
  for (const { name, open } of kinds) {
    const isMissing = name === 'PostgreSQL' && inject('postgresUrl') === ''
    describe.skipIf(isMissing)(`${title}, ${name}`, () => {
      let opened: OpenDatabase
      beforeAll(async () => {
        opened = await open()
        await migrateToLatest(opened.database)
      })
      beforeEach(() => emptyTables(opened.database))
      afterAll(() => opened?.close())
      tests(() => opened.database)
    })
  }
}
