import type { Amenity } from '@domain/schemas/property-type-schema'
import type { Database } from '../database/tables'
import { toNamed } from '../property-type/property-type-repository'

export async function findAmenities(database: Database): Promise<Amenity[]> {
  const rows = await database
    .selectFrom('amenities')
    .select(['id', 'name', 'icon_url'])
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map(toNamed)
}
