import { SECOND } from '@domain/time'

export const LOOK_AT_PRIMARY = `
  select pg_current_wal_lsn()::text as position,
    substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline
  where not pg_is_in_recovery()`

/** A replica that was promoted is a primary, whose last replayed position no longer moves. */
export const LOOK_AT_REPLICA = `
  select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()`

/**
 * Selects the version of the data on a replica. A replica does not know which transactions in
 * progress have ended, so the version is the position up to which it has repeated the primary. Once
 * it is promoted it is a primary, whose position no longer moves.
 */
export const VERSION_STATEMENT = `
  select concat_ws(' ',
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text
      else pg_current_snapshot()::text end,
    pg_postmaster_start_time()) as version`

/** A statement that a replica has to answer before it is used. */
export interface Proof {
  text: string
  values: readonly unknown[]
}

/**
 * Names everything that reads of visitors need, and reads no row: PostgreSQL looks for each table
 * and function, and whether the role may use it, all the same.
 */
export const PROOF: Proof = {
  text: `
    select 1
    from property_types, amenities, listings, listing_photos, bookings, reviews, users, search_words,
      listing_places
    where false`,
  values: [],
}

/** insufficient_privilege, undefined_table, undefined_function, invalid_schema_name */
const LASTING: readonly unknown[] = ['42501', '42P01', '42883', '3F000']

/**
 * Tells whether a read will fail again on the same replica until somebody changes something there,
 * unlike one that was too slow or found no connection.
 */
export const isLasting = (error: unknown) => LASTING.includes((error as { code?: unknown }).code)

/** Why a replica is not used that is further behind the primary than the lag in milliseconds. */
export const isBehind = (lag: number) => `it is more than ${lag / SECOND} s behind`
