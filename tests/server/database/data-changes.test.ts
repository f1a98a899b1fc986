import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { HOUR, MINUTE } from '@domain/time'
import { deleteOldChanges, followChanges, type DataChange } from '@server/database/data-changes'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { countStatements } from '@tests/server/counted-database'
import { describeOnEachDatabase, openNewDatabase } from '@tests/server/databases'
import { emptyTables } from '@tests/server/empty-tables'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'

/** Tables that no kept response shows, so that a write to them changes none. */
const NOT_SHOWN = [
  'attempts',
  'data_changes',
  'email_links',
  'favourites',
  'join_requests',
  'known_devices',
  'listing_places',
  'mailbox_messages',
  'one_time_codes',
  'outgoing_messages',
  'provider_accounts',
  'quota_windows',
  'rate_windows',
  'reset_tokens',
  'server_keys',
  'server_processes',
  'sessions',
]

/** Follows the changes of a database, and returns a function that reads those since the last call. */
async function startFollowing(database: Database) {
  const reported: DataChange[] = []
  const follow = followChanges(database, (change) => reported.push(change))
  const read = async () => {
    await follow()
    return reported.splice(0)
  }
  await read()
  return read
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

describeOnEachDatabase('the changes of the data', (database) => {
  it('are unknown at first, and then none', async () => {
    const reported: DataChange[] = []
    const follow = followChanges(database(), (change) => reported.push(change))
    await follow()
    await follow()
    await database().selectFrom('listings').selectAll().execute()
    await follow()
    expect(reported).toEqual(['all', [], []])
  })

  it('name the listing whose stays change, and anything else not at all', async () => {
    const { listingId, book } = await seedStay(database())
    const read = await startFollowing(database())
    await book()
    expect(await read()).toEqual([[listingId]])
    await database().updateTable('bookings').set({ special_requests: 'Late' }).execute()
    expect(await read()).toEqual([[]])
    await database().updateTable('bookings').set({ status: 'Cancelled' }).execute()
    expect(await read()).toEqual([[listingId]])
    await database().updateTable('bookings').set({ check_out: '2026-04-05' }).execute()
    expect(await read()).toEqual([[listingId]])
    await database().deleteFrom('bookings').execute()
    expect(await read()).toEqual([[listingId]])
    await seedListing(database())
    expect(await read()).toEqual(['all'])
    await database().updateTable('listings').set({ published: false }).execute()
    expect(await read()).toEqual(['all'])
    expect(await read()).toEqual([[]])
  })

  it('name both listings of a booking that moves', async () => {
    const { listingId, book } = await seedStay(database())
    const other = await seedListing(database())
    await book()
    const read = await startFollowing(database())
    await database().updateTable('bookings').set({ listing_id: other }).execute()
    const [change] = await read()
    expect(new Set(change)).toEqual(new Set([listingId, other]))
  })

  it('count as any change when one statement changes the stays of very many listings', async () => {
    const { listingId, book } = await seedStay(database())
    await book()
    await sql`
      insert into listings (name, base_price_kobo, slug, search_text)
      select name, base_price_kobo, slug, search_text
      from listings, generate_series(1, 1001)`.execute(database())
    const read = await startFollowing(database())
    const bookOthers = (count: number) =>
      sql`
        insert into bookings (user_id, listing_id, listing_snapshot, check_in, check_out,
          travelers_no, total_price_kobo, quoted_total_kobo)
        select user_id, other.id, listing_snapshot, check_in, check_out, 1, 0, 0
        from bookings, (
          select id from listings where id <> ${listingId} order by id limit ${count}
        ) as other where listing_id = ${listingId}`.execute(database())
    await bookOthers(3)
    const [few] = await read()
    expect(few).toHaveLength(3)
    await sql`delete from bookings where listing_id <> ${listingId}`.execute(database())
    await read()
    await bookOthers(1001)
    expect(await read()).toEqual(['all'])
  })

  it('are none after a transaction that is rolled back', async () => {
    const { book } = await seedStay(database())
    const read = await startFollowing(database())
    const fault = new Error('no')
    const failing = database()
      .transaction()
      .execute(async (transaction) => {
        await book(transaction)
        throw fault
      })
    await expect(failing).rejects.toBe(fault)
    expect(await read()).toEqual([[]])
  })

  it('are read once for callers at the same time, and again for later ones', async () => {
    const { database: counted, sent } = countStatements(database())
    const follow = followChanges(counted, () => undefined)
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

  it('are read again after a fault', async () => {
    let fails = true
    const faulty = database().withPlugin({
      transformQuery: ({ node }) => {
        if (fails) throw new Error('gone')
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const reported: DataChange[] = []
    const follow = followChanges(faulty, (change) => reported.push(change))
    await expect(Promise.all([follow(), follow()])).rejects.toThrow('gone')
    fails = false
    await follow()
    expect(reported).toEqual(['all'])
  })

  it('are any, and can be read, while the database refuses to mark its table', async () => {
    await database().deleteFrom('data_changes').execute()
    let marks = 0
    const full = database().withPlugin({
      transformQuery: ({ node }) => {
        if (!JSON.stringify(node).includes('insert into data_changes')) return node
        marks += 1
        throw new Error('No space left on device')
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const reported: DataChange[] = []
    const refusals: unknown[] = []
    const follow = followChanges(
      full,
      (change) => reported.push(change),
      (error) => refusals.push(error),
    )
    await follow()
    await follow()
    expect([reported, marks]).toEqual([['all', 'all'], 1])
    expect(refusals).toEqual([new Error('No space left on device')])
  })

  it('are any after a crash has emptied the table, also for the second process that reads it', async () => {
    const [first, second] = [await startFollowing(database()), await startFollowing(database())]
    await database().deleteFrom('data_changes').execute()
    expect(await first()).toEqual(['all'])
    expect(await second()).toEqual(['all'])
    expect(await first()).toEqual([[]])
  })

  it('are any after a while without a reading', async () => {
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
    const read = await startFollowing(slow)
    age = 0
    expect(await read()).toEqual(['all'])
    expect(await read()).toEqual([[]])
  })

  it('are stored for an hour', async () => {
    const { book } = await seedStay(database())
    await book()
    await makeOlder(database(), HOUR - MINUTE)
    await deleteOldChanges(database())
    const count = () =>
      sql<{ count: number }>`select count(*)::integer as count from data_changes where mark is null`
        .execute(database())
        .then(({ rows }) => rows[0]?.count)
    expect(await count()).toBeGreaterThan(0)
    await makeOlder(database(), 2 * MINUTE)
    await deleteOldChanges(database())
    expect(await count()).toBe(0)
  })

  it('are found by their index, however many are stored', async () => {
    await sql`
      insert into data_changes (xid, listing_id)
      select n::text::xid8, gen_random_uuid() from generate_series(3, 20000) n`.execute(database())
    // Autovacuum and maintenance do so. Until then a plan made for a short table stays in use.
    await sql`vacuum (analyze) data_changes`.execute(database())
    const read = await startFollowing(database())
    const rowsRead = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(database())
      const { rows } = await sql<{ count: string }>`
        select seq_tup_read as count from pg_stat_user_tables where relname = 'data_changes'`.execute(
        database(),
      )
      return Number(rows[0]?.count)
    }
    const before = await rowsRead()
    // PostgreSQL makes a lasting plan for the sixth execution.
    for (let n = 0; n < 12; n += 1) await read()
    expect((await rowsRead()) - before).toBeLessThan(1_000)
  })

  it('come from every table that a response shows', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = quote_ident(tablename)::regclass and p.proname like 'note%')
      order by 1`.execute(database())
    expect(rows.map(({ name }) => name)).toEqual(NOT_SHOWN)
  })

  it('include those of tables that are emptied', async () => {
    const { book } = await seedStay(database())
    await book()
    const read = await startFollowing(database())
    await sql`truncate bookings cascade`.execute(database())
    expect(await read()).toEqual(['all'])
    await emptyTables(database())
    expect(await read()).toEqual(['all'])
  })
})

it.skipIf(inject('postgresUrl') === '')(
  'a change is reported once its transaction has ended, however early it began',
  async () => {
    const { database, close } = await openNewDatabase()
    await migrateToLatest(database)
    const { listingId, book } = await seedStay(database)
    const transaction = await database.startTransaction().execute()
    await book(transaction)
    const read = await startFollowing(database)
    await seedListing(database)
    expect(await read()).toEqual(['all'])
    expect(await read()).toEqual([[]])
    await transaction.commit().execute()
    expect(await read()).toEqual([[listingId]])
    expect(await read()).toEqual([[]])
    await close()
  },
)
