import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/tables'
import { isOwnId } from './listing-conditions'

type Condition = RawBuilder<unknown>

/** How lists of homes are ordered (R-55). */
export const newestFirst = sql`l.created_at desc, l.id`

export interface Likeness {
  /** Every home but the one that they are compared with. */
  others: Condition
  /** The nearest kind first (R-83); every home is of exactly one. */
  kinds: readonly Condition[]
}

/** What makes homes similar to this one; undefined when it is not there to be seen. */
export async function likeness(database: Database, id: string): Promise<Likeness | undefined> {
  if (!isOwnId(id)) return undefined
  const { rows } = await sql<{ typeId: string | null; city: string; cityKey: string }>`
    select property_type_id as "typeId", city, city_key as "cityKey"
    from listings where id = ${id}::uuid and published`.execute(database)
  const [home] = rows
  if (!home) return undefined
  const hasType = sql`coalesce(l.property_type_id = ${home.typeId}::uuid, false)`
  const inCity = home.city ? sql`(l.city <> '' and l.city_key = ${home.cityKey})` : sql`false`
  return {
    others: sql`l.id <> ${id}::uuid`,
    kinds: [hasType, sql`not ${hasType} and ${inCity}`, sql`not ${hasType} and not ${inCity}`],
  }
}

/**
 * The ids of enough homes of each kind, with their distance: each kind stops after `enough` by the
 * index of the newest, while sorting all homes by distance would read every one.
 */
export const nearest = ({ kinds }: Likeness, where: Condition, enough: number) =>
  sql`(${sql.join(
    kinds.map(
      (kind, distance) => sql`(
      select l.id, ${sql.lit(distance)} as distance from listings l where ${where} and ${kind}
      order by ${newestFirst} limit ${enough})`,
    ),
    sql` union all `,
  )}) as near`
