import type { ColumnType, Generated } from 'kysely'
import type { Instant } from './column-types'

/** Nights as PostgreSQL writes them, such as '[2026-04-01,2026-04-03)'. */
type Nights = ColumnType<string, string, string>

export interface BlockedNightsTable {
  id: Generated<string>
  listing_id: string
  /** Calendar that says the nights are taken. Null for a block of our own. */
  feed_id: string | null
  uid: string | null
  nights: Nights
  /** Why, for the host and the operator alone, or the summary of the other site. */
  reason: string | null
  /** True for a night of ours that another site sends back, which takes nothing. */
  is_echo: Generated<boolean>
  /** When a booking or a block of ours covered the imported nights at last. */
  covered_at: Generated<Date | null>
  created_at: Instant
}

export interface CalendarFeedsTable {
  id: Generated<string>
  listing_id: string
  name: string
  /** A secret: whoever has it can read the other site's calendar. */
  address: string
  etag: Generated<string | null>
  last_modified: Generated<string | null>
  due_at: Date
  read_at: Generated<Date | null>
  changed_at: Generated<Date | null>
  changes: Generated<string | null>
  failing_since: Generated<Date | null>
  error: Generated<string | null>
  /** When the operator was told that it fails. */
  told_at: Generated<Date | null>
}

export interface CalendarExportsTable {
  listing_id: string
  renewals: Generated<number>
  read_at: Date | null
}

export interface CalendarClashesTable {
  feed_id: string
  booking_id: string
  nights: Nights
  summary: string | null
  found_at: Date
}
