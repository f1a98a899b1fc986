import type { Generated } from 'kysely'

/** Only data-changes.ts reads it, and only triggers and data-changes.ts write it. */
export interface DataChangesTable {
  /** Number of the transaction that made the change. */
  xid: Generated<string>
  /** Listing whose stays have changed. Null when anything may have changed. */
  listing_id: string | null
  /** Name of the table, which one row carries alone. Null in each change. */
  mark: string | null
  noted_at: Generated<Date>
}
