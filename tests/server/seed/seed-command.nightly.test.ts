import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { runSeedCommand } from '@server/commands/seed-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { searchListings } from '@server/listing/listing-repository'
import { settingsOfNewDatabase } from '@tests/server/databases'

const withDatabase = async <T>(
  env: Record<string, string>,
  work: (database: Database) => Promise<T>,
) => {
  const opened = await connectDatabase(readConfig(env).database)
  try {
    return await work(opened.database)
  } finally {
    await opened.close()
  }
}

it('the seed command fills a database that searches work on, and refuses another time', async () => {
  const env = await settingsOfNewDatabase()
  const run = () => runSeedCommand('--homes 200 --bookings 900'.split(' '), env)
  expect(await run()).toContain('Made up 200 listings and 900 bookings')
  await withDatabase(env, async (database) => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from listings) as listings,
        (select count(*)::int from bookings) as bookings,
        (select count(*)::int from bookings where created_at >= check_in) as late,
        (select count(*)::int from listings l where not exists (
          select 1 from listing_photos p where p.listing_id = l.id)) as "withoutPhoto",
        (select count(*)::int > 5 from pg_indexes where tablename = 'listings') as "hasIndexes"
      `.execute(database)
    const counts = { listings: 200, bookings: 900, late: 0, withoutPhoto: 0, hasIndexes: true }
    expect(rows).toEqual([counts])
    const found = await searchListings(database, { search: 'lekki' }, '2026-03-10')
    expect(found.listings[0]).toMatchObject({ city: 'Lekki', country: 'Nigeria' })
  })
  await expect(run()).rejects.toThrow('This database has listings already')
  expect(
    await withDatabase(env, (all) => all.selectFrom('bookings').select('id').execute()),
  ).toHaveLength(900)
})
