import { findUserByIdentifier } from '@server/auth/user-repository'
import type { FullBooking } from '@server/booking/full-bookings'
import type { Env } from '@server/config/read-settings'
import type { Database } from '@server/database/tables'
import { oneLine } from '@server/one-line'
import { deletePerson } from '@server/person/delete-person'
import { exportPerson } from '@server/person/export-person'
import { CommandError, UsageError } from './command-error'
import { runVerb, type Verbs } from './run-verb'

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

async function find(database: Database, account: string) {
  const user = await findUserByIdentifier(database, account)
  if (!user) throw new CommandError(`There is no account ${account}.`)
  return user.id
}

const options = { yes: { type: 'boolean' } } as const

const verbs: Verbs<typeof options> = {
  find: {
    words: [1, 1],
    read:
      (_, account) =>
      async ({ database }) => {
        const { profile, bookings, sessions } = await exportPerson(
          database,
          await find(database, account),
        )
        const { id, full_name, email, phone, created_at } = profile
        return [
          `${full_name ?? 'no name'}\t${email ?? 'no address'}\t${phone ?? 'no number'}`,
          `Id ${id}, since ${created_at.toISOString()}`,
          `${bookings.length} bookings, ${sessions.length} sessions.`,
        ].join('\n')
      },
  },
  export: {
    words: [1, 1],
    read:
      (_, account) =>
      async ({ database }) =>
        JSON.stringify(await exportPerson(database, await find(database, account)), null, 2),
  },
  delete: {
    words: [1, 1],
    takes: ['yes'],
    read: ({ yes }, account) => {
      if (!yes) {
        throw new UsageError(USAGE, "'delete' cannot be undone. Add --yes when you are sure.")
      }
      return async ({ database, now }) => {
        const userId = await find(database, account)
        const { kept, ahead, hosted } = await deletePerson(database, userId, now)
        return [
          `${account} is deleted. ${kept} bookings stay without a name.`,
          ...(ahead.length > 0 ? [NIGHTS_STAY, ...ahead.map(stayLine)] : []),
          ...(hosted.length > 0 ? [GUESTS_COME, ...hosted.map(stayLine)] : []),
        ].join('\n')
      }
    },
  },
}

/** Finds, exports and deletes what is stored about a person. */
export const runPersonCommand = (args: readonly string[], env: Env, now?: Date) =>
  runVerb({ usage: USAGE, options, verbs }, args, env, now)
