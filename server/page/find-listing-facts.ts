import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import type { ListingFacts } from './vacation-rental'

interface FactsRow {
  property_type: string | null
  amenities: string[]
  review_count: number
}

/** Returns the names and the count that structured data has besides a listing's own fields. */
export async function findListingFacts(database: Database, id: string): Promise<ListingFacts> {
  const { rows } = await sql<FactsRow>`
    select t.name as property_type,
      array(select a.name from amenities a where a.id = any (l.amenity_ids) order by a.position)
        as amenities,
      (select count(*)::int from reviews r where r.listing_id = l.id) as review_count
    from listings l left join property_types t on t.id = l.property_type_id
    where l.id = ${id}::uuid`.execute(database)
  const [row] = rows
  return {
    propertyType: row?.property_type ?? undefined,
    amenities: row?.amenities ?? [],
    reviewCount: row?.review_count ?? 0,
  }
}
