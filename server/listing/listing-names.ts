import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { type ListingFields, listingKeys, type Names } from './listing-values'
import { learnWords } from './search-vocabulary'

/** Key of our advisory lock on the names that the search texts contain. */
const NAME_LOCK = 5_203

/**
 * Keeps the names of types and amenities unchanged until the end of a transaction that writes a
 * listing. Such transactions do not wait for each other.
 */
export const holdNames = (transaction: Database) =>
  sql`select pg_advisory_xact_lock_shared(${NAME_LOCK})`.execute(transaction)

/** Waits until no listing is being written, before a type or an amenity is renamed or deleted. */
export const lockNames = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(${NAME_LOCK})`.execute(transaction)

/** Returns the names of property types or amenities by their ids. */
async function namesById(
  database: Database,
  table: 'property_types' | 'amenities',
  ids: readonly string[],
) {
  if (ids.length === 0) return new Map<string, string>()
  const named = database.selectFrom(table).select(['id', 'name']).where('id', 'in', ids)
  return new Map((await named.execute()).map(({ id, name }) => [id, name]))
}

/** Returns the names of a listing's ids in their order. `unknown` holds the invalid fields. */
export async function findNames(
  database: Database,
  { propertyType, amenities = [] }: Pick<ListingFields, 'propertyType' | 'amenities'>,
): Promise<Names & { unknown: Record<string, string> }> {
  const types = await namesById(database, 'property_types', propertyType ? [propertyType] : [])
  const nameOf = await namesById(database, 'amenities', amenities)
  return {
    propertyTypeName: types.get(propertyType ?? ''),
    // The search text must not depend on the order of the rows.
    amenityNames: amenities.flatMap((id) => nameOf.get(id) ?? []),
    unknown: {
      ...(propertyType && types.size === 0 && { propertyType: 'must exist' }),
      ...(amenities.some((id) => !nameOf.has(id)) && { amenities: 'must exist' }),
    },
  }
}

/** Number of listings that one statement updates. */
const BATCH_SIZE = 500

/** Updates the search text of every listing of a type that was renamed. */
export async function refreshSearchTexts(
  transaction: Database,
  propertyType: string,
  propertyTypeName: string,
) {
  const listings = await transaction
    .selectFrom('listings')
    .select(['id', 'name', 'description', 'city', 'state', 'country', 'amenity_ids', 'published'])
    .where('property_type_id', '=', propertyType)
    .execute()
  const used = new Set(listings.flatMap(({ amenity_ids }) => amenity_ids))
  const nameOf = await namesById(transaction, 'amenities', [...used])
  for (let start = 0; start < listings.length; start += BATCH_SIZE) {
    const rows = listings.slice(start, start + BATCH_SIZE).map((listing) => {
      const amenityNames = listing.amenity_ids.flatMap((id) => nameOf.get(id) ?? [])
      const fields = { ...listing, name: listing.name ?? '' }
      return { ...listing, ...listingKeys(fields, { propertyTypeName, amenityNames }) }
    })
    await sql`
      update listings l set search_loose = fresh.search_loose
      from unnest(${rows.map(({ id }) => id)}::uuid[],
        ${rows.map((row) => row.search_loose)}::text[]
      ) as fresh (id, search_loose)
      where l.id = fresh.id`.execute(transaction)
    const shown = rows.filter((row) => row.published)
    await learnWords(transaction, shown)
  }
}
