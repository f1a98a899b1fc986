import { sql } from 'kysely'
import type { Database } from '../database/tables'
import { listingKeys, type Names } from './listing-keys'
import type { ListingFields } from './listing-values'

/** First key of our advisory lock on the names that homes' search texts are made of. */
const NAME_LOCK = 5_203

/**
 * Held until the transaction ends by whoever writes a home: the names of types and amenities stay
 * as they are meanwhile. Writers of homes do not wait for each other.
 */
export const holdNames = (transaction: Database) =>
  sql`select pg_advisory_xact_lock_shared(${NAME_LOCK})`.execute(transaction)

/** Before a type or an amenity is renamed or deleted: waits until no home is being written. */
export const lockNames = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(${NAME_LOCK})`.execute(transaction)

/** The names behind a home's ids, in the listing's own order; `unknown` names the faulty fields. */
export async function findNames(
  database: Database,
  { propertyType, amenities = [] }: Pick<ListingFields, 'propertyType' | 'amenities'>,
): Promise<Names & { unknown: Record<string, string> }> {
  const type = propertyType
    ? await database
        .selectFrom('property_types')
        .select('name')
        .where('id', '=', propertyType)
        .executeTakeFirst()
    : undefined
  const named = amenities.length
    ? await database
        .selectFrom('amenities')
        .select(['id', 'name'])
        .where('id', 'in', amenities)
        .execute()
    : []
  // The search text must not depend on the order of the table.
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  const isUnknown = 'must be known'
  return {
    propertyTypeName: type?.name,
    amenityNames: amenities.flatMap((id) => nameOf.get(id) ?? []),
    unknown: {
      ...(propertyType && !type && { propertyType: isUnknown }),
      ...(amenities.some((id) => !nameOf.has(id)) && { amenities: isUnknown }),
    },
  }
}

/** Homes written in one statement. */
const AT_ONCE = 500

/** Brings the search text of every home of a type up to date after its name has changed. */
export async function refreshSearchTexts(transaction: Database, propertyType: string) {
  const homes = await transaction
    .selectFrom('listings')
    .select(['id', 'name', 'description', 'city', 'state', 'country', 'amenity_ids'])
    .where('property_type_id', '=', propertyType)
    .execute()
  const type = await findNames(transaction, { propertyType })
  const all = await transaction.selectFrom('amenities').select(['id', 'name']).execute()
  const nameOf = new Map(all.map(({ id, name }) => [id, name]))
  for (let start = 0; start < homes.length; start += AT_ONCE) {
    const rows = homes.slice(start, start + AT_ONCE).map((home) => {
      const amenityNames = home.amenity_ids.flatMap((id) => nameOf.get(id) ?? [])
      const names = { propertyTypeName: type.propertyTypeName, amenityNames }
      return { id: home.id, text: listingKeys({ ...home, name: home.name ?? '' }, names) }
    })
    await sql`
      update listings l set search_text = fresh.search_text
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ text }) => text.search_text)}::text[])
        as fresh (id, search_text)
      where l.id = fresh.id`.execute(transaction)
  }
}
