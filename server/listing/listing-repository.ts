import { sql, type RawBuilder } from 'kysely'
import { LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import type { PricedListing, PricedListingPage, ReadFilters } from '@domain/schemas/listing-schema'
import {
  insteadFrom,
  nearestDates,
  onlyDates,
  withoutDates,
  withReadDates,
} from '@domain/search/instead'
import type { ListingFields, ListingQuery } from '@domain/search/listing-query'
import { pageBounds } from '@domain/search/page-bounds'
import type { SearchNames } from '@domain/search/short-names'
import type { IsoDate } from '@domain/stay/stay-date'
import { withFreshPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { hasText, listingConditions } from './listing-conditions'
import { orderOf } from './listing-order'
import { readPage } from './listing-pages'
import { listingColumns, toListing, type ListingRow } from './listing-row'
import { nearestPlace } from './nearest-place'
import { countFound, relaxedTotals } from './relaxed-totals'
import { searchByText, type SearchContext } from './search-by-text'
import { likeness, nearest, newestFirst } from './similar-listings'

/**
 * Returns one page of the published listings that match a query, the most relevant first if it has
 * a text, otherwise newest first. It selects the same as selectListings() of domain.
 */
async function findPage(context: SearchContext, query: ListingQuery): Promise<PricedListingPage> {
  if (hasText(query)) return searchByText(context, query)
  const { database, today } = context
  const like = query.similarTo === undefined ? undefined : await likeness(database, query.similarTo)
  if (query.similarTo !== undefined && !like) return { listings: [], total: 0 }
  const where = sql.join(
    [...listingConditions(query, today), ...(like ? [like.others] : [])],
    sql` and `,
  )
  const { start, size } = pageBounds(query)
  const chosen = like
    ? sql`
        select id from ${nearest(like, where, start + size)} join listings l using (id)
        order by distance, ${newestFirst} limit ${sql.lit(size)} offset ${sql.lit(start)}`
    : sql`
        select l.id from listings l where ${where}
        order by ${orderOf(query.sort)} limit ${sql.lit(size)} offset ${sql.lit(start)}`
  const { fields } = query
  const page = { chosen, where, start, size, fields, today }
  const { found, listings } = await readPage(database, page)
  return {
    listings,
    total: Math.min(found, TOTAL_CAP),
    ...(found > TOTAL_CAP && { totalCapped: true }),
  }
}

async function insteadOf(
  context: SearchContext,
  query: ListingQuery,
  read: ReadFilters | undefined,
) {
  const asked = withReadDates(query, read)
  const dateless = withoutDates(asked)
  // Their booked nights are compared, which no card shows.
  const whole = dateless && { ...dateless, fields: undefined }
  const dated = whole ? (await findPage(context, whole)).listings : []
  const free = onlyDates(asked)
  const near = hasText(query) && (await nearestPlace(context.database, query.search ?? ''))
  return insteadFrom(await relaxedTotals(context, query, read), {
    dates: nearestDates(dated, asked, context.today),
    free: free && (await countFound(context, free)),
    place: near ? { name: near, total: await countFound(context, { search: near }) } : undefined,
  })
}

/**
 * Like findPage(). An empty result also contains what the guest can change. `today` is the current
 * day in Lagos.
 */
export function searchListings(
  database: Database,
  query: ListingQuery,
  today: IsoDate,
  names?: SearchNames,
): Promise<PricedListingPage> {
  const context = { database, today, names }
  return withFreshPlans(async () => {
    const page = await findPage(context, query)
    const isAsked = page.total === 0 && !query.suggests
    const instead = isAsked ? await insteadOf(context, query, page.read) : undefined
    return { ...page, ...(instead && { instead }) }
  })
}

const findWhere = async (
  database: Database,
  where: RawBuilder<unknown>,
  today: IsoDate,
  fields?: ListingFields,
) => {
  const { rows } = await sql<ListingRow>`
    select ${listingColumns(fields, today)} from listings l where ${where}`.execute(database)
  return rows.map(toListing)
}

export async function findListing(
  database: Database,
  id: string,
  today: IsoDate,
): Promise<PricedListing | undefined> {
  const [listing] = await findWhere(database, sql`l.published and l.id = ${id}::uuid`, today)
  return listing
}

/**
 * Returns all published listings with a slug, oldest first, because a shared slug leads to the
 * oldest.
 */
export const findListingsBySlug = (database: Database, slug: string, today: IsoDate) =>
  findWhere(
    database,
    sql`l.published and l.slug = ${slug} order by l.created_at, l.id limit ${LISTING_LIMIT}`,
    today,
  )

/**
 * Returns the listings that a user saved, the latest first, without deleted or hidden ones.
 */
export const findFavourites = (
  database: Database,
  userId: string,
  today: IsoDate,
  fields?: ListingFields,
) =>
  findWhere(
    database,
    sql`l.published and l.id in (
      select f.listing_id from favourites f where f.user_id = ${userId}::uuid
    ) order by (
      select f.created_at from favourites f
      where f.user_id = ${userId}::uuid and f.listing_id = l.id
    ) desc, l.id`,
    today,
    fields,
  )
