import { sql } from 'kysely'
import type { Database } from '@server/database/tables'

export interface BackedUpTable {
  name: string
  /** Columns that the database does not compute. */
  columns: string[]
  /** Columns whose numbers the database generates. */
  counted: string[]
}

interface Row extends BackedUpTable {
  points_at: string[]
}

/** Lists every table to back up, each after the tables that it refers to. */
export async function tablesInOrder(database: Database): Promise<BackedUpTable[]> {
  const { rows } = await sql<Row>`
    select t.tablename as name,
      array(
        select column_name::text from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.tablename and c.is_generated = 'NEVER'
        order by c.ordinal_position) as columns,
      array(
        select column_name::text from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.tablename and c.is_identity = 'YES'
      ) as counted,
      array(
        select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = quote_ident(t.tablename)::regclass
          and confrelid <> conrelid) as points_at
    from pg_tables t
    join pg_class c on c.oid = quote_ident(t.tablename)::regclass
    where t.schemaname = 'public' and t.tablename not like 'kysely%'
      -- An unlogged table, and that of the beats, hold what ends with the processes.
      and c.relpersistence = 'p' and t.tablename <> 'replica_beats'
    order by t.tablename`.execute(database)
  const ordered: Row[] = []
  while (ordered.length < rows.length) {
    const done = new Set(ordered.map(({ name }) => name))
    const next = rows.filter(
      ({ name, points_at }) => !done.has(name) && points_at.every((other) => done.has(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...next)
  }
  return ordered
}
