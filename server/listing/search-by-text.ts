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
import { formOf } from './card-row'
import { listingConditions } from './listing-conditions'
import { rankFirst, type Ways } from './rank-listings'
import { planLook } from './search-streams'
import { withVocabulary } from './search-words'

async function planFor(
  database: Database,
  query: ListingQuery,
  today: IsoDate,
  names: SearchNames | undefined,
) {
  const text = query.search ?? ''
  const reading = { today, names, ignored: ignoredIn(query) }
  return planOf(await withVocabulary(database, (known) => readSearch(text, known, reading)))
}

/** Returns one page of the listings that a query with a search text finds, most relevant first. */
export async function searchByText(
  database: Database,
  query: ListingQuery,
  today: IsoDate,
  names?: SearchNames,
): Promise<PricedListingPage> {
  const plan = await planFor(database, query, today, names)
  const ways: Ways = {
    conditions: listingConditions({ ...query, search: undefined }, today),
    counting: query.sort ?? plan.order ?? 'newest',
    look: planLook(database, { plan }),
  }
  const ranking = (isPart: boolean) => rankFirst(database, { plan, isPart, today }, query, ways)
  let found = await ranking(false)
  if (found.length === 0 && showsParts(plan)) found = await ranking(true)
  const { start, size } = pageBounds(query)
  const ids = found.slice(start, start + size).map(({ id }) => id)
  const { columns, read } = formOf(query.fields, today)
  const { rows } = await sql`
    select ${columns}
    from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)
    join listings l using (id) order by place`.execute(database)
  return {
    listings: rows.map(read),
    total: Math.min(found.length, TOTAL_CAP),
    ...(found.length > TOTAL_CAP && { totalCapped: true }),
    matched: Math.min(found.filter(({ level }) => level === 0).length, TOTAL_CAP),
    ...(plan.readParts.length > 0 && { read: plan.filters }),
  }
}
