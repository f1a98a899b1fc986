import { TOTAL_CAP } from '@domain/constants'
import type { PricedListing, SuggestedTotal } from '@domain/schemas/listing-schema'
import type { SearchNames } from '@domain/search/short-names'
import { suggestionsFrom } from '@domain/search/suggestions'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { findPropertyTypes } from '@server/property-type/property-type-repository'
import { inMarket } from './market-size'
import { countByText, searchRequest } from './search-by-text'

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
        const found = await inMarket(database, () =>
          countByText(searchRequest(database, today, names), { search: text }),
        )
        return {
          text,
          total: Math.min(found, TOTAL_CAP),
          ...(found > TOTAL_CAP && { totalCapped: true }),
        }
      }),
  )
}
