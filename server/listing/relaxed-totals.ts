import { sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import { relaxedQueries } from '@domain/search/instead'
import type { ListingQuery } from '@domain/search/listing-query'
import type { Database } from '@server/database/tables'
import { filterConditions, hasText } from './filter-conditions'
import { countByText, type SearchRequest } from './search-by-text'
import { hasTokens, placesOf } from './search-tokens'

/** Counts what each of some queries finds, up to the cap. */
async function countEach(request: SearchRequest, queries: readonly ListingQuery[]) {
  const { database, today } = request
  const plain = queries.filter((query) => !hasText(query))
  const counts = await Promise.all(
    plain.map(async (query) => {
      const where = sql.join(await filterConditions(database, query, today), sql` and `)
      return sql`(select count(*) from (
        select 1 from listings l where ${where} limit ${sql.lit(TOTAL_CAP)}
      ) as capped)`
    }),
  )
  const totals = new Map<ListingQuery, number>()
  if (counts.length > 0) {
    const { rows } = await sql<{ totals: number[] }>`
      select array[${sql.join(counts)}]::int[] as totals`.execute(database)
    plain.forEach((query, index) => totals.set(query, rows[0]?.totals[index] ?? 0))
  }
  for (const query of queries.filter(hasText)) {
    totals.set(query, Math.min(await countByText(request, query), TOTAL_CAP))
  }
  return queries.map((query) => totals.get(query) ?? 0)
}

const countPlaces = (query: ListingQuery) => placesOf(query).length

/** Tells whether no listing is in all places of a query, as with a city of another state. */
export async function contradictsPlaces(database: Database, query: ListingQuery) {
  const places = placesOf(query)
  const groups = places.flat()
  if (places.length < 2 || groups.length === 0) return false
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select 1 from listings l where l.published and ${hasTokens(groups)}
    ) as exists`.execute(database)
  return rows[0]?.exists === false
}

/**
 * Returns what a query would find without one of its filters.
 *
 * @param isHopeless Whether its places contradict each other. Then only a query without one of them
 *   finds anything.
 */
export async function relaxedTotals(
  request: SearchRequest,
  query: ListingQuery,
  read: ReadFilters | undefined,
  isHopeless: boolean,
) {
  const relaxed = relaxedQueries(query, read).filter(
    (each) => !isHopeless || countPlaces(each.query) < countPlaces(query),
  )
  const totals = await countEach(
    request,
    relaxed.map((each) => each.query),
  )
  return relaxed.map(({ key }, index) => ({ key, total: totals[index] ?? 0 }))
}
