import { Compile } from 'typebox/compile'
import { normaliseStatus } from '@domain/booking/booking-status'
import { BOOKING_STATUSES, type BookingStatus } from '@domain/booking/status-table'
import { IdSchema } from '@domain/schemas/common-schema'
import { parseIsoDate } from '@domain/stay/stay-date'
import { accountKey } from '@server/auth/account-key'
import { findUserByIdentifier } from '@server/auth/user-repository'
import { cancelBookings, updateBookingStatus } from '@server/booking/change-status'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { CommandError, UsageError } from './command-error'
import { listBookings } from './list-bookings'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run booking -- list [--status <status>] [--account <email or phone>] [--listing <id>]
                               [--from <day>] [--to <day>]
       npm run booking -- status <id> <status>
       npm run booking -- cancel <id> [<id> …]
       npm run booking -- cancel --account <email or phone>
'list' shows the newest booking first. With days, such as --from 2026-12-01 --to 2026-12-31, it shows
the stays of that time, also those that begin before it or end after it.
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
  from: { type: 'string' },
  to: { type: 'string' },
} as const

const parse = (args: readonly string[]) => parseCommandLine(args, options, USAGE)
type Given = ReturnType<typeof parse>

const wrong = (reason: string) => new UsageError(USAGE, reason)

function readId(text: string) {
  const isId: boolean = id.Check(text)
  if (!isId) throw wrong(`'${text}' is not the id of a booking or listing.`)
  return text
}

function readStatus(text: string) {
  const status = normaliseStatus(text)
  if (!status) throw wrong(`'${text}' is not a status.`)
  return status
}

function readDay(text: string) {
  const day = parseIsoDate(text)
  if (day === undefined) throw wrong(`'${text}' is not a day, such as 2026-12-31.`)
  return day
}

/** Refuses options that a verb does not have. */
function requireOnly(values: Given['values'], known: readonly string[]) {
  const other = Object.keys(values).find((name) => !known.includes(name))
  if (other !== undefined) throw wrong(`'--${other}' does not go with this.`)
}

const readWith = <Read>(read: (text: string) => Read, text: string | undefined) =>
  text === undefined ? undefined : read(text)

type Work = (database: Database, now: Date) => Promise<string>

/** Each verb reads its arguments and returns its work. */
const verbs: Record<string, (given: Given) => Work> = {
  list: ({ values, positionals: [word] }) => {
    if (word !== undefined) throw wrong(`'${word}' is unknown. Filters are options.`)
    const filters = {
      status: readWith(readStatus, values.status),
      listing: readWith(readId, values.listing),
      from: readWith(readDay, values.from),
      to: readWith(readDay, values.to),
    }
    if (filters.from && filters.to && filters.from > filters.to) {
      throw wrong('The day of --from is after that of --to.')
    }
    return async (database) => {
      const userId = await readWith((account) => findAccount(database, account), values.account)
      return listBookings(database, { ...filters, userId })
    }
  },
  status: ({ values, positionals: [bookingId, wanted, more] }) => {
    requireOnly(values, [])
    if (bookingId === undefined || wanted === undefined) throw wrong('Give an id and a status.')
    if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
    const [read, status] = [readId(bookingId), readStatus(wanted)]
    return (...given) => setStatus(read, status, ...given)
  },
  cancel: ({ values, positionals }) => {
    requireOnly(values, ['account'])
    const { account } = values
    if ((account === undefined) === (positionals.length === 0)) {
      throw wrong('Give either ids or an account.')
    }
    const ids = positionals.map(readId)
    return (...given) => cancel({ ids, account }, ...given)
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
  const read = verbs[verb]
  if (!read) throw new UsageError(USAGE, verb ? `'${verb}' is unknown.` : undefined)
  const work = read(parse(rest))
  return withCommandDatabase(env, (database) => work(database, now))
}
