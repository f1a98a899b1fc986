import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { SLOTS, type SeedBooking } from './seed-bookings'
import { indexOfSeedId, seedId } from './seed-ids'
import { randomOf } from './seeded-random'

/** Places that are tried for each booking. With half of all slots taken, hardly one finds none. */
const MOST_TRIES = 16

/** Bookings of one query and of one statement. */
const BATCH = 4_000

interface Missing {
  seed: number
  listings: number
  /** Number of bookings that there should be. */
  bookings: number
  signal: AbortSignal
  store: (bookings: readonly SeedBooking[]) => Promise<void>
}

/** Returns those indexes of a batch that have no booking. */
async function missingIn(database: Database, seed: number, from: number, to: number) {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where id between ${seedId('booking', seed, from)}::uuid and ${seedId('booking', seed, to - 1)}::uuid
    `.execute(database)
  const found = new Set(rows.map(({ id }) => indexOfSeedId(id)))
  return Array.from({ length: to - from }, (_, place) => from + place).filter(
    (index) => !found.has(index),
  )
}

/**
 * Stores the bookings that met others, at other places. Which slot a booking gets depends on the
 * number of listings and on the day, so a run with more listings than the one before meets bookings
 * of that one.
 */
export async function fillMissingBookings(
  database: Database,
  { seed, listings, bookings, signal, store }: Missing,
) {
  for (let from = 0; from < bookings && !signal.aborted; from += BATCH) {
    const to = Math.min(from + BATCH, bookings)
    let missing = await missingIn(database, seed, from, to)
    for (let tried = 0; tried < MOST_TRIES && missing.length > 0; tried += 1) {
      const elsewhere = missing.map((index) => {
        const random = randomOf(seed + 3 + tried, index)
        const listingIndex = Math.floor(listings * random())
        return { index, listingIndex, slot: Math.floor(SLOTS * random()) }
      })
      await store(elsewhere)
      missing = await missingIn(database, seed, from, to)
    }
  }
}
