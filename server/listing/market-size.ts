import { sql } from 'kysely'
import { withFreshPlans } from '@server/database/named-statements'
import { onceAMinute } from '@server/database/once-a-minute'
import type { Database } from '@server/database/tables'

/** Number of listings up to which every plan of a search takes a few milliseconds at most. */
const SMALL = 5_000

/** Returns the number of listings, up to one more than a small market has. */
export const marketSize = onceAMinute(async (database) => {
  // PostgreSQL's own statistics may be missing, or older than the listings.
  const { rows } = await sql<{ size: number }>`
    select count(*)::int as size
    from (select from listings limit ${SMALL + 1}) as counted`.execute(database)
  return rows[0]?.size ?? 0
})

/** Runs a search, whose statements are planned for its values unless the market is small. */
export async function inMarket<T>(database: Database, search: () => Promise<T>): Promise<T> {
  return (await marketSize(database)) > SMALL ? withFreshPlans(search) : search()
}
