import pg from 'pg'
import { SECOND } from '@domain/time'

/**
 * Why a statement failed, where the statement itself is not at fault:
 * - `away`: no connection, or the server is starting, stopping or only able to read.
 * - `busy`: no connection or lock became free in time.
 * - `full`: nothing more can be written to the disk.
 * - `disk`: a file or folder of this machine cannot be used, as after a change of its permissions.
 * - `changed`: the schema is not the one that this build knows, as while another build deploys.
 */
export type DatabaseFault = 'away' | 'busy' | 'full' | 'disk' | 'changed'

/** Thrown instead of sending a statement to a database that does not respond. */
export class DatabaseAwayError extends Error {
  override readonly name: string = 'DatabaseAwayError'
  readonly code = 'DATABASE_AWAY'
}

/**
 * Thrown for bytes that PostgreSQL cannot have sent, so that something on the way must have changed
 * them.
 */
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
  // A client that has disconnected reads no response. A proxy that reads it instead gets a truthful
  // one.
  REQUEST_GONE: 'busy',
  // query_canceled: the time limit of a statement, or an operator.
  '57014': 'busy',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03': 'away',
  '25P04': 'busy',
  // read_only_sql_transaction: after a failover this server is a replica.
  '25006': 'away',
  // invalid_catalog_name, insufficient_privilege: changed behind a running server.
  '3D000': 'away',
  '42501': 'away',
  // lock_not_available, snapshot_too_old
  '55P03': 'busy',
  '72000': 'busy',
  // invalid_schema_name
  '3F000': 'changed',
  // feature_not_supported: a plan whose result has another type since the schema changed.
  '0A000': 'changed',
  // not_null_violation, check_violation, string_data_right_truncation: rules that this build does
  // not know. This build observes its own rules, or handles their violation.
  '23502': 'changed',
  '23514': 'changed',
  '22001': 'changed',
  '53100': 'full',
  ENOSPC: 'full',
  EROFS: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  // The process or the machine has no file, thread or memory left for one more.
  EMFILE: 'busy',
  ENFILE: 'busy',
  ENOMEM: 'busy',
  EAGAIN: 'busy',
  ENOBUFS: 'busy',
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

/**
 * The classes of SQLSTATE, its first two characters, for codes without an entry of their own.
 * PostgreSQL raises many for one reason, and newer versions add some.
 */
const byClass: Record<string, DatabaseFault> = {
  // connection_exception, invalid_authorization, object_not_in_prerequisite_state,
  // operator_intervention, system_error, internal_error, config_file_error
  '08': 'away',
  '28': 'away',
  '55': 'away',
  '57': 'away',
  '58': 'away',
  XX: 'away',
  F0: 'away',
  // transaction_rollback (deadlocks, serialization), insufficient_resources
  '40': 'busy',
  '53': 'busy',
  // syntax_error_or_access_rule_violation: tables, columns and functions have other names or types.
  '42': 'changed',
  // triggered_action_exception, triggered_data_change_violation, sql_routine_exception,
  // external_routine_exception and its invocation, with_check_option_violation, plpgsql_error:
  // somebody else's trigger or view causes these, because no statement of ours calls a routine or
  // changes a view.
  '09': 'changed',
  '27': 'changed',
  '2F': 'changed',
  '38': 'changed',
  '39': 'changed',
  '44': 'changed',
  P0: 'changed',
}

/** syntax_error: no change of the schema makes a statement of ours unreadable. */
const SYNTAX_ERROR = '42601'

/** The driver's own errors carry no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
/** Beginnings of pg's errors about a message that it did not expect or cannot read. */
const DAMAGED = /^(Received unexpected \w+ message|received invalid response)/
/** An input or output error (58030) quotes the operating system. */
const DISK_FULL = /No space left on device|Read-only file system|Disk quota exceeded/

/** PostgreSQL writes no other codes. An error with another one was damaged on its way. */
const SQLSTATE = /^[0-9A-Z]{5}$/

const isError = (value: unknown): value is Error & { code?: unknown; syscall?: unknown } =>
  value instanceof Error

/**
 * Returns whether bytes were changed on their way, so that no connection beside this one is safe.
 */
export const isDamaged = (error: unknown) =>
  error instanceof DatabaseDamagedError ||
  (isError(error) && DAMAGED.test(error.message)) ||
  (error instanceof pg.DatabaseError && !SQLSTATE.test(error.code ?? ''))

/** pg fails with ordinary errors, like those of a bug, over rows that do not fit their columns. */
export const damageIn = (error: unknown) =>
  error instanceof TypeError || error instanceof RangeError
    ? new DatabaseDamagedError('The database sent rows that cannot be read.', { cause: error })
    : error

/** In milliseconds. A network that damages bytes seldom damages a single one. */
const DISTRUST_FOR = 10 * SECOND

let damagedAt = Number.NEGATIVE_INFINITY

/**
 * Records that the network path to the database damaged bytes. A process has only one such path.
 */
export const noteDamage = () => (damagedAt = performance.now())

/**
 * Returns whether the network damaged bytes a moment ago. Values that were read since then may be
 * wrong in ways that nothing shows, so an error that looks like a bug probably is not one.
 */
export const wasDamagedLately = () => performance.now() - damagedAt < DISTRUST_FOR

/**
 * Returns why the database or the disk failed, or undefined for any other error. This is the only
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
  if (DISK_FULL.test(error.message)) return 'full'
  const ofClass = SQLSTATE.test(code) ? byClass[code.slice(0, 2)] : undefined
  if (ofClass && code !== SYNTAX_ERROR) return ofClass
  if (isDamaged(error)) return 'away'
  if (CONNECTION_LOST.test(error.message)) return 'away'
  // The operating system refused, which is neither the client's doing nor a statement's.
  return typeof error.syscall === 'string' ? 'disk' : undefined
}

/**
 * Returns whether a transaction that failed with this error may have been stored all the same. A
 * connection that is lost while it commits leaves that open.
 */
export const isOutcomeUnknown = (error: unknown) => databaseFaultOf(error) === 'away'
