import { sql, type Kysely } from 'kysely'
import { wordIsListed } from './027-listed-words'

/** The newest listings, which a few that came long after the others do not change. */
const RECENT = `
  select min(created_at) from (
    select created_at from listings where published order by created_at desc limit 500) as recent`

/**
 * Looks for a common word beside the five-hundredth newest listing. Beside the newest one there are
 * few where most listings were imported long ago, so that all entries of the word were read.
 */
export async function up(database: Kysely<unknown>) {
  await sql.raw(wordIsListed(RECENT)).execute(database)
}
