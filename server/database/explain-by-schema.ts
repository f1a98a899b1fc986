import { SECOND } from '@domain/time'
import { shareFor } from '@server/share-for'
import { databaseFaultOf, isReported, SchemaChangedError } from './database-faults'
import { pendingMigrations, SchemaError } from './migrate'
import type { Database } from './tables'

/** Returns an error, or what explains it. */
export type Explain = (error: unknown) => Promise<unknown>

const isSchemaOfOther = (database: Database) =>
  pendingMigrations(database).then(
    ({ pending, isNew }) => isNew || pending.length > 0,
    (error: unknown) => error instanceof SchemaError,
  )

/**
 * Returns a function that explains a statement which PostgreSQL refused while the schema is one of
 * another version, as when that version deploys. Without another schema it is a bug.
 */
export function explainBySchema(database: Database): Explain {
  const isOther = shareFor(SECOND, () => isSchemaOfOther(database))
  return async (error) =>
    isReported(error) && !databaseFaultOf(error) && (await isOther())
      ? new SchemaChangedError(error.message, { cause: error })
      : error
}
