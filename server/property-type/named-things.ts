import { sql } from 'kysely'
import type { PropertyType, PropertyTypePayload } from '@domain/schemas/property-type-schema'
import { inTransaction, isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, notFound } from '@server/http-error'
import { lockNames, refreshSearchTexts } from '@server/listing/listing-names'

/** Tables of property types and amenities, which have the same columns, and their names for messages. */
const NAMES = { property_types: 'Property type', amenities: 'Amenity' } as const
type NamedTable = keyof typeof NAMES

const columns = ['id', 'name', 'icon_url'] as const

/** Converts a row to the API's form. */
const toNamed = (row: { id: string; name: string; icon_url: string | null }): PropertyType => ({
  _id: row.id,
  name: row.name,
  ...(row.icon_url !== null && { icon: { fileUrl: row.icon_url } }),
})

/** Returns all property types or amenities in their order, or the one with an id. */
export async function findNamed(database: Database, table: NamedTable, id?: string) {
  const rows = await database
    .selectFrom(table)
    .select(columns)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map(toNamed)
}

const inUse = (message: string) => new HttpError(409, 'in_use', message)

/** Throws 409 for a taken name, because guests could not tell two equal names apart. */
async function naming<T>(database: Database, work: (transaction: Database) => Promise<T>) {
  try {
    return await inTransaction(database, work)
  } catch (error) {
    const isTaken = ['property_types_name_key', 'amenities_name_key'].some((constraint) =>
      isRefusedBy(error, constraint),
    )
    throw isTaken ? inUse('This name is already in use.') : error
  }
}

/**
 * Returns a name without needless blanks. Other transactions wait until this one ends.
 *
 * @throws HttpError 409 when another row has the name, whatever its case and blanks.
 */
async function untakenName(transaction: Database, table: NamedTable, name: string, id?: string) {
  await lockNames(transaction)
  const tidy = name.trim().replace(/\s+/g, ' ')
  const twin = await transaction
    .selectFrom(table)
    .select('id')
    .where(sql`lower(regexp_replace(trim(name), '\\s+', ' ', 'g'))`, '=', sql`lower(${tidy})`)
    .$if(id !== undefined, (query) => query.where('id', '!=', id as string))
    .executeTakeFirst()
  if (twin) throw inUse('This name is already in use.')
  return tidy
}

/** Adds a row at the end of the list. @throws HttpError 409 when the name is in use. */
export const insertNamed = (
  database: Database,
  table: NamedTable,
  { name, icon }: PropertyTypePayload,
) =>
  naming(database, async (transaction) => {
    const row = await transaction
      .insertInto(table)
      .values({
        name: await untakenName(transaction, table, name),
        icon_url: icon?.fileUrl ?? null,
        position: sql`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return toNamed(row)
  })

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
  naming(database, async (transaction) => {
    const tidy = await untakenName(transaction, 'property_types', name, id)
    const row = await transaction
      .updateTable('property_types')
      .set({ name: tidy, icon_url: icon?.fileUrl ?? null })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
    if (!row) throw notFound('Property type')
    await refreshSearchTexts(transaction, id, tidy)
    return toNamed(row)
  })

const isUsed = {
  property_types: (id: string) => sql<boolean>`property_type_id = ${id}::uuid`,
  amenities: (id: string) => sql<boolean>`l.amenity_ids @> array[${id}]::uuid[]`,
} satisfies Record<NamedTable, unknown>

/**
 * Deletes a row that no listing or draft uses.
 *
 * @throws HttpError 404 for an unknown id, 409 while a listing uses it.
 */
export const deleteUnused = (database: Database, table: NamedTable, id: string) =>
  database.transaction().execute(async (transaction) => {
    // The lock keeps a listing from starting to use it meanwhile.
    await lockNames(transaction)
    const user = await transaction
      .selectFrom('listings as l')
      .select('id')
      .where(isUsed[table](id))
      .limit(1)
      .executeTakeFirst()
    if (user) throw inUse(`${NAMES[table]} is used by listings and cannot be deleted.`)
    const gone = await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound(NAMES[table])
  })
