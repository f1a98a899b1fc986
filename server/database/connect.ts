import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { hostAddresses } from './database-hosts'
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database'
import type { GuardedPool } from './guarded-pool'
import { watchReplicas, type ReplicaOptions, type Replicas } from './replicas'
import { routeReads } from './route-reads'
import { openServerDatabase } from './server-database'
import type { StatementTime } from './session-settings'
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
  /** Copies of the database that answer reads. Undefined where there are none. */
  replicas: Replicas | undefined
  close: () => Promise<void>
}

export interface OpenPool {
  pool: GuardedPool
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
  /** Replicas for what everybody may read. */
  replicas?: ReplicaOptions | undefined
}

const open = (
  location: DatabaseLocation,
  { onChange = () => undefined, statementTime = 'limited' }: ConnectOptions,
): Promise<OpenPool> | OpenPool => {
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
      const hosts = hostAddresses(location.url).map((each) => new URL(each))
      const names = hosts.map(({ hostname }) => hostname).join(' and ')
      return `PostgreSQL at ${names}, database ${hosts[0]?.pathname.slice(1)}`
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
  const { replicas: wanted, onChange = () => undefined } = options
  const replicas = wanted && watchReplicas(pool, wanted, onChange)
  const dialect = new PostgresDialect({ pool: replicas ? routeReads(pool) : pool })
  const database = new Kysely<Tables>({ dialect })
  return {
    database,
    where: describe(location),
    usage: () => pool.usage,
    replicas,
    close: async () => {
      await replicas?.stop()
      await beforeClose?.()
      // Ends the pool only if a query has run.
      await database.destroy()
      await pool.end()
      await afterClose?.()
    },
  }
}
