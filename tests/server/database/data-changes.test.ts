import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { HOUR, MINUTE } from '@domain/time'
import { deleteOldChanges, followVersion } from '@server/database/data-changes'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { countStatements } from '@tests/server/counted-database'
import { describeOnEachDatabase, openNewDatabase } from '@tests/server/databases'
import { emptyTables } from '@tests/server/empty-tables'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'

/** Tables that no kept response shows, so that a write to them changes none. */
const NOT_SHOWN = [
  'attempts',
  'calendar_clashes',
  'calendar_exports',
  'calendar_feeds',
  'daily_tasks',
  'data_changes',
  'demo_checkouts',
  'email_links',
  'favourites',
  'join_requests',
  'known_devices',
  'listing_places',
  'mailbox_messages',
  'one_time_codes',
  'outgoing_messages',
  'payment_events',
  'payments',
  'provider_accounts',
  'quota_windows',
  'rate_windows',
  'replica_beats',
  'reset_tokens',
  'server_keys',
  'server_processes',
  'sessions',
]

/** Follows a database, and returns a function that tells whether its version has changed. */
async function startFollowing(database: Database) {
  const readVersion = followVersion(database)
  let last = await readVersion()
  return async () => {
    const before = last
    last = await readVersion()
    return last !== before
  }
}

const APRIL = { checkIn: '2026-04-01', checkOut: '2026-04-03' } as const

async function seedStay(database: Database) {
  const { _id: userId } = await insertGuest(database)
  const listingId = await seedListing(database)
  const stay = { userId, listingId, ...APRIL }
  return { listingId, book: (on = database) => insertBooking(on, stay) }
}

const makeOlder = (database: Database, milliseconds: number) =>
  sql`update data_changes set noted_at = noted_at - make_interval(secs => ${milliseconds / 1_000})`.execute(
    database,
  )

describeOnEachDatabase('the version of the data', (database) => {
  it('changes with what responses show, and with nothing else', async () => {
    const { book } = await seedStay(database())
    const hasChanged = await startFollowing(database())
    await database().selectFrom('listings').selectAll().execute()
    expect(await hasChanged()).toBe(false)
    await book()
    expect(await hasChanged()).toBe(true)
    await database().updateTable('bookings').set({ special_requests: 'Late' }).execute()
    expect(await hasChanged()).toBe(false)
    await database().updateTable('bookings').set({ status: 'Cancelled' }).execute()
    expect(await hasChanged()).toBe(true)
    await database().updateTable('bookings').set({ check_out: '2026-04-05' }).execute()
    expect(await hasChanged()).toBe(true)
    await database().deleteFrom('bookings').execute()
    expect(await hasChanged()).toBe(true)
    await seedListing(database())
    expect(await hasChanged()).toBe(true)
    await database().updateTable('listings').set({ published: false }).execute()
    expect(await hasChanged()).toBe(true)
    expect(await hasChanged()).toBe(false)
  })

  it('is the same after a transaction that is rolled back', async () => {
    const { book } = await seedStay(database())
    const hasChanged = await startFollowing(database())
    const fault = new Error('no')
    const failing = database()
      .transaction()
      .execute(async (transaction) => {
        await book(transaction)
        throw fault
      })
    await expect(failing).rejects.toBe(fault)
    expect(await hasChanged()).toBe(false)
  })

  it('is read once for callers at the same time, and again for later ones', async () => {
    const { database: counted, sent } = countStatements(database())
    const follow = followVersion(counted)
    await follow()
    const before = sent()
    await Promise.all([follow(), follow()])
    expect(sent() - before).toBe(1)
    const running = follow()
    await Promise.resolve()
    // The statement of the first may have been sent before this call, so it cannot serve it.
    await Promise.all([running, follow(), follow(), follow()])
    expect(sent() - before).toBe(3)
  })

  it('is read again after a fault', async () => {
    let fails = true
    const faulty = database().withPlugin({
      transformQuery: ({ node }) => {
        if (fails) throw new Error('gone')
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const follow = followVersion(faulty)
    await expect(Promise.all([follow(), follow()])).rejects.toThrow('gone')
    fails = false
    expect(await follow()).toBe(await follow())
  })

  it('is another one after a while without a reading', async () => {
    let age = HOUR
    const slow = database().withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ({
        ...result,
        rows: result.rows.map((row) => ({
          ...row,
          moment: new Date(Date.parse(String(row['moment'])) - age).toISOString(),
        })),
      }),
    })
    const hasChanged = await startFollowing(slow)
    age = 0
    expect(await hasChanged()).toBe(true)
    expect(await hasChanged()).toBe(false)
  })

  it('follows from changes that are stored for an hour', async () => {
    const { book } = await seedStay(database())
    await book()
    await makeOlder(database(), HOUR - MINUTE)
    await deleteOldChanges(database())
    const count = () =>
      sql<{ count: number }>`select count(*)::integer as count from data_changes`
        .execute(database())
        .then(({ rows }) => rows[0]?.count)
    expect(await count()).toBeGreaterThan(0)
    await makeOlder(database(), 2 * MINUTE)
    await deleteOldChanges(database())
    expect(await count()).toBe(0)
  })

  it('is read by an index, however many changes are stored', async () => {
    await sql`
      insert into data_changes (xid)
      select n::text::xid8 from generate_series(3, 20000) n`.execute(database())
    // Autovacuum and maintenance do so. Until then a plan made for a short table stays in use.
    await sql`vacuum (analyze) data_changes`.execute(database())
    const hasChanged = await startFollowing(database())
    const rowsRead = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(database())
      const { rows } = await sql<{ count: string }>`
        select seq_tup_read as count from pg_stat_user_tables where relname = 'data_changes'`.execute(
        database(),
      )
      return Number(rows[0]?.count)
    }
    const before = await rowsRead()
    for (let n = 0; n < 12; n += 1) await hasChanged()
    expect((await rowsRead()) - before).toBeLessThan(1_000)
  })

  it('follows from every table that a response shows', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = quote_ident(tablename)::regclass and p.proname like 'note%')
      order by 1`.execute(database())
    expect(rows.map(({ name }) => name)).toEqual(NOT_SHOWN)
  })

  it('changes with tables that are emptied', async () => {
    const { book } = await seedStay(database())
    await book()
    const hasChanged = await startFollowing(database())
    await sql`truncate bookings cascade`.execute(database())
    expect(await hasChanged()).toBe(true)
    await emptyTables(database())
    expect(await hasChanged()).toBe(true)
  })
})

it.skipIf(inject('postgresUrl') === '')(
  'the version changes once a transaction has ended, however early it began',
  async () => {
    const { database, close } = await openNewDatabase()
    await migrateToLatest(database)
    const { book } = await seedStay(database)
    const transaction = await database.startTransaction().execute()
    await book(transaction)
    const hasChanged = await startFollowing(database)
    await seedListing(database)
    expect(await hasChanged()).toBe(true)
    expect(await hasChanged()).toBe(false)
    await transaction.commit().execute()
    expect(await hasChanged()).toBe(true)
    expect(await hasChanged()).toBe(false)
    await close()
  },
)
