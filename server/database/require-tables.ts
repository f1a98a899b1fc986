import { sql } from 'kysely'
import { SchemaError } from './migrate'
import type { Database, Tables } from './tables'

/** Every table of the code. The type makes it complete. */
const names: Record<keyof Tables, true> = {
  users: true,
  sessions: true,
  attempts: true,
  server_keys: true,
  server_processes: true,
  known_devices: true,
  email_links: true,
  one_time_codes: true,
  reset_tokens: true,
  provider_accounts: true,
  join_requests: true,
  outgoing_messages: true,
  mailbox_messages: true,
  quota_windows: true,
  property_types: true,
  amenities: true,
  listings: true,
  listing_photos: true,
  favourites: true,
  bookings: true,
  payments: true,
  payment_events: true,
  demo_checkouts: true,
  blocked_nights: true,
  calendar_feeds: true,
  calendar_exports: true,
  calendar_clashes: true,
  reviews: true,
  listing_places: true,
  search_words: true,
  data_changes: true,
  daily_tasks: true,
  replica_beats: true,
}

/**
 * Refuses a schema without one of the tables, although every migration is recorded as complete:
 * somebody changed it by hand, or restored only a part of it.
 *
 * @throws SchemaError
 */
export async function requireTables(database: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${Object.keys(names)}::text[]) as name where to_regclass(name) is null`.execute(
    database,
  )
  if (rows.length === 0) return
  throw new SchemaError(
    `The database lacks the tables ${rows.map(({ name }) => name).join(', ')}, which its migrations had made. ` +
      'Restore a backup, or use an empty database.',
  )
}
