import { accountKey } from '@server/auth/account-key'
import { findUserByIdentifier } from '@server/auth/user-repository'
import type { Database } from '@server/database/tables'
import { deletePerson } from '@server/person/delete-person'
import { exportPerson } from '@server/person/export-person'
import { CommandError } from './command-error'
import { withCommandDatabase } from './open-command-database'

const USAGE = `Usage: npm run person -- find <email or phone>
       npm run person -- export <email or phone>
       npm run person -- delete <email or phone> --yes
'export' prints all that is stored about a person as JSON. 'delete' cannot be undone: bookings stay
without the name, and those that wait for confirmation are cancelled.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

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
    const kept = await deletePerson(database, userId, now)
    return `${account} is deleted. ${kept} bookings stay without a name.`
  },
}

/**
 * Finds, exports and deletes what is stored about a person.
 *
 * @param args What follows `npm run person --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runPersonCommand(
  [verb = '', account = '', ...flags]: readonly string[],
  env: Record<string, string | undefined>,
  now = new Date(),
): Promise<string> {
  const work = verbs[verb]
  const expected = verb === 'delete' ? '--yes' : ''
  if (!work || account === '' || flags.join(' ') !== expected) throw new CommandError(USAGE)
  return withCommandDatabase(env, async (database) => {
    const user = await findUserByIdentifier(database, accountKey(account))
    if (!user) throw new CommandError(`There is no account ${account}.`)
    return work({ database, account, userId: user.id, now })
  })
}
