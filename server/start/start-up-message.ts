import { debuglog } from 'node:util'
import { BackupError } from '@server/backup/restore-database'
import { ConfigError } from '@server/config/config'
import { DataDirectoryInUseError } from '@server/database/data-directory-lock'
import { databaseFaultOf, type DatabaseFault } from '@server/database/database-faults'
import { DatabaseFilesError } from '@server/database/database-files'
import { SchemaError } from '@server/database/migrate'
import { PhotoStoreError } from '@server/media/photo-store-error'

/** Errors whose message already says what is wrong and what to do. */
const explained = [
  BackupError,
  ConfigError,
  DataDirectoryInUseError,
  DatabaseFilesError,
  PhotoStoreError,
  SchemaError,
]

const DISK_FULL = 'The disk of DATA_DIR is full. Free some space, or choose another DATA_DIR.'
const NOT_A_FOLDER = 'DATA_DIR, or a part of its path, is a file. Choose a folder for DATA_DIR.'
const NO_ACCESS =
  'The operating system denied access. Choose a DATA_DIR that you may write to, or correct its permissions.'
const NO_HOST =
  'The host in DATABASE_URL was not found. Check its spelling and the network of this machine.'
const OTHER_SCHEMA =
  "The tables in the database are not the ones that Staylet's migrations made. Restore a backup, or use an empty database. Nothing was changed."
const LACKS_SOMETHING =
  'The PostgreSQL server lacks something that Staylet needs. Install its contrib extensions, or use a newer version.'
const NO_CERTIFICATE =
  'The certificate of the PostgreSQL server is not trusted. Set NODE_EXTRA_CA_CERTS to the file of its authority.'

const byCode: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program. Stop it, or set PORT to another number.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine. Set it to one, or to 127.0.0.1.',
  EACCES: NO_ACCESS,
  EPERM: NO_ACCESS,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EROFS:
    'DATA_DIR is on a disk that can only be read. Choose another DATA_DIR, or make it writable.',
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  ENOENT: 'A file that Staylet needs is missing. Restore it, or install Staylet again.',
  EIO: 'The disk of DATA_DIR reports a fault. Check the disk, then restore a backup.',
  ECONNREFUSED:
    'PostgreSQL does not respond at DATABASE_URL. Check that it is running and that the address is correct.',
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  '28P01': 'PostgreSQL rejected the user or password in DATABASE_URL. Correct them.',
  '28000': 'PostgreSQL rejected the user in DATABASE_URL. Correct it, or allow it in pg_hba.conf.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
  '55000':
    'The database named in DATABASE_URL accepts no connections. Allow them with ALTER DATABASE, or use another one.',
  '42501':
    'The user in DATABASE_URL may not change the schema. The first start requires this permission; grant it, or use another user.',
  '25006':
    'The PostgreSQL server at DATABASE_URL can only be read, as a replica. Set DATABASE_URL to the primary server.',
  '57014':
    'PostgreSQL ended a statement before it was done, because a time limit had passed or an administrator cancelled it. Where a pooler or a role sets a limit, raise it.',
  '55P03':
    'Somebody else uses a table, and the time limit for waiting had passed. Try again when they have ended, or raise lock_timeout.',
  '25P03':
    'PostgreSQL ended a transaction, because idle_in_transaction_session_timeout is shorter than the work beside it takes. Raise that limit.',
  '25P04':
    'PostgreSQL ended a transaction, because transaction_timeout is shorter than its work takes. Raise that limit.',
  '57P01':
    'An administrator ended a connection, or PostgreSQL was stopped. Try again when the server runs.',
  '57P05':
    'PostgreSQL ended a connection, because idle_session_timeout is too short. Raise that limit.',
  '0A000': LACKS_SOMETHING,
  '42704': LACKS_SOMETHING,
  '42883': LACKS_SOMETHING,
  '42P07': OTHER_SCHEMA,
  '42P01': OTHER_SCHEMA,
  '42701': OTHER_SCHEMA,
  '42703': OTHER_SCHEMA,
  '42710': OTHER_SCHEMA,
  DEPTH_ZERO_SELF_SIGNED_CERT: NO_CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: NO_CERTIFICATE,
}

const byFault: Record<DatabaseFault, string> = {
  away: 'Whatever is at DATABASE_URL does not respond as a PostgreSQL server. Check the address, and that the server is running.',
  busy: 'The PostgreSQL server at DATABASE_URL has no room for another connection, or a lock is held. Try again, or raise max_connections.',
  full: 'The disk of the database is full. Free some space and start again.',
  disk: 'The operating system refused a file or folder of DATA_DIR. Check its disk and its permissions, or choose another DATA_DIR.',
  changed: OTHER_SCHEMA,
}

const messageFor = (error: NodeJS.ErrnoException) => {
  const { code = '', syscall } = error
  if (code === 'EACCES' && syscall === 'listen') {
    return 'The operating system denied the port. Choose a PORT above 1023.'
  }
  if (code === 'ENOENT' && syscall === 'mkdir') {
    return 'The folder DATA_DIR cannot be created: its disk can only be read, or a link leads nowhere. Choose another folder.'
  }
  const fault = databaseFaultOf(error)
  return byCode[code] ?? (fault && byFault[fault])
}

/**
 * Explains why the server did not start. The stack is of no use to an operator, so it is printed
 * only with NODE_DEBUG=staylet.
 */
export function startUpMessage(error: unknown): string {
  if (!(error instanceof Error)) return `Staylet stopped: ${JSON.stringify(error)}`
  debuglog('staylet')('%s', error.stack)
  if (explained.some((kind) => error instanceof kind)) return error.message
  // A name with several addresses yields one error that contains an error for each of them.
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : undefined
  const cause: NodeJS.ErrnoException = inner instanceof Error ? inner : error
  const reason = cause.message || cause.code || cause.name
  const advice = messageFor(cause)
  if (advice) return `${advice} (${reason})`
  return `Staylet stopped for a reason that it has no advice for: ${reason}. Set NODE_DEBUG=staylet to see where.`
}
