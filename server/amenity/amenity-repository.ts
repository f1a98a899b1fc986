import type { Amenity, AmenityPayload } from '@domain/schemas/property-type-schema'
import type { Database } from '@server/database/tables'
import { toNamed } from '@server/property-type/named-row'
import { deleteUnused, insertNamed } from '@server/property-type/named-things'

export async function findAmenities(database: Database): Promise<Amenity[]> {
  const rows = await database
    .selectFrom('amenities')
    .select(['id', 'name', 'icon_url'])
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map(toNamed)
}

/** @throws HttpError 409 when another amenity has the same name. */
export const insertAmenity = (database: Database, payload: AmenityPayload): Promise<Amenity> =>
  insertNamed(database, 'amenities', payload)

/** @throws HttpError 404 for an unknown amenity, 409 while a listing uses it. */
export const deleteAmenity = (database: Database, id: string) =>
  deleteUnused(database, { table: 'amenities', what: 'Amenity', id })
