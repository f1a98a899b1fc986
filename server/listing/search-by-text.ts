import { sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { PricedListingPage } from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { pageBounds } from '@domain/search/page-bounds'
import { readSearch } from '@domain/search/read-search'
import { ignoredIn, planOf, showsParts } from '@domain/search/relevance'
import type { SearchNames } from '@domain/search/short-names'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { filterConditions } from './filter-conditions'
import { listingConditions } from './listing-conditions'
import { listingsInOrder } from './listing-pages'
import type { Ways } from './matches-in-order'
import { countFirst, rankFirst } from './rank-listings'
import type { Looks } from './search-look-ups'
import { noAnswers, withVocabulary, type WordAnswers } from './search-words'

/** One request that searches, perhaps several times with the same words. */
export interface SearchRequest {
  database: Database
  /** The current day in Lagos. */
  today: IsoDate
  names: SearchNames | undefined
  answers: WordAnswers
  looks: Looks
}

export const searchRequest = (
  database: Database,
  today: IsoDate,
  names?: SearchNames,
): SearchRequest => ({ database, today, names, answers: noAnswers(), looks: new Map() })

async function prepare(
  { database, today, names, answers, looks }: SearchRequest,
  query: ListingQuery,
) {
  const reading = { today, names, ignored: ignoredIn(query) }
  const plan = planOf(
    await withVocabulary(database, answers, (known) =>
      readSearch(query.search ?? '', known, reading),
    ),
  )
  const chosen = { ...query, search: undefined }
  const ways: Ways = {
    conditions: listingConditions(chosen, today),
    conditionsInOrder: await filterConditions(database, chosen, today),
    counting: query.sort ?? plan.order ?? 'newest',
    looks,
  }
  return { plan, ways }
}

/**
 * Returns one page of the listings that a query with a search text finds, most relevant first. It
 * searches once more where a listing has left the page meanwhile.
 */
export async function searchByText(
  request: SearchRequest,
  query: ListingQuery,
  isLast = false,
): Promise<PricedListingPage> {
  const { database, today, names } = request
  const { plan, ways } = await prepare(request, query)
  const ranking = (isPart: boolean) => rankFirst(database, { plan, isPart, today }, query, ways)
  let found = await ranking(false)
  if (found.length === 0 && showsParts(plan)) found = await ranking(true)
  const { start, size } = pageBounds(query)
  const ids = found.slice(start, start + size).map(({ id }) => id)
  const where = sql.join(ways.conditions, sql` and `)
  const listings = await listingsInOrder(database, ids, { where, fields: query.fields, today })
  if (listings.length < ids.length && !isLast)
    return searchByText(searchRequest(database, today, names), query, true)
  return {
    listings,
    total: Math.min(found.length, TOTAL_CAP),
    ...(found.length > TOTAL_CAP && { totalCapped: true }),
    matched: Math.min(found.filter(({ level }) => level === 0).length, TOTAL_CAP),
    ...(plan.readParts.length > 0 && { read: plan.filters }),
  }
}

/** Counts what searchByText() finds, up to one more than the total's cap. */
export async function countByText(request: SearchRequest, query: ListingQuery): Promise<number> {
  const { database, today } = request
  const { plan, ways } = await prepare(request, query)
  const counting = (isPart: boolean) => countFirst(database, { plan, isPart, today }, query, ways)
  const found = await counting(false)
  return found === 0 && showsParts(plan) ? counting(true) : found
}
