import pg from 'pg'
import { SECOND } from '@domain/time'

/**
 * Why a statement failed, where the statement itself is not at fault:
 * - `away`: no connection, or the server is starting, stopping or only able to read.
 * - `busy`: no connection or lock became free in time.
 * - `full`: nothing more can be written to the disk.
 * - `changed`: the schema is not the one that this build knows, as while another build deploys.
 */
export type DatabaseFault = 'away' | 'busy' | 'full' | 'changed'

/** Thrown instead of sending a statement to a database that does not respond. */
export class DatabaseAwayError extends Error {
  override readonly name: string = 'DatabaseAwayError'
  readonly code = 'DATABASE_AWAY'
}

/** Thrown for bytes that PostgreSQL cannot have sent: something on the way changes them. */
export class DatabaseDamagedError extends DatabaseAwayError {
  override readonly name = 'DatabaseDamagedError'
}

/** Thrown when too many statements wait for a connection, or one has waited too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
  readonly code = 'DATABASE_BUSY'
}

/** Thrown instead of working for a client that has closed its connection. */
export class RequestGoneError extends Error {
  override readonly name = 'RequestGoneError'
  readonly code = 'REQUEST_GONE'
}

const byCode: Record<string, DatabaseFault> = {
  DATABASE_AWAY: 'away',
  DATABASE_BUSY: 'busy',
  // A client that has gone reads no response; whatever reads in its place gets a truthful one.
  REQUEST_GONE: 'busy',
  // admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped, idle_session_timeout
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03': 'away',
  '25P04': 'busy',
  // read_only_sql_transaction: after a failover this server is a replica.
  '25006': 'away',
  // invalid_catalog_name, invalid_password, invalid_authorization: changed behind a running server.
  '3D000': 'away',
  '28P01': 'away',
  '28000': 'away',
  // object_not_in_prerequisite_state, insufficient_privilege: connections to it are no longer allowed.
  '55000': 'away',
  '42501': 'away',
  // too_many_connections, insufficient_resources, out_of_memory
  '53300': 'busy',
  '53000': 'busy',
  '53200': 'busy',
  // lock_not_available, query_canceled, deadlock_detected, serialization_failure
  '55P03': 'busy',
  '57014': 'busy',
  '40P01': 'busy',
  '40001': 'busy',
  // undefined_table, undefined_column, undefined_function, undefined_object, invalid_schema_name
  '42P01': 'changed',
  '42703': 'changed',
  '42883': 'changed',
  '42704': 'changed',
  '3F000': 'changed',
  // feature_not_supported: a plan whose result has another type since the schema changed.
  '0A000': 'changed',
  // not_null_violation, check_violation, string_data_right_truncation, datatype_mismatch: rules that
  // this build does not know. Its own it keeps, or handles where they can be broken.
  '23502': 'changed',
  '23514': 'changed',
  '22001': 'changed',
  '42804': 'changed',
  // invalid_column_reference: an index that a statement relies on is gone.
  '42P10': 'changed',
  // raise_exception: no statement of ours raises one, so a trigger of somebody else's does.
  P0001: 'changed',
  // data_corrupted, index_corrupted, undefined_file, duplicate_file: the database's disk is damaged.
  XX001: 'away',
  XX002: 'away',
  '58P01': 'away',
  '58P02': 'away',
  '53100': 'full',
  ENOSPC: 'full',
  EROFS: 'full',
  EDQUOT: 'full',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
}

/** The driver's own errors carry no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
/** pg's words for a message that answers nothing or is of no kind. */
const DAMAGED = /^(Received unexpected \w+ message|received invalid response)/
/** An input or output error (58030) quotes the operating system. */
const DISK_FULL = /No space left on device|Read-only file system|Disk quota exceeded/

/** Class 08 of SQLSTATE: connection exceptions. */
const isConnectionException = (code: string) => /^08\w{3}$/.test(code)
/** PostgreSQL writes no other codes; an error with one was damaged on its way. */
const SQLSTATE = /^[0-9A-Z]{5}$/

const isError = (value: unknown): value is Error & { code?: unknown } => value instanceof Error

/** Returns whether bytes were changed on their way, so that no connection beside this one is safe. */
export const isDamaged = (error: unknown) =>
  error instanceof DatabaseDamagedError ||
  (isError(error) && DAMAGED.test(error.message)) ||
  (error instanceof pg.DatabaseError && !SQLSTATE.test(error.code ?? ''))

/** In milliseconds. A line that damages bytes seldom damages a single one. */
const DISTRUST_FOR = 10 * SECOND

let damagedAt = Number.NEGATIVE_INFINITY

/** Notes that the line to the database changed bytes. There is one such line in a process. */
export const noteDamage = () => (damagedAt = performance.now())

/**
 * Returns whether the line changed bytes a moment ago. What was read then may be wrong in ways that
 * nothing shows, so an error that looks like a bug is probably none.
 */
export const wasDamagedLately = () => performance.now() - damagedAt < DISTRUST_FOR

/**
 * Returns why the database or the disk failed; undefined for any other error. This is the only
 * place that knows their codes.
 */
export function databaseFaultOf(error: unknown): DatabaseFault | undefined {
  if (!isError(error)) return undefined
  // A refused connection to a name with several addresses is one error around many.
  if (error instanceof AggregateError) {
    return error.errors.map(databaseFaultOf).find((fault) => fault !== undefined)
  }
  const code = typeof error.code === 'string' ? error.code : ''
  const known = byCode[code]
  if (known) return known
  if (isConnectionException(code)) return 'away'
  if (isDamaged(error)) return 'away'
  if (DISK_FULL.test(error.message)) return 'full'
  return CONNECTION_LOST.test(error.message) ? 'away' : undefined
}
