import { existsSync } from 'node:fs'
import { accountKey } from '@server/auth/account-key'
import { endSessionsOf } from '@server/auth/session-repository'
import { findUserByIdentifier } from '@server/auth/user-repository'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { logEvent, recordEvent } from '@server/security/record-event'
import { setStaff } from '@server/staff/staff-repository'
import { CommandError } from './command-error'

const USAGE =
  'Usage: npm run staff -- grant <email>\n       npm run staff -- revoke <email>\n' +
  '       npm run staff -- logout <email or phone>\n       npm run staff -- logout --all\n' +
  'Staff may add, rename and delete property types and amenities. A logout ends every session of ' +
  'an account, or of all accounts.'

type Log = Parameters<typeof recordEvent>[1]

/** Ends the sessions of one account, or of all accounts. @returns the message to print. */
async function logOut(database: Database, who: string, log: Log) {
  if (who === '--all') {
    const { numDeletedRows } = await database.deleteFrom('sessions').executeTakeFirstOrThrow()
    logEvent(log, { event: 'session revoked', detail: 'all accounts, by the operator' })
    return `${numDeletedRows} sessions have ended.`
  }
  const user = await findUserByIdentifier(database, accountKey(who))
  if (!user) throw new CommandError(`There is no account with ${who}.`)
  await endSessionsOf(database, user.id)
  const event = { event: 'session revoked', account: user.id, detail: 'by the operator' } as const
  await recordEvent(database, log, event)
  return `${who} is logged out on every device.`
}

async function changeRole(database: Database, verb: 'grant' | 'revoke', email: string, log: Log) {
  const isFound = await setStaff(database, email.toLowerCase(), verb === 'grant')
  if (!isFound) throw new CommandError(`There is no account with the address ${email}.`)
  const user = await findUserByIdentifier(database, email.toLowerCase())
  if (user) {
    const event = { event: 'staff changed', account: user.id, detail: verb } as const
    await recordEvent(database, log, event)
  }
  return verb === 'grant' ? `${email} is now staff.` : `${email} is no longer staff.`
}

/**
 * Grants or revokes an account's right to change property types and amenities, or ends
 * sessions.
 *
 * @param args What follows `npm run staff --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runStaffCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  log: Log = { info: (line: unknown) => console.error(JSON.stringify(line)) },
): Promise<string> {
  const [verb, who = '', ...more] = args
  const isRole = (verb === 'grant' || verb === 'revoke') && who.includes('@')
  const isLogout = verb === 'logout' && who !== ''
  if ((!isRole && !isLogout) || more.length > 0) throw new CommandError(USAGE)
  const { database: location } = readConfig(env)
  if (location.kind === 'folder' && !existsSync(location.dataDir)) {
    throw new CommandError(`There is no data in ${location.dataDir}. Check DATA_DIR.`)
  }
  const opened = await connectDatabase(location)
  try {
    await migrateToLatest(opened.database)
    return await (isRole
      ? changeRole(opened.database, verb, who, log)
      : logOut(opened.database, who, log))
  } finally {
    await opened.close()
  }
}
