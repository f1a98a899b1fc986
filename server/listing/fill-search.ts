import { sql } from 'kysely'
import { looseKeyOf } from '@domain/search/loose-text'
import type { Database } from '@server/database/tables'
import { learnWords } from './search-words'

/** Number of listings that one transaction fills. */
const BATCH_SIZE = 500

interface Unfilled {
  id: string
  name: string | null
  description: string | null
  city: string | null
  state: string | null
  country: string | null
  type: string | null
  amenities: string[]
}

/**
 * Computes the loose text of listings from before migration 006, in short transactions. A listing
 * that another process has locked is left to that process.
 *
 * @returns how many listings it filled.
 */
export async function fillSearch(database: Database): Promise<number> {
  let filled = 0
  for (;;) {
    const count = await database.transaction().execute(async (transaction) => {
      const { rows } = await sql<Unfilled>`
        select l.id, l.name, l.description, l.city, l.state, l.country,
          (select t.name from property_types t where t.id = l.property_type_id) as type,
          array(
            select a.name from unnest(l.amenity_ids) with ordinality as has (id, place)
            join amenities a using (id) order by place
          ) as amenities
        from listings l where l.search_loose is null
        limit ${BATCH_SIZE} for update of l skip locked`.execute(transaction)
      const texts = rows.map(({ type, amenities, name, ...listing }) =>
        looseKeyOf({
          ...listing,
          name: name ?? '',
          propertyTypeName: type,
          amenityNames: amenities,
        }),
      )
      await sql`
        update listings l set search_loose = fresh.text
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${texts}::text[]) as fresh (id, text)
        where l.id = fresh.id`.execute(transaction)
      await learnWords(transaction, texts)
      return rows.length
    })
    filled += count
    if (count === 0) return filled
  }
}
