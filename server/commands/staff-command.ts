import { isEmail } from '@domain/account/contact'
import { paths } from '@domain/paths'
import { plainText } from '@domain/plain-text'
import { DAY } from '@domain/time'
import { accountKey } from '@server/auth/account-key'
import { issueResetToken } from '@server/auth/reset-tokens'
import { endSessionsOf } from '@server/auth/session-repository'
import { findUserByIdentifier, insertUser } from '@server/auth/user-repository'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { logEvent, recordEvent } from '@server/security/record-event'
import { findStaff, setStaff } from '@server/staff/staff-repository'
import { CommandError, UsageError } from './command-error'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run staff -- create <email> [<full name>]
       npm run staff -- create-host <email> [<full name>]
       npm run staff -- grant <email>
       npm run staff -- revoke <email>
       npm run staff -- list
       npm run staff -- logout <email or phone>
       npm run staff -- logout --all
'create' makes an account of staff, 'create-host' one of a host, whom an import can name. Each prints a
link that sets the password, so it needs no mail server.
Staff may add, rename and delete property types and amenities. A logout ends every session of an
account, or of all accounts.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

type Log = Parameters<typeof recordEvent>[1]

interface Office {
  database: Database
  config: Config
  log: Log
  now: Date
}

async function change({ database, log }: Office, email: string, verb: 'grant' | 'revoke') {
  const user = await findUserByIdentifier(database, email)
  if (!user) throw new CommandError(`There is no account with the address ${email}.`)
  await setStaff(database, user.id, verb === 'grant')
  const event = { event: 'staff changed', account: user.id, detail: verb } as const
  await recordEvent(database, log, event)
  return verb === 'grant' ? `${email} is now staff.` : `${email} is no longer staff.`
}

/** Ends the sessions of one account, or of all accounts. */
async function logOut({ database, log }: Office, who: string) {
  if (who === '--all') {
    const { numDeletedRows } = await database.deleteFrom('sessions').executeTakeFirstOrThrow()
    logEvent(log, { event: 'session revoked', detail: 'all accounts, by the operator' })
    return `${numDeletedRows} sessions have ended.`
  }
  const user = await findUserByIdentifier(database, who)
  if (!user) throw new CommandError(`There is no account with ${who}.`)
  await endSessionsOf(database, user.id)
  const event = { event: 'session revoked', account: user.id, detail: 'by the operator' } as const
  await recordEvent(database, log, event)
  return `${who} is logged out on every device.`
}

/** How long the printed link is valid, in milliseconds. */
const LINK_LIFE = DAY

async function create(office: Office, email: string, fullName: string, isStaff: boolean) {
  const { database, config, now } = office
  if (await findUserByIdentifier(database, email)) {
    throw new CommandError(
      isStaff
        ? `${email} has an account: "npm run staff -- grant ${email}".`
        : `${email} has an account already, which can be a host.`,
    )
  }
  const userId = await insertUser(database, {
    email,
    full_name: plainText(fullName) || (isStaff ? 'Staff' : 'Host'),
  })
  const token = await issueResetToken(database, { userId, account: email, life: LINK_LIFE }, now)
  if (isStaff) await change(office, email, 'grant')
  return [
    `${email} is now ${isStaff ? 'staff' : 'a host'}. This link sets the password, once, within a day:`,
    config.publicUrl + paths.resetPassword(token, email),
  ].join('\n')
}

async function list({ database }: Office) {
  const staff = await findStaff(database)
  const rows = staff.map(({ email, full_name }) => `${email ?? 'no address'}\t${full_name ?? ''}`)
  return [...rows, `${rows.length} staff.`].join('\n')
}

type Work = (office: Office) => Promise<string>

function readAddress(email: string | undefined) {
  if (email === undefined) throw new UsageError(USAGE, 'Name an account by its email address.')
  const address = accountKey(email)
  if (!isEmail(address)) throw new UsageError(USAGE, `'${email}' is not an email address.`)
  return address
}

/** @throws UsageError */
function workOf(args: readonly string[]): Work {
  const { values, positionals } = parseCommandLine(args, { all: { type: 'boolean' } }, USAGE)
  const [verb, account, ...more] = positionals
  const wrong = (reason?: string) => new UsageError(USAGE, reason)
  if (verb === undefined) throw wrong()
  if (values.all && verb !== 'logout') throw wrong("'--all' is for logout.")
  if (verb === 'create' || verb === 'create-host') {
    const email = readAddress(account)
    return (office) => create(office, email, more.join(' '), verb === 'create')
  }
  const unneeded = verb === 'list' || values.all ? account : more[0]
  if (unneeded !== undefined) throw wrong(`'${unneeded}' is one word too many.`)
  if (verb === 'list') return list
  if (verb === 'logout') {
    const who = values.all ? '--all' : account
    if (who === undefined) throw wrong('Name an account, or give --all.')
    return (office) => logOut(office, who)
  }
  if (verb !== 'grant' && verb !== 'revoke') throw wrong(`'${verb}' is unknown.`)
  const email = readAddress(account)
  return (office) => change(office, email, verb)
}

/**
 * Creates, names and lists the accounts that may change property types and amenities, and
 * ends sessions.
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
  const work = workOf(args)
  return withCommandDatabase(env, (database, config) =>
    work({ database, config, log, now: new Date() }),
  )
}
