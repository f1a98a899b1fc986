import { sql } from 'kysely'
import { CommandError } from '@server/commands/command-error'
import type { DatabaseLocation } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { demoListings } from '@server/demo/demo-listings'
import { idOfListing } from '@server/demo/load-demo-listings'
import { EVERY_SEED_ID } from './seed-ids'

/** Largest number of made-up listings in an embedded database, which has one connection. */
const MOST_EMBEDDED = 20_000

/** @throws CommandError when the embedded database would become too large. */
export function requireRoom({ kind }: DatabaseLocation, listings: number) {
  if (kind === 'server' || listings <= MOST_EMBEDDED) return
  throw new CommandError(
    `The embedded database takes at most ${MOST_EMBEDDED.toLocaleString('en')} made-up listings. ` +
      'Set DATABASE_URL to a PostgreSQL server for more.',
  )
}

/**
 * Refuses a database that contains anything but demo data and made-up data, because its guests
 * could not tell made-up listings from real ones.
 *
 * @throws CommandError
 */
export async function requireNoRealData(database: Database) {
  const [first, last] = EVERY_SEED_ID
  const { rows } = await sql<{ people: boolean; listings: boolean }>`
    select
      exists (select 1 from users where coalesce(email, '') not like '%@staylet.test') as people,
      exists (
        select 1 from listings where id not between ${first}::uuid and ${last}::uuid
          and id <> all (${demoListings.map(idOfListing)}::uuid[])
      ) as listings`.execute(database)
  const found = [rows[0]?.people && 'accounts', rows[0]?.listings && 'listings'].filter(Boolean)
  if (found.length === 0) return
  throw new CommandError(
    `This database has real ${found.join(' and ')}, and made-up listings are only for a database without. ` +
      'Nothing was changed. Set DATABASE_URL or DATA_DIR to another one.',
  )
}
