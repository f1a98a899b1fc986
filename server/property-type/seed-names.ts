import type { Database } from '@server/database/tables'
import { namedId } from '@server/database/named-id'

/** Ids by name of the five types and the five amenities; those that are missing are added. */
export async function seedNames(
  database: Database,
  table: 'property_types' | 'amenities',
  names: readonly string[],
) {
  await database
    .insertInto(table)
    .values(
      names.map((name, position) => ({
        id: namedId(`${table} ${name}`),
        name,
        icon_url: null,
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const rows = await database
    .selectFrom(table)
    .select(['id', 'name'])
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
