import type { PricedListing, SuggestedTotal } from '@domain/schemas/listing-schema'
import type { SearchNames } from '@domain/search/short-names'
import { suggestionsFrom } from '@domain/search/suggestions'
import type { IsoDate } from '@domain/stay/stay-date'
import { withFreshPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { findPropertyTypes } from '@server/property-type/property-type-repository'
import { searchByText } from './search-by-text'

/**
 * Counts the listings that a search finds for each place and property type suggested for a term
 * (R-146).
 *
 * @param listings First listings that the term finds.
 */
export async function suggestedTotals(
  database: Database,
  { listings, term }: { listings: readonly PricedListing[]; term: string },
  today: IsoDate,
  names?: SearchNames,
): Promise<SuggestedTotal[]> {
  const types = await findPropertyTypes(database)
  const suggestions = suggestionsFrom(listings, term, {
    types: types.map(({ name }) => name),
    names,
  })
  return Promise.all(
    suggestions
      .filter(({ kind }) => kind !== 'listing')
      .map(async ({ text }) => {
        const query = { search: text, limit: 1 }
        const { total = 0, totalCapped } = await withFreshPlans(() =>
          searchByText(database, query, today, names),
        )
        return { text, total, ...(totalCapped && { totalCapped }) }
      }),
  )
}
