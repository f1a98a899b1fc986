import { sql } from 'kysely'
import { SECOND } from '@domain/time'

/**
 * Returns the SQL of this moment by the clock of the database, which all processes share. It is
 * moved by as much as a test has set the given clock apart from the one of this machine.
 */
export function sharedMoment(now: Date) {
  const moved = (now.getTime() - Date.now()) / SECOND
  return sql<Date>`(clock_timestamp() + make_interval(secs => ${moved}::double precision))::timestamptz(3)`
}
