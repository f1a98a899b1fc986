import {
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type Kysely,
  type TableMetadata,
} from 'kysely'

/**
 * PostgreSQL as our migrations use it (migrate.ts), beside other processes and behind a pooler.
 */
export class SessionlessDialect extends PostgresDialect {
  override createAdapter() {
    return new UnlockedAdapter()
  }

  override createIntrospector(database: Kysely<unknown>) {
    return new NamesIntrospector(database)
  }
}

/**
 * Takes no lock for Kysely's migrator, whose lock belongs to a session. A pooler sends what is
 * outside transactions to any of its connections, so one of them kept that lock after the migrator
 * had released it on another, and every further process waited for an hour.
 */
class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock() {
    return Promise.resolve()
  }

  override releaseMigrationLock() {
    return Promise.resolve()
  }
}

/**
 * Reads the names of tables alone. Kysely also asks about their columns, which fails when another
 * process drops a table meanwhile.
 */
class NamesIntrospector extends PostgresIntrospector {
  readonly #database: Kysely<unknown>

  constructor(database: Kysely<unknown>) {
    super(database)
    this.#database = database
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname !~ '^(pg_|information_schema$)'`.execute(this.#database)
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }))
  }
}
