import type { ListingQuery } from '@domain/search/listing-query'
import { searchWords } from '@domain/search/search-text'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingConditions } from './listing-conditions'
import { narrowGroups } from './narrow-groups'
import { filterGroups, hasTokens } from './search-tokens'
import { tokenShares } from './token-shares'

/** Tells whether a query finds listings by a text, not only by filters. */
export const hasText = ({ search = '', similarTo }: ListingQuery) =>
  similarTo === undefined && searchWords(search).length > 0

/** Number of listings that the index of tokens finds sooner than another index the matches. */
const FEW_LISTINGS = 4_000
/** Number of matches so small that reading an index in order would not end early. */
const FEW_MATCHES = 12
/** Share of the listings that are read sooner than an index in order has counted them. */
const FEW_OF_ALL = 1 / 500

/**
 * Returns conditions that exactly the matches of a query without a text fulfil. Where the filters
 * probably leave less than a page, the index of tokens finds them. Otherwise an index in order soon
 * has enough.
 */
export async function filterConditions(database: Database, query: ListingQuery, today: IsoDate) {
  const conditions = listingConditions(query, today)
  const wanted = query.slug === undefined ? filterGroups(query, undefined) : []
  if (wanted.length === 0) return conditions
  const shares = await tokenShares(database)
  const { groups, listings, leastListings } = narrowGroups(wanted, shares)
  if (!shares || listings === undefined || leastListings === undefined) return conditions
  const isRare =
    listings <= FEW_OF_ALL * shares.listings ||
    (listings <= FEW_LISTINGS && leastListings <= FEW_MATCHES)
  return isRare ? [...conditions, hasTokens(groups)] : conditions
}
