import { sql, type RawBuilder } from 'kysely'
import type { Database } from '@server/database/tables'
import { isOwnId } from './listing-conditions'

type Condition = RawBuilder<unknown>

/** Order of listings in lists (R-55). */
export const newestFirst = sql`l.created_at desc, l.id`

export interface Likeness {
  /** Excludes the listing that the others are compared with. */
  others: Condition
  /** Conditions of similarity, the closest first (R-83). Every listing matches exactly one. */
  kinds: readonly Condition[]
}

/** Returns the conditions of similarity to a listing, or undefined if it is not published. */
export async function likeness(database: Database, id: string): Promise<Likeness | undefined> {
  if (!isOwnId(id)) return undefined
  const { rows } = await sql<{ typeId: string | null; city: string; cityKey: string }>`
    select property_type_id as "typeId", city, city_key as "cityKey"
    from listings where id = ${id}::uuid and published`.execute(database)
  const [listing] = rows
  if (!listing) return undefined
  const hasType = sql`coalesce(l.property_type_id = ${listing.typeId}::uuid, false)`
  const inCity = listing.city ? sql`(l.city <> '' and l.city_key = ${listing.cityKey})` : sql`false`
  return {
    others: sql`l.id <> ${id}::uuid`,
    kinds: [hasType, sql`not ${hasType} and ${inCity}`, sql`not ${hasType} and not ${inCity}`],
  }
}

/**
 * Returns the ids of enough listings for each condition, with their distance. Each part reads the
 * index of the newest and stops after `enough` rows. Sorting by distance would read every listing.
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
