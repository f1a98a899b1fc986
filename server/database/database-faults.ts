/**
 * Why a statement failed, where the statement itself is not at fault:
 * - `away`: no connection, or the server is starting, stopping or only able to read.
 * - `busy`: no connection or lock became free in time.
 * - `full`: nothing more can be written to the disk.
 * - `disk`: a file or folder of this machine cannot be used, as after a change of its permissions.
 * - `changed`: another version has changed the schema, as while it deploys (migrate.ts).
 */
export type DatabaseFault = 'away' | 'busy' | 'full' | 'disk' | 'changed'

/** Thrown instead of sending a statement to a database that does not respond. */
export class DatabaseAwayError extends Error {
  override readonly name: string = 'DatabaseAwayError'
  readonly code = 'DATABASE_AWAY'
}

/** Thrown instead of the refusal of a statement that does not fit a schema of another version. */
export class SchemaChangedError extends Error {
  override readonly name = 'SchemaChangedError'
  readonly code = 'SCHEMA_CHANGED'
}

/** Thrown when too many statements wait for a connection, or one has waited too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
  readonly code = 'DATABASE_BUSY'
}

/**
 * Codes of PostgreSQL's refusals, and of our own. A class, the first two characters of a SQLSTATE,
 * holds for all codes in it that have no entry of their own. Every other code is a bug in a statement
 * or in its values.
 */
const faults: Record<string, DatabaseFault> = {
  DATABASE_AWAY: 'away',
  DATABASE_BUSY: 'busy',
  SCHEMA_CHANGED: 'changed',
  // connection_exception, invalid_authorization, operator_intervention, system_error
  '08': 'away',
  '28': 'away',
  '57': 'away',
  '58': 'away',
  // query_canceled: the time limit of a statement, or an operator.
  '57014': 'busy',
  // invalid_catalog_name: the database was dropped or renamed.
  '3D000': 'away',
  // read_only_sql_transaction: after a failover this server is a replica.
  '25006': 'away',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03': 'away',
  '25P04': 'busy',
  // transaction_rollback (deadlocks, serialization), insufficient_resources, lock_not_available
  '40': 'busy',
  '53': 'busy',
  '53100': 'full',
  '55P03': 'busy',
}

/** The same of the operating system's codes. */
const systemFaults: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^(ENOSPC|EROFS|EDQUOT|EFBIG)$/, 'full'],
  // The process or the machine has no file, thread or memory left for one more.
  [/^(EMFILE|ENFILE|ENOMEM|EAGAIN|ENOBUFS)$/, 'busy'],
  [
    /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'away',
  ],
]

/** The driver's own errors carry no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/
/** An input or output error (58030) quotes the operating system. */
const DISK_FULL = /No space left on device|Read-only file system|Disk quota exceeded/

/** The form of PostgreSQL's codes. */
const SQLSTATE = /^[0-9A-Z]{5}$/

const isError = (value: unknown): value is Error & { code?: unknown; syscall?: unknown } =>
  value instanceof Error

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
  const ofClass = SQLSTATE.test(code) ? code.slice(0, 2) : ''
  if (['58', ''].includes(ofClass) && DISK_FULL.test(error.message)) return 'full'
  const ofSystem = systemFaults.find(([codes]) => codes.test(code))?.[1]
  const known = faults[code] ?? faults[ofClass] ?? ofSystem
  if (known) return known
  if (CONNECTION_LOST.test(error.message)) return 'away'
  // The operating system refused, which is neither the client's doing nor a statement's.
  return typeof error.syscall === 'string' ? 'disk' : undefined
}

/** Returns whether the database reported an error. PGlite has a class of its own for that. */
export const isReported = (error: unknown) => isError(error) && 'severity' in error

/**
 * Returns whether a transaction that failed with this error may have been stored all the same. A
 * connection that is lost while it commits leaves that open.
 */
export const isOutcomeUnknown = (error: unknown) => databaseFaultOf(error) === 'away'
