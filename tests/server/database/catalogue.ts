import { sql } from 'kysely'
import type { Database } from '@server/database/tables'

/** Each reads one text for each object of the schema that is ours and not an extension's. */
const queries = {
  tables: `
    select format('%s %s', relname, relpersistence) as text from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'kysely_migration_lock'`,
  columns: `
    select format('%s.%s %s%s %s %s%s', attrelid::regclass, attname,
      format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
      pg_get_expr(adbin, adrelid), attidentity, attgenerated) as text
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and attrelid in (
      select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> 'kysely_migration_lock')`,
  constraints: `
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'kysely_migration_lock'`,
  indexes: `
    select indexdef as text from pg_indexes
    where schemaname = 'public' and tablename <> 'kysely_migration_lock'`,
  statistics: `select pg_get_statisticsobjdef(oid) as text from pg_statistic_ext`,
  triggers: `select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal`,
  functions: `
    select regexp_replace(regexp_replace(pg_get_functiondef(p.oid), '--[^\\n]*', '', 'g'), '\\s+', '', 'g')
      as text
    from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where objid = p.oid and deptype = 'e')`,
}

/**
 * Describes every table, column, constraint, index, statistics object, trigger and function. The order
 * of columns does not count, nor do the spaces and comments in functions.
 */
export async function catalogueOf(database: Database) {
  const catalogue: Record<string, string[]> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await sql.raw<{ text: string }>(query).execute(database)
    catalogue[name] = rows.map(({ text }) => text).toSorted()
  }
  return catalogue
}
