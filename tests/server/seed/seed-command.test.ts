import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { runSeedCommand } from '@server/commands/seed-command'
import { connectDatabase } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { searchListings } from '@server/listing/listing-repository'
import { insertGuest } from '@tests/server/rows'
import { temporaryFolder } from '@tests/server/test-server'

const dataDir = temporaryFolder()
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const lines: string[] = []
const seed = (args: string, signal = new AbortController().signal) =>
  runSeedCommand(
    args.split(' '),
    { DATA_DIR: dataDir },
    { signal, show: (line) => lines.push(line) },
  )

const withDatabase = async <T>(work: (database: Database) => Promise<T>) => {
  const opened = await connectDatabase({ kind: 'folder', dataDir })
  try {
    return await work(opened.database)
  } finally {
    await opened.close()
  }
}

const counts = () =>
  withDatabase(async (database) => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from listings) as listings,
        (select count(*)::int from bookings) as bookings,
        (select count(*)::int from listings l where not exists (
          select 1 from listing_photos p where p.listing_id = l.id)) as "withoutPhoto",
        (select count(*)::int from pg_indexes where tablename = 'listings') as indexes`.execute(
      database,
    )
    return rows[0]
  })

it('the seed command explains a wrong command line and refuses too many listings', async () => {
  const wrong = [
    '',
    '--homes',
    '--homes x',
    '--homes 0',
    '--homes 5 --bookings 81',
    '--homes 5 now',
  ]
  for (const args of wrong) await expect(seed(args)).rejects.toThrow('Usage: npm run seed')
  await expect(seed('--homes 20001')).rejects.toThrow('Set DATABASE_URL')
})

it('the seed command fills a database, continues one, and refuses real data', async () => {
  const stopped = AbortSignal.abort()
  expect(await seed('--homes 40 --bookings 90', stopped)).toContain('Run the same command again')
  expect(await counts()).toMatchObject({ listings: 0, bookings: 0 })

  expect(await seed('--homes 40 --bookings 90')).toContain('40 made-up listings and 90')
  expect(lines.at(-1)).toMatch(/100 % {2}90 of 90 bookings$/)
  const first = await counts()
  expect(first).toMatchObject({ listings: 40, bookings: 90, withoutPhoto: 0 })

  await seed('--homes 40 --bookings 120')
  await seed('--homes 2100 --bookings 120')
  expect(await counts()).toEqual({ ...first, listings: 2100, bookings: 120 })

  const found = await withDatabase((database) =>
    searchListings(database, { search: 'lekki apartment' }, '2026-03-10'),
  )
  expect(found.total).toBeGreaterThan(5)
  expect(found.listings[0]).toMatchObject({ city: 'Lekki', country: 'Nigeria' })

  await withDatabase((database) => insertGuest(database, 'ada@example.com'))
  await expect(seed('--homes 50')).rejects.toThrow('This database has real accounts')
})
