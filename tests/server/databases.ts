import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, inject } from 'vitest'
import { connectDatabase } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { embeddedDatabase, onceMigrated } from './embedded-databases'
import { emptyTables } from './empty-tables'
import { onMaintenance } from './start-postgres'
import { temporaryFolder } from './test-server'

const createOnServer = async () => {
  const name = `${inject('postgresPrefix')}${randomBytes(6).toString('hex')}`
  await onMaintenance(inject('postgresUrl'), (client) => client.query(`create database ${name}`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/**
 * Opens a new database without a schema: on a PostgreSQL server where there is one, because
 * creating an embedded one takes three seconds.
 */
export const openNewDatabase = async (options?: Parameters<typeof connectDatabase>[1]) =>
  connectDatabase(
    inject('postgresUrl') === ''
      ? { kind: 'memory' }
      : { kind: 'server', url: await createOnServer() },
    options,
  )

/**
 * Returns the settings of a command that works on a new database: on a PostgreSQL server where
 * there is one, because each command opens its database, and creating an embedded one takes three
 * seconds.
 */
export async function settingsOfNewDatabase(): Promise<Record<string, string>> {
  const DATA_DIR = temporaryFolder()
  if (inject('postgresUrl') === '') return { DATA_DIR }
  return { DATA_DIR, DATABASE_URL: await createOnServer() }
}

const kinds = [
  { name: 'embedded', open: embeddedDatabase, openUnlimited: embeddedDatabase },
  {
    name: 'PostgreSQL',
    open: onceMigrated(() => openNewDatabase()),
    openUnlimited: onceMigrated(() => openNewDatabase({ statementTime: 'unlimited' })),
  },
]

interface EachDatabase {
  /** When to empty the tables. Choose `once` for tests that only read what a `beforeAll` wrote. */
  emptied?: 'before each test' | 'once'
  /**
   * Choose `unlimited` for what the server does on a connection whose statements may take a long
   * time.
   */
  statementTime?: 'limited' | 'unlimited'
  /** When the tests run on the embedded database too. By default only at night. */
  onEmbedded?: 'daily'
}

/**
 * Runs tests on a real PostgreSQL, and the same tests on the embedded database at night, where the
 * file asks for it, and where there is no PostgreSQL. Each is migrated, and empty before every test.
 * `database()` is only valid inside hooks and tests.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (database: () => Database) => void,
  { emptied = 'before each test', statementTime = 'limited', onEmbedded }: EachDatabase = {},
) {
  const hasPostgres = inject('postgresUrl') !== ''
  const isOnEmbedded = !hasPostgres || onEmbedded === 'daily' || process.env['TEST_ALL'] === '1'
  for (const { name, open, openUnlimited } of kinds) {
    if (!(name === 'PostgreSQL' ? hasPostgres : isOnEmbedded)) continue
    describe(`${title}, ${name}`, () => {
      let database: Database
      beforeAll(async () => {
        database = await (statementTime === 'limited' ? open() : openUnlimited())
        await emptyTables(database)
      })
      if (emptied === 'before each test') beforeEach(() => emptyTables(database))
      tests(() => database)
    })
  }
}

/** Runs tests on both databases, every day. */
export const describeOnBothDatabases: typeof describeOnEachDatabase = (title, tests, options) =>
  describeOnEachDatabase(title, tests, { ...options, onEmbedded: 'daily' })
