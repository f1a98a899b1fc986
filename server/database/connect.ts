import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { BoundedPool } from './bounded-pool'
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database'
import { routeReads, watchReplica, type ReplicaOptions } from './replica'
import { openServerDatabase, type StatementTime } from './server-database'
import type { Database, Tables } from './tables'

/** Where the data is stored. Only this file distinguishes the kinds. */
export type DatabaseLocation =
  | { kind: 'server'; url: string }
  | { kind: 'folder'; dataDir: string }
  | { kind: 'memory' }

export type DatabaseUsage = BoundedPool['usage']

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

/** Returns a location's description for the start-up lines, without credentials, and what opens it. */
function openerOf(
  location: DatabaseLocation,
  onChange: (line: string) => void,
  statementTime: StatementTime,
): readonly [where: string, open: () => Promise<OpenPool>] {
  switch (location.kind) {
    case 'server': {
      const { hostname, pathname } = new URL(location.url)
      return [
        `PostgreSQL at ${hostname}, database ${pathname.slice(1)}`,
        () => openServerDatabase(location.url, onChange, statementTime),
      ]
    }
    case 'folder':
      return [
        `embedded PostgreSQL in ${resolve(location.dataDir)}`,
        () => openEmbeddedDatabase(location.dataDir, onChange),
      ]
    case 'memory':
      return ['embedded PostgreSQL in memory', () => openMemoryDatabase(onChange)]
  }
}

/** Opens the database of this process. It leaves the schema as it is (see migrate.ts). */
export async function connectDatabase(
  location: DatabaseLocation,
  { onChange = () => undefined, statementTime = 'limited', replica: wanted }: ConnectOptions = {},
) {
  const [where, open] = openerOf(location, onChange, statementTime)
  const { pool, beforeClose, afterClose } = await open()
  const replica = wanted && watchReplica(pool, wanted, onChange)
  const dialect = new PostgresDialect({ pool: replica ? routeReads(pool) : pool })
  const database: Database = new Kysely<Tables>({ dialect })
  return {
    database,
    where,
    usage: () => pool.usage,
    /** Undefined where there is none. */
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

export type OpenDatabase = Awaited<ReturnType<typeof connectDatabase>>
