import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '@server/database/tables'

/**
 * Returns how many rows of a table a transaction reads, in functions as well: each row of a scan,
 * and each that an index finds.
 */
export function countRowsRead(
  database: Database,
  table: keyof Tables,
  work: (transaction: Transaction<Tables>) => Promise<unknown>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname = ${table}`.execute(transaction)
      return rows[0]?.read ?? 0
    }
    const before = await read()
    await work(transaction)
    return (await read()) - before
  })
}
