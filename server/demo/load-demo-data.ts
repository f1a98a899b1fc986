import { sql } from 'kysely'
import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import type { Database } from '@server/database/tables'
import type { PhotoStorage } from '@server/media/photo-storage'
import { demoListings, idOfListing, insertDemoListings } from './demo-listings'
import { storeDemoPhotos } from './demo-photos'
import { insertDemoGuests, storeAvatars } from './load-demo-guests'

interface DemoDataOptions {
  database: Database
  storage: PhotoStorage
  config: Pick<Config, 'mode' | 'host'> & Partial<Pick<Config, 'priceTotals'>>
  /** Day of loading. Every demo date is an offset from it. */
  now: Date
  log?: (line: string) => void
}

/** Key of the lock that keeps two processes from loading at once. The number is arbitrary. */
const LOADING = 7_305_551

const isLoaded = async (database: Database) => {
  const listing = await database
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', demoListings.map(idOfListing))
    .limit(1)
    .executeTakeFirst()
  return listing !== undefined
}

/**
 * Loads the demo listings and, on a developer's machine, the demo guests. It loads all or nothing,
 * and nothing if they are already there.
 *
 * @returns whether anything was loaded.
 */
export async function loadDemoData({
  database,
  storage,
  config,
  now,
  log = () => undefined,
}: DemoDataOptions) {
  const withGuests = servesDevelopers(config)
  // The originals come before the rows, so that no row ever refers to a missing one.
  await storeDemoPhotos(storage)
  if (withGuests) await storeAvatars(storage)
  const loaded = await database.transaction().execute(async (transaction) => {
    // A second process waits here until the first has loaded everything, however long it takes.
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${LOADING})`.execute(transaction)
    if (await isLoaded(transaction)) return false
    await insertDemoListings(transaction, now)
    if (withGuests)
      await insertDemoGuests(transaction, { now, totals: config.priceTotals ?? 'night' })
    return true
  })
  if (loaded)
    log(`Loaded ${demoListings.length} demo listings${withGuests ? ' and the demo guests' : ''}.`)
  return loaded
}
