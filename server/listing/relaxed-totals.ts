import { sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import { relaxedQueries } from '@domain/search/instead'
import type { ListingQuery } from '@domain/search/listing-query'
import { hasText, listingConditions } from './listing-conditions'
import { countByText, type SearchContext } from './search-by-text'

/** Counts what a query finds, up to the cap. */
export async function countFound(context: SearchContext, query: ListingQuery): Promise<number> {
  if (hasText(query)) return Math.min(await countByText(context, query), TOTAL_CAP)
  const where = sql.join(listingConditions(query, context.today), sql` and `)
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select 1 from listings l where ${where} limit ${sql.lit(TOTAL_CAP)}
    ) as capped`.execute(context.database)
  return rows[0]?.found ?? 0
}

/** Returns what a query would find without one of its filters. */
export async function relaxedTotals(
  context: SearchContext,
  query: ListingQuery,
  read: ReadFilters | undefined,
) {
  const totals: { key: string; total: number }[] = []
  for (const { key, query: relaxed } of relaxedQueries(query, read)) {
    totals.push({ key, total: await countFound(context, relaxed) })
  }
  return totals
}
