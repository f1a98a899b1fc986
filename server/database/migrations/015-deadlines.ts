import { sql, type Kysely } from 'kysely'

/**
 * Gives Pending bookings from before there were deadlines a day from now, so that they do not hold
 * their nights for ever. Later bookings without a deadline wait until the operator decides. So do
 * those of the demo accounts.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    update bookings b set held_until = now() + interval '24 hours'
    from users u
    where u.id = b.user_id and b.status = 'Pending' and b.held_until is null
      and b.created_at < (
        select "timestamp"::timestamptz from kysely_migration where name = '010-held-bookings')
      and coalesce(u.email, '') not like '%@staylet.test'`.execute(database)
}
