import type { PropertyType, PropertyTypePayload } from '@domain/schemas/property-type-schema'
import type { Database } from '@server/database/tables'
import { notFound } from '@server/http-error'
import { refreshSearchTexts } from '@server/listing/listing-names'
import { toNamed } from './named-row'
import { deleteUnused, insertNamed, nameTakenWhen, untakenName } from './named-things'

export async function findPropertyTypes(database: Database): Promise<PropertyType[]> {
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

/** @throws HttpError 409 when another type has the same name. */
export const insertPropertyType = (database: Database, payload: PropertyTypePayload) =>
  insertNamed(database, 'property_types', payload)

/**
 * Replaces a type, and updates the search text of its listings, which contains the type's name.
 *
 * @throws HttpError 404 for an unknown type, 409 when another type has the same name.
 */
export const updatePropertyType = (
  database: Database,
  id: string,
  { name, icon }: PropertyTypePayload,
) =>
  nameTakenWhen(() =>
    database.transaction().execute(async (transaction) => {
      const tidy = await untakenName(transaction, 'property_types', name, id)
      const row = await transaction
        .updateTable('property_types')
        .set({ name: tidy, icon_url: icon?.fileUrl ?? null })
        .where('id', '=', id)
        .returning(['id', 'name', 'icon_url'])
        .executeTakeFirst()
      if (!row) throw notFound('Property type')
      await refreshSearchTexts(transaction, id)
      return toNamed(row)
    }),
  )

/** @throws HttpError 404 for an unknown type, 409 while a listing uses it. */
export const deletePropertyType = (database: Database, id: string) =>
  deleteUnused(database, { table: 'property_types', what: 'Property type', id })
