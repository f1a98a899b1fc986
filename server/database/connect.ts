import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './column-parsers'
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database'
import type { Database, Tables } from './tables'

/** Where the data is stored. Only this file distinguishes the kinds. */
export type DatabaseLocation =
  | { kind: 'server'; url: string }
  | { kind: 'folder'; dataDir: string }
  | { kind: 'memory' }

export interface OpenDatabase {
  database: Database
  /** Description for the start-up lines, without credentials. */
  where: string
  close: () => Promise<void>
}

interface OpenPool {
  pool: pg.Pool
  beforeClose?: () => Promise<void>
  afterClose?: () => Promise<void>
}

const openServer = (url: string): OpenPool => ({
  pool: new pg.Pool({
    connectionString: url,
    max: 10,
    types: columnParsers,
    application_name: 'staylet',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  }),
})

const open = (location: DatabaseLocation): Promise<OpenPool> | OpenPool => {
  switch (location.kind) {
    case 'server':
      return openServer(location.url)
    case 'folder':
      return openEmbeddedDatabase(location.dataDir)
    case 'memory':
      return openMemoryDatabase()
  }
}

const describe = (location: DatabaseLocation) => {
  switch (location.kind) {
    case 'server': {
      const { hostname, pathname } = new URL(location.url)
      return `PostgreSQL at ${hostname}, database ${pathname.slice(1)}`
    }
    case 'folder':
      return `embedded PostgreSQL in ${resolve(location.dataDir)}`
    case 'memory':
      return 'embedded PostgreSQL in memory'
  }
}

/**
 * Opens the database of this process. It leaves the schema as it is (see migrate.ts).
 *
 * @param onError Called when an idle connection breaks. Without a listener that would end the
 * process.
 */
export async function connectDatabase(
  location: DatabaseLocation,
  onError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  const { pool, beforeClose, afterClose } = await open(location)
  pool.on('error', onError)
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    database,
    where: describe(location),
    close: async () => {
      await beforeClose?.()
      // Kysely ends the pool only if a query has run.
      await database.destroy()
      if (!pool.ended) await pool.end()
      await afterClose?.()
    },
  }
}
