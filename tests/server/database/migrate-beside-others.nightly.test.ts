import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { SessionlessDialect } from '@server/database/dialect'
import { migrateTo, migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { openNewDatabase } from '@tests/server/databases'
import { insertGuest } from '@tests/server/rows'

/** The released version from before any search had an index of tokens. */
const RELEASED = '005-hosting'

async function openAt(schema: string) {
  const { database, close } = await openNewDatabase({ statementTime: 'unlimited' })
  onTestFinished(close)
  await migrateTo(database, schema)
  return database
}

/** Waits until a transaction waits for a table that another one keeps. */
async function whenTableAwaited(database: Database) {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks where mode = 'AccessExclusiveLock' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      database,
    )
    if (rows.length > 0) return
  }
}

// An embedded database has one connection.
describe.skipIf(inject('postgresUrl') === '')('an upgrade of a database on PostgreSQL', () => {
  it('runs each migration once, however many processes start at the same moment', async () => {
    const database = await openAt(RELEASED)
    const lines: string[] = []
    const results = await Promise.all(
      [1, 2, 3].map(() => migrateToLatest(database, (line) => lines.push(line))),
    )
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from kysely_migration where name > ${RELEASED}`.execute(
      database,
    )
    const ran = results.reduce((sum, each) => sum + each.ran, 0)
    expect([ran, lines.length]).toEqual([rows[0]?.count, rows[0]?.count])
    expect(results.some(({ isNew }) => isNew)).toBe(false)
    expect(lines).toContainEqual(expect.stringMatching(/^Migration 006-search took \d+\.\d s\.$/))
  })

  it('lets readers go first while a backup keeps a table, and ends after it', async () => {
    const database = await openAt('022-renewed-links')
    const backup = await database.startTransaction().execute()
    await sql`select from listings`.execute(backup)
    const lines: string[] = []
    const upgrade = migrateToLatest(database, (line) => lines.push(line))
    await whenTableAwaited(database)
    // A reader queues behind the migration, which gives up before the backup ends.
    await sql`select from listings`.execute(database)
    await backup.commit().execute()
    expect((await upgrade).ran).toBeGreaterThan(1)
    expect(lines[0]).toBe('Migration 023-search-tokens waits for a table that is in use.')
    expect(lines[1]).toMatch(/^Migration 023-search-tokens took /)
  })

  it('keeps what was done when a later migration fails, and goes on from there', async () => {
    const database = await openAt('022-renewed-links')
    await sql`create table data_changes (what text)`.execute(database)
    await expect(migrateToLatest(database)).rejects.toThrow('"data_changes" already exists')
    await sql`drop table data_changes`.execute(database)
    const { rows } = await sql<{ name: string }>`
      select max(name) as name from kysely_migration`.execute(database)
    expect(rows[0]?.name).toBe('029-admitted-stays')
    expect(await migrateToLatest(database)).toEqual({ ran: 7, isNew: false })
  })

  it('draws a reference again that two bookings have, and leaves the newer one its own', async () => {
    const database = await openAt('032-index-of-tokens')
    const guest = await insertGuest(database)
    const book = (reference: string | null, day: string) =>
      sql`
        insert into bookings (user_id, listing_snapshot, status, check_in, check_out, travelers_no,
          total_price_kobo, quoted_total_kobo, created_at, reference)
        values (${guest._id}, '{}', 'Cancelled', '2030-01-01', '2030-01-02', 1, 1, 1, ${day}, ${reference})
        `.execute(database)
    await book('SAMESAME', '2026-01-02')
    await book('SAMESAME', '2026-01-03')
    await book(null, '2026-01-01')
    await migrateToLatest(database)
    const rows = await database
      .selectFrom('bookings')
      .select('reference')
      .orderBy('created_at', 'desc')
      .execute()
    const [newest, ...others] = rows.map(({ reference }) => reference)
    expect(newest).toBe('SAMESAME')
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(3)
    for (const reference of others) expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  })

  it('takes no lock outside transactions, where a pooler would leave it behind', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      await openAt(RELEASED),
    )
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${rows[0]?.name}`
    const pool = new pg.Pool({ connectionString: url.href })
    const sent: string[] = []
    const database = new Kysely({
      dialect: new SessionlessDialect({ pool }),
      log: ({ query }) => {
        sent.push(query.sql)
      },
    })
    onTestFinished(() => database.destroy())
    await migrateToLatest(database)
    expect(sent.filter((text) => text.includes('pg_advisory_xact_lock'))).not.toEqual([])
    expect(sent.filter((text) => /pg_(try_)?advisory_(un)?lock/.test(text))).toEqual([])
  })
})
