import { ConfigError } from '@server/config/config'
import { DataDirectoryInUseError } from '@server/database/data-directory-lock'
import { PhotoStoreError } from '@server/media/photo-storage'

const byCode: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program. Stop it, or set PORT to another number.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  EACCES:
    'The system does not allow it: choose a PORT above 1023, and a DATA_DIR you may write to.',
  ECONNREFUSED: 'No PostgreSQL answers at DATABASE_URL. Is it running, and the address right?',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  '28P01': 'PostgreSQL refuses the user or password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
  '42501': 'The user in DATABASE_URL may not change the schema, which the first start needs.',
}

/** Explains why the server did not start. An error without a known explanation is printed whole. */
export function startUpWords(error: unknown): string {
  const isSpoken = [ConfigError, DataDirectoryInUseError, PhotoStoreError].some(
    (kind) => error instanceof kind,
  )
  if (isSpoken) return (error as Error).message
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses yields one error that contains an error for each of them.
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : undefined
  const { code } = (inner instanceof Error ? inner : error) as NodeJS.ErrnoException
  const words = byCode[code ?? '']
  return words ? `${words} (${error.message || code})` : (error.stack ?? error.message)
}
