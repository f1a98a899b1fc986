import { sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import { relaxedQueries } from '@domain/search/instead'
import type { ListingQuery } from '@domain/search/listing-query'
import type { Database } from '@server/database/tables'
import { filterConditions, hasText } from './filter-conditions'
import { countByText, type SearchRequest } from './search-by-text'
import { hasTokens, placesOf } from './search-tokens'

const ofFilters = (query: ListingQuery): ListingQuery => ({
  ...query,
  search: undefined,
  ignored: undefined,
})

/** Counts what the filters of each query find, up to a limit of each, in one round trip. */
async function countByFilters(
  { database, today }: SearchRequest,
  limits: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const counts = await Promise.all(
    Array.from(limits, async ([filters, limit]) => {
      const query = JSON.parse(filters) as ListingQuery
      const where = sql.join(await filterConditions(database, query, today), sql` and `)
      return sql`(select count(*) from (
        select 1 from listings l where ${where} limit ${sql.lit(limit)}
      ) as capped)`
    }),
  )
  if (counts.length === 0) return new Map()
  const { rows } = await sql<{ totals: number[] }>`
    select array[${sql.join(counts)}]::int[] as totals`.execute(database)
  return new Map(Array.from(limits.keys(), (filters, at) => [filters, rows[0]?.totals[at] ?? 0]))
}

/** Counts what each of some queries finds, up to the cap. */
async function countEach(request: SearchRequest, queries: readonly ListingQuery[]) {
  const limits = new Map<string, number>()
  for (const query of queries) {
    const filters = JSON.stringify(ofFilters(query))
    // A text finds nothing where the filters alone find nothing, so one listing is enough.
    limits.set(filters, Math.max(limits.get(filters) ?? 1, hasText(query) ? 1 : TOTAL_CAP))
  }
  const found = await countByFilters(request, limits)
  const totals: number[] = []
  for (const query of queries) {
    const total = found.get(JSON.stringify(ofFilters(query))) ?? 0
    const isDecided = total === 0 || !hasText(query)
    totals.push(isDecided ? total : Math.min(await countByText(request, query), TOTAL_CAP))
  }
  return totals
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
