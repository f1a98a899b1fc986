import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { tablesInOrder } from './table-order'

/** Version of the lines. */
export const FORMAT = 1

/** Rows that one statement reads or writes. */
export const BATCH_ROWS = 500

type Write = (line: string) => Promise<void>

/** What the last line of a backup says about the lines before it. */
export interface Summary {
  rows: number
}

/** Name of the newest migration that the database has. */
async function schemaOf(database: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database)
  return rows[0]?.name ?? ''
}

async function dumpTable(transaction: Database, name: string, write: Write) {
  await write(`t ${name}`)
  const table = sql.table(name)
  await sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${table} t`.execute(
    transaction,
  )
  let count = 0
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH_ROWS)} from backup`.execute(
      transaction,
    )
    for (const { row } of rows) await write(`r ${row}`)
    count += rows.length
    if (rows.length < BATCH_ROWS) break
  }
  await sql`close backup`.execute(transaction)
  return count
}

/**
 * Writes every row as it was at one moment, while others go on reading and writing: a line `h` with
 * the schema, a line `t` for each table, a line `r` for each of its rows, and a line `e` with
 * the number of rows.
 *
 * @returns the number of rows.
 */
export const dumpDatabase = (database: Database, now: Date, write: Write): Promise<number> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const schema = await schemaOf(transaction)
      await write(`h ${JSON.stringify({ format: FORMAT, schema, madeAt: now.toISOString() })}`)
      let rows = 0
      for (const { name } of await tablesInOrder(transaction)) {
        rows += await dumpTable(transaction, name, write)
      }
      await write(`e ${JSON.stringify({ rows } satisfies Summary)}`)
      return rows
    })
