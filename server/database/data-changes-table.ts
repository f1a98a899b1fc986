import type { Generated } from 'kysely'

/** Only data-changes.ts reads it, and only triggers write it. */
export interface DataChangesTable {
  /** Number of the transaction that made the change. */
  xid: Generated<string>
  noted_at: Generated<Date>
}
