import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { runSeedCommand } from '@server/commands/seed-command'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { workAlone } from '@server/database/work-alone'
import { examine } from '@server/doctor/examine'
import { searchListings } from '@server/listing/listing-repository'
import { openMedia } from '@server/media/open-media'
import { dropSearchIndexes } from '@server/seed/search-indexes'
import { prepareData } from '@server/start/prepare-data'
import { settingsOfNewDatabase } from '@tests/server/databases'
import { insertGuest } from '@tests/server/rows'
import { bundleServer, endAllProcesses, stopProgram } from '@tests/server/server-process'
import { NOW, temporaryFolder } from '@tests/server/test-server'

const dataDir = temporaryFolder()
afterAll(() => {
  endAllProcesses()
  rmSync(dataDir, { recursive: true, force: true })
})

const lines: string[] = []
const seedIn = (
  env: Record<string, string>,
  args: string,
  show: (line: string) => void,
  now = new Date(),
) => runSeedCommand(args.split(' '), env, { signal: new AbortController().signal, show, now })
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
    '--homes 5 --homes 6',
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
  expect(await seed('--homes 50 --bookings 120')).toContain('none is removed')

  const found = await withDatabase((database) =>
    searchListings(database, { search: 'lekki apartment' }, '2026-03-10'),
  )
  expect(found.total).toBeGreaterThan(5)
  expect(found.listings[0]).toMatchObject({ city: 'Lekki', country: 'Nigeria' })

  await withDatabase((database) => insertGuest(database, 'ada@example.com'))
  await expect(seed('--homes 50')).rejects.toThrow('This database has real accounts')
})

it('the seed command dates every booking before now and before its stay', async () => {
  const env = await settingsOfNewDatabase()
  // Half past midnight in Lagos, when the day has not begun in Greenwich.
  const now = new Date('2026-03-09T23:30:00.000Z')
  await seedIn(env, '--homes 60 --bookings 400', () => undefined, now)
  const { database, close } = await connectDatabase(readConfig(env).database)
  const { rows } = await sql`
    select count(*)::int as bookings,
      count(*) filter (where created_at >= ${now} or created_at >= check_in)::int as late,
      count(*) filter (where check_in > ${now}::timestamptz)::int > 200 as "areAhead",
      min(least(check_in, ${now}::timestamptz) - created_at) > interval '20 hours' as "areEarlier",
      max(least(check_in, ${now}::timestamptz) - created_at) < interval '61 days' as "areRecent"
    from bookings`.execute(database)
  await close()
  const areDated = { areAhead: true, areEarlier: true, areRecent: true }
  expect(rows).toEqual([{ bookings: 400, late: 0, ...areDated }])
})

it('the seed command reaches its number of bookings with more listings than before, or says why not', async () => {
  const env = await settingsOfNewDatabase()
  const run = (args: string) => seedIn(env, args, () => undefined, NOW)
  expect(await run('--homes 60 --bookings 400')).toMatch(/and 400 made-up bookings\.$/)
  expect(await run('--homes 70 --bookings 500')).toMatch(/and 500 made-up bookings\.$/)
  // One booking that holds every night of the only listing.
  const full = await settingsOfNewDatabase()
  await seedIn(full, '--homes 1 --bookings 1', () => undefined)
  const { database, close } = await connectDatabase(readConfig(full).database)
  await sql`update bookings set status = 'Completed', check_in = '2020-01-01', check_out = '2040-01-01'`.execute(
    database,
  )
  await close()
  const said = await seedIn(full, '--homes 1 --bookings 16', () => undefined)
  const [, stored, short] =
    /and (\d+) made-up bookings\. (\d+) more bookings found no free/.exec(said) ?? []
  expect(Number(stored) + Number(short)).toBe(16)
})

describe.skipIf(inject('postgresUrl') === '')('the seed command on PostgreSQL', () => {
  const connect = async (url = '') => {
    const opened = await connectDatabase({ kind: 'server', url })
    onTestFinished(() => opened.close())
    return opened.database
  }

  it('is refused in words while another one runs', async () => {
    const env = await settingsOfNewDatabase()
    const run = () => seedIn(env, '--homes 20', () => undefined)
    await run()
    const database = await connect(env['DATABASE_URL'])
    const meanwhile = () => run().catch((error: unknown) => String(error))
    const refuse = () => expect.fail('Another seed command runs.')
    expect(await workAlone('seed', 'server', database, meanwhile, refuse)).toContain(
      'Another seed command fills this database.',
    )
    expect(await run()).toContain('20 made-up listings')
  })

  it('stores no photos where the processes that serve guests would not find them', async () => {
    const env = await settingsOfNewDatabase()
    const run = () => seedIn(env, '--homes 20', () => undefined)
    await run()
    const database = await connect(env['DATABASE_URL'])
    await database
      .insertInto('server_processes')
      .values({ id: randomUUID(), photo_store: 'bucket homes', place: 'the bucket homes' })
      .execute()
    await expect(run()).rejects.toThrow('stores photos in the bucket homes')
  })

  it('says after a lost connection that it continues, and does', async () => {
    const env = await settingsOfNewDatabase()
    const other = await connect(env['DATABASE_URL'])
    let cut: Promise<unknown> | undefined
    const lost = seedIn(env, '--homes 6000', (line) => {
      if (!line.includes('4,000 of 6,000')) return
      cut ??= sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other)
    })
    await expect(lost).rejects.toThrow('The same command continues from there.')
    await cut
    expect(await seedIn(env, '--homes 6000', () => undefined)).toContain('6,000 made-up listings')
  })

  it('that was killed leaves indexes out, which the doctor says and a start restores', async () => {
    const env = await settingsOfNewDatabase()
    await seedIn(env, '--homes 20', () => undefined)
    const database = await connect(env['DATABASE_URL'])
    const indexes = async () => {
      const { rows } = await sql<{ indexdef: string }>`
        select indexdef from pg_indexes where tablename = 'listings' order by 1`.execute(database)
      return rows.map(({ indexdef }) => indexdef)
    }
    const all = await indexes()
    await dropSearchIndexes(database)
    const count = all.length - (await indexes()).length
    expect(count).toBeGreaterThan(5)
    const finding = async () => (await examine(env)).find(({ about }) => about === 'indexes')
    expect(await finding()).toMatchObject({
      level: 'warning',
      message: expect.stringContaining(`${count} indexes of listings are missing`),
    })
    const said: string[] = []
    const start = async () => {
      const config = readConfig({ ...env, DEMO_DATA: 'off' })
      const { storage } = await openMedia(config, () => undefined)
      const options = {
        config,
        database,
        storage,
        now: NOW,
        log: (line: string) => said.push(line),
      }
      await prepareData(options)
    }
    const refuse = () => expect.fail('Another seed command runs.')
    await workAlone('seed', 'server', await connect(env['DATABASE_URL']), start, refuse)
    expect(said.splice(0)).toEqual([expect.stringContaining('A seed command fills this database.')])
    expect(await indexes()).toHaveLength(all.length - count)
    await start()
    expect(said).toEqual([expect.stringContaining(`so ${count} indexes of listings are built now`)])
    expect(await indexes()).toEqual(all)
    expect(await finding()).toBeUndefined()
  })
})

it('the seed command ends with the exit code of the signal that stopped it', async () => {
  await bundleServer()
  const env = await settingsOfNewDatabase()
  const args = ['--homes', '20000']
  const { code, output } = await stopProgram('seed-cli', env, args, '0 of 20,000')
  expect([code, output]).toEqual([130, expect.stringContaining('Run the same command again')])
}, 120_000)
