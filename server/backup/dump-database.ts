import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { tablesInOrder } from './table-order'

/** Version of the lines. */
export const FORMAT = 1

/** Rows that one statement reads or writes. */
export const BATCH_ROWS = 500

/** What the last line of a backup says about the lines before it. */
export interface Summary {
  rows: number
  /** Digest of the rows of each table. Backups of earlier versions have none. */
  tables?: Record<string, string>
}

/** Begins the digest of a table's rows. */
export function digestRows() {
  const hash = createHash('sha256')
  return {
    add: (row: string) => void hash.update(`${row}\n`),
    end: () => hash.digest('hex'),
  }
}

/** Name of the newest migration that the database has. */
async function schemaOf(database: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database)
  return rows[0]?.name ?? ''
}

/** Reads the rows of a table. @returns how many they are, and their digest. */
async function* dumpTable(transaction: Database, name: string) {
  yield `t ${name}\n`
  await sql`
    declare backup no scroll cursor for
    select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(transaction)
  const digest = digestRows()
  let count = 0
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH_ROWS)} from backup`.execute(
      transaction,
    )
    for (const { row } of rows) digest.add(row)
    yield rows.map(({ row }) => `r ${row}\n`).join('')
    count += rows.length
    if (rows.length < BATCH_ROWS) break
  }
  await sql`close backup`.execute(transaction)
  return { count, digest: digest.end() }
}

async function* dump(database: Database, now: Date) {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .execute()
  try {
    const schema = await schemaOf(transaction)
    yield `h ${JSON.stringify({ format: FORMAT, schema, madeAt: now.toISOString() })}\n`
    let rows = 0
    const tables: Record<string, string> = {}
    for (const { name } of await tablesInOrder(transaction)) {
      const { count, digest } = yield* dumpTable(transaction, name)
      rows += count
      tables[name] = digest
    }
    yield `e ${JSON.stringify({ rows, tables } satisfies Summary)}\n`
  } finally {
    // Nothing was changed. Whoever reads the backup may have stopped.
    await transaction.rollback().execute()
  }
}

/**
 * Returns a stream of every row as it was at one moment, while others go on reading and writing: a
 * line `h` with the schema, a line `t` for each table, a line `r` for each of its rows, and a line `e`
 * with the number of rows and the digest of each table.
 */
export const dumpDatabase = (database: Database, now: Date) => Readable.from(dump(database, now))
