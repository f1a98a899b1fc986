import { sql, type Kysely } from 'kysely'
import { admitStay } from './029-admitted-stays'

/**
 * Selects how many stays of new guests hold nights of the wanted ones, after each arrival and
 * departure among them. It reads each of those stays once, however long the wanted stay is.
 */
const HELD = `
  select sum(sum(edge.change)) over (order by edge.day) as held
  from bookings b
  cross join lateral (values
    (greatest(b.check_in, arrival), 1),
    (greatest(b.check_out, b.check_in + 1), -1)
  ) as edge (day, change)
  where b.status = 'Pending' and b.network_hash is not null
    and b.check_in < arrival + wanted and greatest(b.check_out, b.check_in + 1) > arrival
  group by edge.day`

/** Lets an index alone tell what new guests hold, which is added up for each booking of one. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create index bookings_of_new_guests on bookings (check_in) include (check_out, network_hash)
    where status = 'Pending' and network_hash is not null`.execute(database)
  await sql.raw(admitStay(HELD)).execute(database)
}
