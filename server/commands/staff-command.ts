import { existsSync } from 'node:fs'
import { findUserByIdentifier } from '@server/auth/user-repository'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { recordEvent } from '@server/security/record-event'
import { setStaff } from '@server/staff/staff-repository'
import { CommandError } from './command-error'

const USAGE =
  'Usage: npm run staff -- grant <email>\n       npm run staff -- revoke <email>\n' +
  'Staff may add, rename and delete property types and amenities.'

/**
 * Grants or revokes an account's right to change property types and amenities.
 *
 * @param args What follows `npm run staff --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runStaffCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  log: Parameters<typeof recordEvent>[1] = {
    info: (line: unknown) => console.error(JSON.stringify(line)),
  },
): Promise<string> {
  const [verb, email = '', ...more] = args
  const isKnown = verb === 'grant' || verb === 'revoke'
  if (!isKnown || !email.includes('@') || more.length > 0) throw new CommandError(USAGE)
  const { database: location } = readConfig(env)
  if (location.kind === 'folder' && !existsSync(location.dataDir)) {
    throw new CommandError(`There is no data in ${location.dataDir}. Check DATA_DIR.`)
  }
  const opened = await connectDatabase(location)
  try {
    await migrateToLatest(opened.database)
    const isFound = await setStaff(opened.database, email.toLowerCase(), verb === 'grant')
    if (!isFound) throw new CommandError(`There is no account with the address ${email}.`)
    const user = await findUserByIdentifier(opened.database, email.toLowerCase())
    if (user) {
      const event = { event: 'staff changed', account: user.id, detail: verb } as const
      await recordEvent(opened.database, log, event)
    }
    return verb === 'grant' ? `${email} is now staff.` : `${email} is no longer staff.`
  } finally {
    await opened.close()
  }
}
