import { sql } from 'kysely'
import type { PropertyTypePayload } from '@domain/schemas/property-type-schema'
import { isRefusedBy, retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, notFound } from '@server/http-error'
import { lockNames } from '@server/listing/listing-names'
import { toNamed } from './named-row'

/** Tables of property types and amenities, which have the same columns. */
type NamedTable = 'property_types' | 'amenities'

const inUse = (message: string) => new HttpError(409, 'in_use', message)

/** Throws 409 for a taken name, because guests could not tell two equal names apart. */
export async function nameTakenWhen<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await retryTransient(work)
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
export async function untakenName(
  transaction: Database,
  table: NamedTable,
  name: string,
  id?: string,
) {
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
  nameTakenWhen(() =>
    database.transaction().execute(async (transaction) => {
      const tidy = await untakenName(transaction, table, name)
      const row = await transaction
        .insertInto(table)
        .values({
          name: tidy,
          icon_url: icon?.fileUrl ?? null,
          position: sql`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`,
        })
        .returning(['id', 'name', 'icon_url'])
        .executeTakeFirstOrThrow()
      return toNamed(row)
    }),
  )

const isUsed = {
  property_types: (id: string) => sql<boolean>`property_type_id = ${id}::uuid`,
  amenities: (id: string) => sql<boolean>`l.amenity_ids @> array[${id}]::uuid[]`,
} satisfies Record<NamedTable, unknown>

interface Deleted {
  table: NamedTable
  /** Name for messages. */
  what: string
  id: string
}

/**
 * Deletes a row that no listing or draft uses.
 *
 * @throws HttpError 404 for an unknown id, 409 while a listing uses it.
 */
export const deleteUnused = (database: Database, { table, what, id }: Deleted) =>
  database.transaction().execute(async (transaction) => {
    // The lock keeps a listing from starting to use it meanwhile.
    await lockNames(transaction)
    const user = await transaction
      .selectFrom('listings as l')
      .select('id')
      .where(isUsed[table](id))
      .limit(1)
      .executeTakeFirst()
    if (user) throw inUse(`${what} is used by listings and cannot be deleted.`)
    const gone = await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound(what)
  })
