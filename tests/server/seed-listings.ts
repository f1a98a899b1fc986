import type { Database } from '@server/database/tables'
import { seedDatabase } from '@server/seed/seed-database'
import { NOW } from './test-server'

/** Fills a database with made-up listings, as the seed command does. */
export const seedListings = (database: Database, counts: { listings: number; bookings: number }) =>
  seedDatabase(database, { ...counts, now: NOW })
