import { ConfigError } from '@server/config/config'
import { DataDirectoryInUseError } from '@server/database/data-directory-lock'
import { PhotoStoreError } from '@server/media/photo-storage'

const byCode: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program. Stop it, or set PORT to another number.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  EACCES:
    'The operating system denied access. Choose a PORT above 1023 and a DATA_DIR that you may write to.',
  ECONNREFUSED:
    'PostgreSQL does not respond at DATABASE_URL. Check that it is running and that the address is correct.',
  ENOTFOUND: 'The host in DATABASE_URL was not found.',
  '28P01': 'PostgreSQL rejected the user or password in DATABASE_URL.',
  '28000': 'PostgreSQL rejected the user in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
  '42501':
    'The user in DATABASE_URL may not change the schema. The first start requires this permission.',
}

/** Explains why the server did not start. An error without a known explanation is printed whole. */
export function startUpMessage(error: unknown): string {
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
