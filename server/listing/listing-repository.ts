import { sql } from 'kysely'
import { LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import { kilometresBetween } from '@domain/place/locations'
import type { PricedListingPage, ReadFilters } from '@domain/schemas/listing-schema'
import { alternativesTo, insteadFrom, nearestDates } from '@domain/search/instead'
import { type ListingQuery, pageBounds, totalOf } from '@domain/search/listing-query'
import { joinedName } from '@domain/search/places'
import { suggestedTexts } from '@domain/search/read-search'
import { hasText } from '@domain/search/relevance'
import { looseText } from '@domain/search/search-text'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { everyCity } from '@server/geo/geo-places'
import { type Condition, isOwnId, listingConditions } from './listing-conditions'
import { countListings, listingsInOrder, findWhere, orderOf, findOwnWhere } from './read-listings'
import { countFound, searchByText, type SearchContext } from './search-by-text'
import { searchVocabulary } from './search-vocabulary'
import { pricedStay } from './stay-prices'

/** Finds what selectListings() of domain finds (R-55, R-146). */
async function findPage(context: SearchContext, query: ListingQuery): Promise<PricedListingPage> {
  if (hasText(query)) return searchByText(context, query)
  const { database, today, totals } = context
  const priced = pricedStay(query, totals)
  const like = query.similarTo === undefined ? undefined : await likeness(database, query.similarTo)
  if (query.similarTo !== undefined && !like) return { listings: [], total: 0 }
  const where = sql.join(
    [...listingConditions(query, today, totals), ...(like ? [like.others] : [])],
    sql` and `,
  )
  const { start, size } = pageBounds(query)
  const page = sql`limit ${sql.lit(size)} offset ${sql.lit(start)}`
  const selected = like
    ? sql`id from ${nearest(like.kinds, where, start + size)} join listings l using (id)
        order by distance, ${newestFirst}`
    : sql`l.id from listings l where ${where} order by ${orderOf(query.sort, priced)}`
  const { rows } = await sql<{ id: string }>`select ${selected} ${page}`.execute(database)
  const ids = rows.map(({ id }) => id)
  // A first page that is not full has every match.
  const isAll = start === 0 && ids.length < size
  const [listings, found] = await Promise.all([
    listingsInOrder(database, ids, { where, fields: query.fields, today, priced }),
    isAll ? ids.length : countListings(database, where),
  ])
  return { listings, ...totalOf(found) }
}

async function insteadOf(context: SearchContext, query: ListingQuery, read?: ReadFilters) {
  const { relaxed, stay, dateless } = alternativesTo(query, read)
  // Their booked nights are compared, which no card shows.
  const dated = dateless && (await findPage(context, { ...dateless, fields: undefined }))
  // A place that was read has homes, even where it is misspelt.
  const near = read?.place ? undefined : await nearestPlace(context.database, query.search ?? '')
  const dropped: { key: string; total: number }[] = []
  const count = async (other: ListingQuery) => Math.min(await countFound(context, other), TOTAL_CAP)
  for (const other of relaxed) {
    dropped.push({ key: other.key, total: await count(other.query) })
  }
  return insteadFrom(dropped, {
    dates: stay && dated && nearestDates(dated.listings, stay, context.today),
    free: stay && (await count(stay)),
    place: near ? { name: near, total: await count({ search: near }) } : undefined,
  })
}

/** Like findPage(). An empty result also contains what the guest can change. */
export async function searchListings(
  database: Database,
  query: ListingQuery,
  today: IsoDate,
  { names, totals = 'night' }: Partial<Pick<SearchContext, 'names' | 'totals'>> = {},
): Promise<PricedListingPage> {
  const context = { database, today, names, totals }
  const page = await findPage(context, query)
  const isAsked = page.total === 0 && !query.suggests
  const instead = isAsked ? await insteadOf(context, query, page.read) : undefined
  return { ...page, ...(instead && { instead }) }
}

export async function findListing(database: Database, id: string, today: IsoDate) {
  const [listing] = await findWhere(database, sql`l.id = ${id}::uuid`, today)
  return listing
}

/** The oldest comes first, because a shared slug leads to it (R-70). */
export const findListingsBySlug = (database: Database, slug: string, today: IsoDate) =>
  findWhere(
    database,
    sql`l.slug = ${slug} order by l.created_at, l.id limit ${LISTING_LIMIT}`,
    today,
  )

/** The latest saved comes first. Deleted and hidden ones are left out (R-139). */
export const findFavourites = (
  database: Database,
  userId: string,
  today: IsoDate,
  fields?: ListingQuery['fields'],
) =>
  findWhere(
    database,
    sql`l.id in (
      select f.listing_id from favourites f where f.user_id = ${userId}::uuid
    ) order by (
      select f.created_at from favourites f
      where f.user_id = ${userId}::uuid and f.listing_id = l.id
    ) desc, l.id`,
    today,
    fields,
  )

/** Order of listings in lists (R-55). */
const newestFirst = sql`l.created_at desc, l.id`

/**
 * Returns the conditions of similarity to a listing, the closest first (R-83), and one that excludes
 * the listing itself. Every other one matches exactly one kind. Undefined if it is not published.
 */
async function likeness(database: Database, id: string) {
  if (!isOwnId(id)) return undefined
  const { rows } = await sql<{ typeId: string | null; city: string; cityKey: string }>`
    select property_type_id as "typeId", city, city_key as "cityKey"
    from listings where id = ${id}::uuid and published`.execute(database)
  const [listing] = rows
  if (!listing) return undefined
  const hasType = sql`coalesce(l.property_type_id = ${listing.typeId}::uuid, false)`
  const inCity = listing.city ? sql`(l.city <> '' and l.city_key = ${listing.cityKey})` : sql`false`
  return {
    others: sql`l.id <> ${id}::uuid`,
    kinds: [hasType, sql`not ${hasType} and ${inCity}`, sql`not ${hasType} and not ${inCity}`],
  }
}

/**
 * Returns the ids of enough listings for each condition, with their distance. Each part reads the
 * index of the newest and stops after `enough` rows. Sorting by distance would read every listing.
 */
const nearest = (kinds: readonly Condition[], where: Condition, enough: number) =>
  sql`(${sql.join(
    kinds.map(
      (kind, distance) => sql`(
      select l.id, ${sql.lit(distance)} as distance from listings l where ${where} and ${kind}
      order by ${newestFirst} limit ${enough})`,
    ),
    sql` union all `,
  )}) as near`

const OF_HOST = { all: sql`true`, published: sql`l.published`, drafts: sql`not l.published` }

/** Returns a host's listings, newest first. 'published' is what everybody else may see (R-137). */
export const findListingsOfHost = (
  database: Database,
  hostId: string,
  which: keyof typeof OF_HOST,
  today: IsoDate,
) =>
  findOwnWhere(
    database,
    sql`l.host_id = ${hostId}::uuid and ${OF_HOST[which]} order by ${newestFirst} limit ${TOTAL_CAP}`,
    today,
  )

/** Returns a listing in the form that only its host may see. */
export async function findOwnListing(database: Database, id: string, today: IsoDate) {
  const [listing] = await findOwnWhere(database, sql`l.id = ${id}::uuid`, today)
  return listing
}

/** Returns the places and types to suggest for a term, with what a search for each finds (R-25). */
export async function suggestedTotals(context: SearchContext, term: string) {
  const texts = suggestedTexts(term, await searchVocabulary(context.database), context)
  return Promise.all(
    texts.map(async ({ kind, text, keys }) => {
      const found = await countFound(context, keys ?? { search: text })
      return { kind, text, ...totalOf(found) }
    }),
  )
}

/** Longest name of a city, in words. */
const NAME_WORDS = 3

/** Returns the listed place nearest to a city without listings that the text names. */
async function nearestPlace(database: Database, text: string): Promise<string | undefined> {
  const words = looseText(text).split(' ')
  const named = words.flatMap((_, start) =>
    Array.from({ length: NAME_WORDS }, (_word, length) =>
      words.slice(start, start + length + 1).join(''),
    ),
  )
  const asked = everyCity.find(({ city }) => named.includes(joinedName(city)))
  if (!asked) return undefined
  const { byName } = (await searchVocabulary(database)).places
  const listed = everyCity.flatMap((city) => {
    const name = byName.get(joinedName(city.city))?.name
    return name && city !== asked ? [{ name, away: kilometresBetween(asked, city) }] : []
  })
  return listed.sort((a, b) => a.away - b.away)[0]?.name
}
