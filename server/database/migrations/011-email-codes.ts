import { sql, type Kysely } from 'kysely'

/** Lets a mailed code verify an address, as a mailed link does. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table one_time_codes
      drop constraint one_time_codes_purpose_check,
      add constraint one_time_codes_purpose_check check (purpose in ('phone', 'reset', 'email'))`.execute(
    database,
  )
}
