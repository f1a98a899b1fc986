import { sql, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { ListingQuery } from '@domain/search/listing-query'
import { migrateToLatest } from '@server/database/migrate'
import { withFreshPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { searchListings } from '@server/listing/listing-repository'
import { openNewDatabase } from '@tests/server/databases'
import { seedListing } from '@tests/server/rows'

const TODAY = '2026-03-10'

/** Changes the data once, between the statement that chooses a page and the one that reads it. */
function changingBetween(database: Database, change: () => Promise<unknown>) {
  let isChanged = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row] = result.rows
      if (!isChanged && row && ('ids' in row || 'match' in row)) {
        isChanged = true
        await change()
      }
      return result
    },
  }
  return { changing: database.withPlugin(plugin), wasChanged: () => isChanged }
}

// The embedded database has one connection, which the statement before the change still holds.
describe.skipIf(inject('postgresUrl') === '')('a listing that changes while a list is read', () => {
  let opened: Awaited<ReturnType<typeof openNewDatabase>>
  beforeEach(async () => {
    opened = await openNewDatabase()
    await migrateToLatest(opened.database)
  })
  afterEach(() => opened.close())
  const database = () => opened.database

  /** Searches as in a large market, whose lists are read in two statements. */
  const searchDuring = async (query: ListingQuery, change: string) => {
    await seedListing(database(), { name: 'Palm House' })
    await seedListing(database(), { name: 'Lagoon Loft' })
    const { changing, wasChanged } = changingBetween(database(), () =>
      sql`update listings set ${sql.raw(change)} where name = 'Palm House'`.execute(database()),
    )
    const { listings, total } = await withFreshPlans(() => searchListings(changing, query, TODAY))
    expect(wasChanged()).toBe(true)
    return { names: listings.map(({ name }) => name).toSorted(), total }
  }

  const withdrawn = `published = false, name = 'Secret'`
  const cheap: ListingQuery = { city: 'Lekki', priceMax: 50_000 }

  it.each([
    ['that is withdrawn and renamed', withdrawn],
    ['that becomes an unfinished draft', 'published = false, name = null'],
    ['that gets a price beyond the asked ones', 'base_price_kobo = 90000000'],
  ])('is not on it, and not counted: one %s', async (_name, change) => {
    expect(await searchDuring(cheap, change)).toEqual({ names: ['Lagoon Loft'], total: 1 })
  })

  it('is shown as it is now', async () => {
    expect(await searchDuring(cheap, `name = 'Palm Court'`)).toEqual({
      names: ['Lagoon Loft', 'Palm Court'],
      total: 2,
    })
  })

  it.each([
    ['is withdrawn', withdrawn],
    ['costs more than the guest wants', 'base_price_kobo = 90000000'],
  ])(
    'is neither shown nor counted among those that a text finds once it %s',
    async (_name, change) => {
      const query = { search: 'lekki', priceMax: 50_000 }
      expect(await searchDuring(query, change)).toEqual({ names: ['Lagoon Loft'], total: 1 })
    },
  )
})
