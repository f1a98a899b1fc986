import { parseArgs } from 'node:util'
import { Compile } from 'typebox/compile'
import { BOOKING_STATUSES, normaliseStatus } from '@domain/booking/booking-status'
import type { BookingStatus } from '@domain/schemas/booking-schema'
import { IdSchema } from '@domain/schemas/common-schema'
import { accountKey } from '@server/auth/account-key'
import { findUserByIdentifier } from '@server/auth/user-repository'
import { cancelBookings, updateBookingStatus } from '@server/booking/change-status'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { CommandError } from './command-error'
import { listBookings } from './list-bookings'
import { withCommandDatabase } from './open-command-database'

const USAGE = `Usage: npm run booking -- list [--status <status>] [--account <email or phone>] [--listing <id>]
       npm run booking -- status <id> <status>
       npm run booking -- cancel <id> [<id> …]
       npm run booking -- cancel --account <email or phone>
The id is in the address of the booking page. The status is one of ${BOOKING_STATUSES.join(', ')}.
'cancel --account' cancels every Pending booking of the account. Each guest gets a message.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

const id = Compile(IdSchema)

async function findAccount(database: Database, account: string) {
  const user = await findUserByIdentifier(database, accountKey(account))
  if (!user) throw new CommandError(`There is no account ${account}.`)
  return user.id
}

async function setStatus(bookingId: string, status: BookingStatus, database: Database, now: Date) {
  try {
    const booking = await updateBookingStatus(database, bookingId, status, now)
    if (!booking) throw new CommandError(`Booking ${bookingId} does not exist.`)
    return `Booking ${booking._id} (${booking.listing.name}) is now ${booking.status}.`
  } catch (error) {
    if (!isRefusedBy(error, 'bookings_no_overlap')) throw error
    throw new CommandError('Another guest has booked these nights since the booking was cancelled.')
  }
}

async function cancel(
  { ids, account }: { ids: readonly string[]; account: string | undefined },
  database: Database,
  now: Date,
) {
  const selection =
    account === undefined ? { ids } : { userId: await findAccount(database, account) }
  const cancelled = await cancelBookings(database, selection, now)
  const left = ids.filter((each) => !cancelled.includes(each))
  return [
    ...cancelled.map((each) => `${each} is cancelled.`),
    ...left.map((each) => `${each} does not exist, or was cancelled or completed before.`),
    `${cancelled.length} ${cancelled.length === 1 ? 'booking' : 'bookings'} cancelled.`,
  ].join('\n')
}

const options = {
  status: { type: 'string' },
  account: { type: 'string' },
  listing: { type: 'string' },
} as const

/** Reads what follows the verb, or undefined when it has an unknown option. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { ...values, words: positionals }
  } catch {
    return undefined
  }
}

type Work = (database: Database, now: Date) => Promise<string>
type Arguments = NonNullable<ReturnType<typeof readArguments>>

/** Each verb returns its work, or undefined when it does not understand its arguments. */
const verbs: Record<string, (given: Arguments) => Work | undefined> = {
  list: ({ words, account, listing, status: wanted }) => {
    const status = normaliseStatus(wanted ?? '')
    const isWrong = wanted !== undefined && !status
    if (words.length > 0 || isWrong || (listing !== undefined && !id.Check(listing)))
      return undefined
    return async (database) => {
      const userId = account === undefined ? undefined : await findAccount(database, account)
      return listBookings(database, { status, userId, listing })
    }
  },
  status: ({ words: [bookingId = '', wanted = '', ...more], ...filters }) => {
    const status = normaliseStatus(wanted)
    const isRight = id.Check(bookingId) && [...more, ...Object.keys(filters)].length === 0
    return status && isRight ? (...given) => setStatus(bookingId, status, ...given) : undefined
  },
  cancel: ({ words: ids, account, ...filters }) => {
    const areIds = ids.length > 0 && ids.every((each) => id.Check(each))
    const isRight = account === undefined ? areIds : ids.length === 0
    return isRight && Object.keys(filters).length === 0
      ? (...given) => cancel({ ids, account }, ...given)
      : undefined
  },
}

/**
 * Lists, confirms and cancels bookings, because no page for hosts does so yet.
 *
 * @param args What follows `npm run booking --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runBookingCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  now = new Date(),
): Promise<string> {
  const [verb = '', ...rest] = args
  const given = readArguments(rest)
  const work = given && verbs[verb]?.(given)
  if (!work) throw new CommandError(USAGE)
  return withCommandDatabase(env, (database) => work(database, now))
}
