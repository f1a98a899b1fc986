import { expect, it } from 'vitest'
import { insertListing } from '@server/listing/insert-listing'
import { searchListings } from '@server/listing/listing-repository'
import { amenities, goldenListings, propertyTypes } from '@tests/search/golden-listings'
import { goldenQueries } from '@tests/search/golden-queries'
import { GOLDEN_TODAY, missesOf } from '@tests/search/misses'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertNamed } from '@tests/server/rows'

describeOnEachDatabase('searches of guests in Nigeria', (database) => {
  it('find a right listing among the first three for at least 95 % (R-146)', async () => {
    const idsOf = async (table: 'property_types' | 'amenities', named: { name: string }[]) => {
      const ids = new Map<string, string>()
      for (const { name } of named) ids.set(name, await insertNamed(database(), table, name))
      return ids
    }
    const types = await idsOf('property_types', propertyTypes)
    const has = await idsOf('amenities', amenities)
    for (const listing of goldenListings) {
      const { _id, propertyType = '', amenities: names = [], createdAt = '', ...fields } = listing
      await insertListing(database(), {
        ...fields,
        propertyType: types.get(propertyType) ?? '',
        amenities: names.flatMap((name) => has.get(name) ?? []),
        createdAt: new Date(createdAt),
      })
    }
    const misses = await missesOf(goldenQueries, (search, limit) =>
      searchListings(database(), { search, limit, fields: 'card' }, GOLDEN_TODAY),
    )
    expect(misses.length / goldenQueries.length, misses.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
