import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withFreshPlans } from '@server/database/named-statements'
import { searchListings } from '@server/listing/listing-repository'
import { isSmallMarket } from '@server/listing/market-size'
import { countStatements } from '@tests/server/counted-database'
import { describeOnEachDatabase } from '@tests/server/databases'
import { seedListing } from '@tests/server/rows'

const TODAY = '2026-03-10'

describeOnEachDatabase('a market', (database) => {
  it('is small up to 5,000 listings', async () => {
    await seedListing(database(), { name: 'Template' })
    /** Whether a process that has just started takes it for a small one. */
    const isSmall = () => isSmallMarket(countStatements(database()).database)
    const copy = (count: number) =>
      sql`
        insert into listings (name, slug, base_price_kobo, search_text, search_loose, city_key, state_key, country_key)
        select 'Copy', 'copy', 100, 'copy', ' copy ', '', '', ''
        from generate_series(1, ${count}::int)`.execute(database())
    await copy(4_999)
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
})
