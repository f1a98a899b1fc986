import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { SORT_ORDERS } from '@domain/search/listing-query'
import { hasFreshPlans, withFreshPlans } from '@server/database/named-statements'
import { insertDemoListings } from '@server/demo/load-demo-listings'
import { searchListings } from '@server/listing/listing-repository'
import { inMarket } from '@server/listing/market-size'
import { countStatements } from '@tests/server/counted-database'
import { describeOnEachDatabase } from '@tests/server/databases'
import { seedListing } from '@tests/server/rows'
import { countRowsRead } from '@tests/server/rows-read'
import { seedListings } from '@tests/server/seed-listings'
import { NOW } from '@tests/server/test-server'
import { searchTexts } from './search-texts'

const TODAY = '2026-03-10'
/** Number of times that a search may read each listing. It has several rounds. */
const MOST_READ = 30
const SEARCHES = 150

describeOnEachDatabase('a market', (database) => {
  it('is small up to 5,000 listings', async () => {
    await seedListing(database(), { name: 'Template' })
    /** Whether a process that has just started takes it for a small one. */
    const isSmall = async () =>
      !(await inMarket(countStatements(database()).database, () =>
        Promise.resolve(hasFreshPlans()),
      ))
    const copy = (count: number) =>
      sql`
        insert into listings (name, slug, base_price_kobo, search_text, search_loose, city_key, state_key, country_key)
        select 'Copy', 'copy', 100, 'copy', ' copy ', '', '', ''
        from generate_series(1, ${count}::int)`.execute(database())
    // Each statement is small, because a server's connection ends one that takes long.
    for (let copied = 0; copied < 4_500; copied += 500) await copy(500)
    await copy(499)
    expect(await isSmall()).toBe(true)
    await copy(1)
    expect(await isSmall()).toBe(false)
  })

  it('that is small is searched by a filter in one statement, and a larger one in two', async () => {
    await seedListing(database())
    const { database: counted, sent } = countStatements(database())
    const search = () => searchListings(counted, { guestNo: 1 }, TODAY)
    await search()
    const before = sent()
    await search()
    expect(sent() - before).toBe(1)
    await withFreshPlans(search)
    expect(sent() - before).toBe(3)
  })

  /** Makes the listings those of a table that PostgreSQL has never counted. */
  const forgetStatistics = () =>
    sql`
      with forgotten as (
        delete from pg_statistic
        where starelid in ('listings'::regclass, 'listings_by_tokens'::regclass))
      update pg_class set reltuples = -1, relpages = 0 where oid = 'listings'::regclass`.execute(
      database(),
    )

  const newListings = {
    120: () => insertDemoListings(database(), NOW),
    600: () => seedListings(database(), { listings: 600, bookings: 0 }),
  }

  it.each([120, 600] as const)(
    'of %i new listings is read a few times by a search',
    async (size) => {
      await newListings[size]()
      // Those of the tests before may be left.
      await forgetStatistics()
      const queries = fc.record({
        search: searchTexts,
        sort: fc.constantFrom(...SORT_ORDERS, undefined),
      })
      for (const query of fc.sample(queries, { numRuns: SEARCHES, seed: 11 })) {
        const rowsRead = await countRowsRead(database(), 'listings', (transaction) =>
          searchListings(transaction, query, TODAY),
        )
        expect(rowsRead, JSON.stringify(query)).toBeLessThanOrEqual(MOST_READ * size)
      }
    },
  )
})
