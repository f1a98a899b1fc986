import { findUserByIdentifier } from '@server/auth/user-repository'
import type { FullBooking } from '@server/booking/full-bookings'
import type { Database } from '@server/database/tables'
import { oneLine } from '@server/one-line'
import { deletePerson } from '@server/person/delete-person'
import { exportPerson } from '@server/person/export-person'
import { CommandError, UsageError } from './command-error'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run person -- find <email or phone>
       npm run person -- export <email or phone>
       npm run person -- delete <email or phone> --yes
'export' prints all that is stored about a person as JSON. 'delete' cannot be undone: bookings stay
without the name, and those that wait for confirmation are cancelled.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

const NIGHTS_STAY =
  'These confirmed stays still hold their nights, and their hosts are told. "npm run booking -- cancel <id>" frees them:'
const GUESTS_COME =
  'Guests have confirmed stays in the listings of this host, which are withdrawn now. Name another host, or cancel them:'

const stayLine = ({ booking, checkIn, checkOut }: FullBooking) =>
  `  ${booking._id}\t${checkIn} to ${checkOut}\t${oneLine(booking.listing.name)}`

interface Person {
  database: Database
  account: string
  userId: string
  now: Date
}

const verbs: Record<string, (person: Person) => Promise<string>> = {
  find: async ({ database, userId }) => {
    const { profile, bookings, sessions } = await exportPerson(database, userId)
    const { full_name, email, phone, created_at } = profile
    return [
      `${full_name ?? 'no name'}\t${email ?? 'no address'}\t${phone ?? 'no number'}`,
      `Id ${userId}, since ${created_at.toISOString()}`,
      `${bookings.length} bookings, ${sessions.length} sessions.`,
    ].join('\n')
  },
  export: async ({ database, userId }) =>
    JSON.stringify(await exportPerson(database, userId), null, 2),
  delete: async ({ database, userId, account, now }) => {
    const { kept, ahead, hosted } = await deletePerson(database, userId, now)
    return [
      `${account} is deleted. ${kept} bookings stay without a name.`,
      ...(ahead.length > 0 ? [NIGHTS_STAY, ...ahead.map(stayLine)] : []),
      ...(hosted.length > 0 ? [GUESTS_COME, ...hosted.map(stayLine)] : []),
    ].join('\n')
  },
}

/** @throws UsageError */
function readArguments(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, { yes: { type: 'boolean' } }, USAGE)
  const [verb, account, more] = positionals
  const wrong = (reason?: string) => new UsageError(USAGE, reason)
  if (verb === undefined) throw wrong()
  const work = verbs[verb]
  if (!work) throw wrong(`'${verb}' is unknown.`)
  if (account === undefined) throw wrong('Name an account by its address or number.')
  if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
  const isDelete = verb === 'delete'
  if (isDelete && !values.yes)
    throw wrong("'delete' cannot be undone. Add --yes when you are sure.")
  if (!isDelete && values.yes) throw wrong("'--yes' is for delete.")
  return { work, account }
}

/**
 * Finds, exports and deletes what is stored about a person.
 *
 * @param args What follows `npm run person --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runPersonCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  now = new Date(),
): Promise<string> {
  const { work, account } = readArguments(args)
  return withCommandDatabase(env, async (database) => {
    const user = await findUserByIdentifier(database, account)
    if (!user) throw new CommandError(`There is no account ${account}.`)
    return work({ database, account, userId: user.id, now })
  })
}
