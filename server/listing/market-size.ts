import { sql } from 'kysely'
import { onceAMinute } from '@server/database/once-a-minute'

/** Number of listings up to which every plan of a search takes a few milliseconds at most. */
const SMALL = 5_000

/** Returns whether there are few listings, so that no search has to be planned for its values. */
export const isSmallMarket = onceAMinute(async (database) => {
  // PostgreSQL's own statistics may be missing, or older than the listings.
  const { rows } = await sql<{ is_small: boolean }>`
    select count(*) <= ${SMALL} as is_small
    from (select from listings limit ${SMALL + 1}) as counted`.execute(database)
  return rows[0]?.is_small === true
})
