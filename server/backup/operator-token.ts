import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '@server/unless-missing'

const fileIn = (dataDir: string) => join(dataDir, 'operator-token')

/** Returns the secret of the data folder, which only the operator of this machine can read. */
export const readOperatorToken = (dataDir: string) =>
  unlessMissing(readFile(fileIn(dataDir), 'utf8'))

/** Writes the secret with which a command of this machine asks the server for a backup. */
export async function makeOperatorToken(dataDir: string): Promise<string> {
  const known = await readOperatorToken(dataDir)
  if (known) return known
  const token = randomBytes(32).toString('base64url')
  await writeFile(fileIn(dataDir), token, { mode: 0o600 })
  return token
}
