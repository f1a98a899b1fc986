import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { BoundedPool } from './bounded-pool'
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database'
import { routeReads, watchReplica, type Replica, type ReplicaOptions } from './replica'
import { openServerDatabase, type StatementTime } from './server-database'
import type { Database, Tables } from './tables'

/** Where the data is stored. Only this file distinguishes the kinds. */
export type DatabaseLocation =
  | { kind: 'server'; url: string }
  | { kind: 'folder'; dataDir: string }
  | { kind: 'memory' }

export interface DatabaseUsage {
  /** Connections that carry a statement or a transaction. */
  inUse: number
  /** Callers that wait for a connection. */
  waiting: number
}

export interface OpenDatabase {
  database: Database
  /** Description for the start-up lines, without credentials. */
  where: string
  usage: () => DatabaseUsage
  /** Undefined where there is none. */
  replica: Replica | undefined
  close: () => Promise<void>
}

interface OpenPool {
  pool: BoundedPool
  beforeClose?: () => Promise<void>
  afterClose?: () => Promise<void>
}

interface ConnectOptions {
  /**
   * Callback fired with one line when the database goes away, comes back, or breaks a connection.
   */
  onChange?: (line: string) => void
  /** 'unlimited' for migrations and demo data. */
  statementTime?: StatementTime
  /** Replica for what everybody may read. */
  replica?: ReplicaOptions | undefined
}

const open = (
  location: DatabaseLocation,
  { onChange = () => undefined, statementTime = 'limited' }: ConnectOptions,
): Promise<OpenPool> => {
  switch (location.kind) {
    case 'server':
      return openServerDatabase(location.url, { onChange, statementTime })
    case 'folder':
      return openEmbeddedDatabase(location.dataDir, onChange)
    case 'memory':
      return openMemoryDatabase(onChange)
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

/** Opens the database of this process. It leaves the schema as it is (see migrate.ts). */
export async function connectDatabase(
  location: DatabaseLocation,
  options: ConnectOptions = {},
): Promise<OpenDatabase> {
  const { pool, beforeClose, afterClose } = await open(location, options)
  const { replica: wanted, onChange = () => undefined } = options
  const replica = wanted && watchReplica(pool, wanted, onChange)
  const dialect = new PostgresDialect({ pool: replica ? routeReads(pool) : pool })
  const database = new Kysely<Tables>({ dialect })
  return {
    database,
    where: describe(location),
    usage: () => pool.usage,
    replica,
    close: async () => {
      await replica?.stop()
      await beforeClose?.()
      // Ends the pool only if a query has run.
      await database.destroy()
      await pool.end()
      await afterClose?.()
    },
  }
}
