import { sql, type RawBuilder } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingColumns, toOwnListing, type OwnListingRow } from './listing-row'
import { newestFirst } from './similar-listings'

const findOwnWhere = async (database: Database, where: RawBuilder<unknown>, today: IsoDate) => {
  const { rows } = await sql<OwnListingRow>`
    select ${listingColumns(undefined, today)} from listings l where ${where}
    order by ${newestFirst} limit ${TOTAL_CAP}`.execute(database)
  return rows.map(toOwnListing)
}

/** Returns a host's listings, newest first. 'published' is what everybody else may see. */
export const findListingsOfHost = (
  database: Database,
  hostId: string,
  which: 'all' | 'published' | 'drafts',
  today: IsoDate,
) =>
  findOwnWhere(
    database,
    sql.join(
      [
        sql`l.host_id = ${hostId}::uuid`,
        ...(which === 'published' ? [sql`l.published`] : []),
        ...(which === 'drafts' ? [sql`not l.published`] : []),
      ],
      sql` and `,
    ),
    today,
  )

/** Returns a listing in the form that only its host may see. */
export async function findOwnListing(database: Database, id: string, today: IsoDate) {
  const [listing] = await findOwnWhere(database, sql`l.id = ${id}::uuid`, today)
  return listing
}
