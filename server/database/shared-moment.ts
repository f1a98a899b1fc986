import { sql } from 'kysely'
import { HOUR, SECOND } from '@domain/time'

/**
 * Returns the SQL of this moment by the clock of the database, which all processes share. It is
 * moved by the whole seconds that have passed since then. A moment that is hours away from the clock
 * of this machine comes from a clock that a test has set, and stays as it is. A statement reads the
 * clock once for each use, so that an index can answer a comparison with it.
 *
 * @param later Milliseconds after this moment.
 */
export function sharedMoment(now: Date, later = 0) {
  const moved = now.getTime() - Date.now()
  if (Math.abs(moved) > HOUR) return sql<Date>`${new Date(now.getTime() + later)}::timestamptz`
  const seconds = Math.round(moved / SECOND) + later / SECOND
  return sql<Date>`(select clock_timestamp() + make_interval(secs => ${seconds}::double precision))::timestamptz(3)`
}
