import { expect, it } from 'vitest'
import type { ListingPage } from '@domain/schemas/listing-schema'
import { selectListings } from '@domain/search/select-listings'
import { searchListings } from '@server/listing/listing-repository'
import { insertListing } from '@server/listing/save-listing'
import {
  amenities,
  GOLDEN_TODAY,
  goldenListings,
  propertyTypes,
} from '@tests/search/golden-listings'
import { goldenQueries } from '@tests/search/golden-queries'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertNamed } from '@tests/server/rows'

const shown = ({ listings, ...page }: ListingPage) => ({
  ...page,
  listings: listings.map(({ name }) => name),
  instead: undefined,
})

describeOnEachDatabase('searches of guests in Nigeria', (database) => {
  it('find on the server what they find in the browser (R-146)', async () => {
    const ids = new Map<string, string>()
    for (const [table, named] of Object.entries({ property_types: propertyTypes, amenities })) {
      const column = table as 'property_types' | 'amenities'
      for (const { name } of named) ids.set(name, await insertNamed(database(), column, name))
    }
    for (const { _id, typeName, amenityNames, createdAt = '', ...fields } of goldenListings) {
      await insertListing(database(), {
        ...fields,
        propertyType: ids.get(typeName) ?? '',
        amenities: amenityNames.flatMap((name) => ids.get(name) ?? []),
        createdAt: new Date(createdAt),
      })
    }
    const context = { today: GOLDEN_TODAY, propertyTypes, amenities }
    const page = { limit: 20, fields: 'card' } as const
    for (const [search] of goldenQueries) {
      const found = await searchListings(database(), { ...page, search }, GOLDEN_TODAY)
      const meant = selectListings(goldenListings, { ...page, search }, context)
      expect(shown(found), search).toEqual(shown(meant))
    }
  })
})
