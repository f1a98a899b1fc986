import type { PropertyType } from '@domain/schemas/property-type-schema'
import type { Database } from '../database/tables'

interface NamedRow {
  id: string
  name: string
  icon_url: string | null
}

/** The wire form of a property type, and of an amenity, which has the same fields (section 3). */
export const toNamed = ({ id, name, icon_url }: NamedRow): PropertyType => ({
  _id: id,
  name,
  ...(icon_url !== null && { icon: { fileUrl: icon_url } }),
})

export async function findPropertyTypes(database: Database) {
  const rows = await database
    .selectFrom('property_types')
    .select(['id', 'name', 'icon_url'])
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map(toNamed)
}

export async function findPropertyType(database: Database, id: string) {
  const row = await database
    .selectFrom('property_types')
    .select(['id', 'name', 'icon_url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toNamed(row)
}
