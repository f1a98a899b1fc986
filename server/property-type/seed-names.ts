import { namedId } from '@server/database/named-id'
import type { Database } from '@server/database/tables'

/** Adds the missing names and returns the ids of all of them by name. */
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
