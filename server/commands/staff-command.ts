import { isEmail } from '@domain/account/contact'
import { paths } from '@domain/paths'
import { plainText } from '@domain/plain-text'
import { DAY } from '@domain/time'
import { accountKey } from '@server/auth/account-key'
import { issueResetToken } from '@server/auth/reset-tokens'
import { endSessionsOf } from '@server/auth/session-repository'
import { findUserByIdentifier, insertUser } from '@server/auth/user-repository'
import type { Env } from '@server/config/read-settings'
import { logEvent, recordEvent } from '@server/security/record-event'
import { findStaff, setStaff } from '@server/staff/staff-repository'
import { CommandError, UsageError } from './command-error'
import { runVerb, type Office, type Verb, type Verbs } from './run-verb'

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

type LoggedOffice = Office & { log: Log }

async function change({ database, log }: LoggedOffice, email: string, verb: 'grant' | 'revoke') {
  const user = await findUserByIdentifier(database, email)
  if (!user) throw new CommandError(`There is no account with the address ${email}.`)
  await setStaff(database, user.id, verb === 'grant')
  const event = { event: 'staff changed', account: user.id, detail: verb } as const
  await recordEvent(database, log, event)
  return verb === 'grant' ? `${email} is now staff.` : `${email} is no longer staff.`
}

async function logOutAll({ database, log }: LoggedOffice) {
  const { numDeletedRows } = await database.deleteFrom('sessions').executeTakeFirstOrThrow()
  logEvent(log, { event: 'session revoked', detail: 'all accounts, by the operator' })
  return `${numDeletedRows} sessions have ended.`
}

async function logOut({ database, log }: LoggedOffice, who: string) {
  const user = await findUserByIdentifier(database, who)
  if (!user) throw new CommandError(`There is no account with ${who}.`)
  await endSessionsOf(database, user.id)
  const event = { event: 'session revoked', account: user.id, detail: 'by the operator' } as const
  await recordEvent(database, log, event)
  return `${who} is logged out on every device.`
}

/** How long the printed link is valid, in milliseconds. */
const LINK_LIFE = DAY

async function create(office: LoggedOffice, email: string, fullName: string, isStaff: boolean) {
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

function readAddress(email: string) {
  const address = accountKey(email)
  if (!isEmail(address)) throw new UsageError(USAGE, `'${email}' is not an email address.`)
  return address
}

const options = { all: { type: 'boolean' } } as const

const verbsWith = (log: Log): Verbs<typeof options> => {
  const creating = (isStaff: boolean): Verb<typeof options> => ({
    words: [1, Infinity],
    read: (_, text, ...name) => {
      const email = readAddress(text)
      return (office) => create({ ...office, log }, email, name.join(' '), isStaff)
    },
  })
  const changing = (verb: 'grant' | 'revoke'): Verb<typeof options> => ({
    words: [1, 1],
    read: (_, text) => {
      const email = readAddress(text)
      return (office) => change({ ...office, log }, email, verb)
    },
  })
  return {
    create: creating(true),
    'create-host': creating(false),
    grant: changing('grant'),
    revoke: changing('revoke'),
    list: { words: [0, 0], read: () => list },
    logout: {
      words: [0, 1],
      takes: ['all'],
      read: ({ all = false }, who?: string) => {
        if (all === (who !== undefined)) {
          throw new UsageError(USAGE, 'Name an account, or give --all.')
        }
        return (office) =>
          who === undefined ? logOutAll({ ...office, log }) : logOut({ ...office, log }, who)
      },
    },
  }
}

/**
 * Creates, names and lists the accounts that may change property types and amenities, and
 * ends sessions.
 */
export const runStaffCommand = (
  args: readonly string[],
  env: Env,
  log: Log = { info: (line: unknown) => console.error(JSON.stringify(line)) },
) => runVerb({ usage: USAGE, options, verbs: verbsWith(log) }, args, env)
