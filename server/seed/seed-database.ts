import { sql } from 'kysely'
import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { todayInLagos } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { seedNames } from '@server/property-type/seed-names'
import { fillMissingBookings } from './fill-missing-bookings'
import { dropSearchIndexes, REBUILD_FROM, rebuildSearchIndexes } from './search-indexes'
import {
  prepareSeedBookings,
  seedBookings,
  storeSeedBookings,
  storeSeedGuests,
  type SeedBooking,
} from './seed-bookings'
import { indexOfSeedId, seedIdRange } from './seed-ids'
import { seedListings } from './seed-listing'
import {
  prepareSeedListings,
  storeSeedListings,
  type PreparedListings,
} from './store-seed-listings'

/** Rows of one transaction. A stopped run loses at most one. */
const BATCH = 4_000

export interface SeedOptions {
  listings: number
  bookings: number
  /** Another seed makes up other listings. */
  seed: number
  now: Date
  /** Aborted when the person stops the run. The current batch is finished first. */
  signal: AbortSignal
  onProgress: (what: string, done: number, all: number) => void
}

/** Ids ascend without gaps, so their count is the index of the next one. */
async function countSeeded(
  database: Database,
  table: 'listings' | 'bookings',
  range: readonly [string, string],
) {
  const { rows } = await sql<{ last: string | null }>`
    select max(id::text) as last from (
      select id from ${sql.table(table)} where id between ${range[0]}::uuid and ${range[1]}::uuid
      order by id desc limit 1
    ) as newest`.execute(database)
  const last = rows[0]?.last
  return last ? indexOfSeedId(last) + 1 : 0
}

/** Stores one batch at a time, so that the next one can be made up meanwhile. */
function storeInTurn<Batch>(store: (batch: Batch) => Promise<void>) {
  let stored: Promise<void> = Promise.resolve()
  return {
    next: async (batch: Batch) => {
      await stored
      stored = store(batch)
      // The next call or finish() reports it.
      stored.catch(() => undefined)
    },
    finish: () => stored,
  }
}

async function addListings(database: Database, options: SeedOptions) {
  const { listings, seed, signal, onProgress } = options
  const make = seedListings(seed, {
    types: await seedNames(database, 'property_types', firstPropertyTypes),
    amenities: await seedNames(database, 'amenities', Object.values(firstAmenities)),
  })
  let done = await countSeeded(database, 'listings', seedIdRange('listing', seed))
  if (listings - done >= REBUILD_FROM) await dropSearchIndexes(database)
  onProgress('listings', Math.min(done, listings), listings)
  const prepare = prepareSeedListings(make)
  const storing = storeInTurn((batch: PreparedListings) => storeSeedListings(database, batch))
  while (done < listings && !signal.aborted) {
    const size = Math.min(BATCH, listings - done)
    await storing.next(await prepare(done, size))
    done += size
    onProgress('listings', done, listings)
  }
  await storing.finish()
  return make
}

async function addBookings(
  database: Database,
  { listings, bookings, seed, now, signal, onProgress }: SeedOptions,
  listingOf: ReturnType<typeof seedListings>,
) {
  await storeSeedGuests(database, seed, bookings)
  const before = await countSeeded(database, 'bookings', seedIdRange('booking', seed))
  onProgress('bookings', Math.min(before, bookings), bookings)
  const details = { seed, listingOf, today: todayInLagos(now) }
  const storing = storeInTurn((rows: string) => storeSeedBookings(database, rows))
  let batch: SeedBooking[] = []
  for (const booking of seedBookings(seed, listings, bookings)) {
    if (signal.aborted) break
    if (booking.index < before) continue
    batch.push(booking)
    if (batch.length < BATCH && booking.index < bookings - 1) continue
    await storing.next(prepareSeedBookings(batch, details))
    batch = []
    onProgress('bookings', booking.index + 1, bookings)
  }
  await storing.finish()
  const stored = (await countStored(database, seed))?.bookings ?? 0
  if (stored >= bookings) return
  const store = (missing: readonly SeedBooking[]) =>
    storeSeedBookings(database, prepareSeedBookings(missing, details))
  await fillMissingBookings(database, { seed, listings, bookings, signal, store })
}

async function vacuum(
  database: Database,
  tables: readonly ('listings' | 'listing_photos' | 'bookings' | 'search_words')[],
) {
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
}

const countStored = async (database: Database, seed: number) => {
  const [listings, bookings] = [seedIdRange('listing', seed), seedIdRange('booking', seed)]
  const { rows } = await sql<{ listings: number; bookings: number }>`
    select
      (select count(*)::int from listings
        where id between ${listings[0]}::uuid and ${listings[1]}::uuid) as listings,
      (select count(*)::int from bookings
        where id between ${bookings[0]}::uuid and ${bookings[1]}::uuid) as bookings
    `.execute(database)
  return rows[0]
}

/**
 * Fills a database with made-up listings and bookings, or continues where an earlier run stopped.
 *
 * @returns how many there are now, or undefined when the run was stopped.
 */
export async function seedDatabase(database: Database, options: SeedOptions) {
  const { signal, onProgress } = options
  const listingOf = await addListings(database, options)
  if (signal.aborted) return undefined
  // Building an index locks no booking out.
  let isBooking = false
  await rebuildSearchIndexes(
    database,
    (done, all) => {
      if (!isBooking) onProgress('search indexes', done, all)
    },
    async () => {
      isBooking = true
      if (options.bookings > 0) await addBookings(database, options, listingOf)
      if (!signal.aborted) await vacuum(database, ['listing_photos', 'bookings', 'search_words'])
      isBooking = false
    },
  )
  if (signal.aborted) return undefined
  await vacuum(database, ['listings'])
  return countStored(database, options.seed)
}
