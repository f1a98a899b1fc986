import { Compile } from 'typebox/compile'
import { normaliseStatus } from '@domain/booking/booking-status'
import { BOOKING_STATUSES, type BookingStatus } from '@domain/booking/status-table'
import { daySheetCopy } from '@domain/copy/day-sheet-copy'
import { IdSchema } from '@domain/schemas/common-schema'
import { formatDayLong, parseIsoDate, todayInLagos } from '@domain/stay/stay-date'
import { findUserByIdentifier } from '@server/auth/user-repository'
import {
  cancelBookings,
  clashOf,
  decideBooking,
  updateBookingStatus,
} from '@server/booking/change-status'
import { daySheet, sheetText } from '@server/booking/day-sheet'
import { findFullBooking } from '@server/booking/full-bookings'
import type { Config } from '@server/config/config'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { oneLine } from '@server/one-line'
import { CommandError, UsageError } from './command-error'
import { counted } from './counted'
import { LIST_FORMATS, listBookings } from './list-bookings'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'
import { HANDED_BY, recordPaid, recordRefunded, type Money } from './record-money'

const USAGE = `Usage: npm run booking -- list [--status <status>] [--account <email or phone>] [--listing <id>]
                               [--from <day>] [--to <day>] [--arrivals] [--departures] [--date <day>]
                               [--format table|csv|json]
       npm run booking -- sheet [--date <day>] [--listing <id>]
       npm run booking -- confirm <id or reference> [--text <message to the guest>] [--anyway]
       npm run booking -- decline <id or reference> [--text <message to the guest>]
       npm run booking -- status <id> <status> [--anyway]
       npm run booking -- cancel <id> [<id> …]
       npm run booking -- cancel --account <email or phone>
       npm run booking -- paid <reference> --amount <naira> --by <${HANDED_BY.join(' | ')}>
       npm run booking -- refunded <reference> --amount <naira>
'list' shows the newest booking first. With days, such as --from 2026-12-01 --to 2026-12-31, it shows
the stays of that time, also those that begin before it or end after it.
'--arrivals' and '--departures' are those of '--date', or of today. 'sheet' is a day's sheet for cleaners.
'confirm' and 'decline' answer a Pending booking, and say what it has become when somebody answered first.
'--anyway' confirms one whose nights another site says are taken.
The id is in the address of the booking page. The status is one of ${BOOKING_STATUSES.join(', ')}.
'paid' and 'refunded' record money that moved outside the payment service, by the booking's short
reference or id. What is paid in full confirms a Pending booking, unless PAYMENT_CONFIRMS is off.
'cancel --account' cancels every Pending booking of the account. Each guest gets a message.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

const id = Compile(IdSchema)

async function findAccount(database: Database, account: string) {
  const user = await findUserByIdentifier(database, account)
  if (!user) throw new CommandError(`There is no account ${account}.`)
  return user.id
}

const takenElsewhere = (reason: string) =>
  new CommandError(`${reason} Cancel there first, or confirm it with --anyway.`)

async function setStatus(
  { bookingId, status, anyway }: { bookingId: string; status: BookingStatus; anyway: boolean },
  database: Database,
  now: Date,
) {
  const before = await findFullBooking(database, bookingId)
  const clash = before?.booking.status === 'Pending' && clashOf(before)
  if (status === 'Confirmed' && clash && !anyway) throw takenElsewhere(clash)
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
    `${counted(cancelled.length, 'booking')} cancelled.`,
  ].join('\n')
}

const options = {
  status: { type: 'string' },
  account: { type: 'string' },
  listing: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  arrivals: { type: 'boolean' },
  departures: { type: 'boolean' },
  date: { type: 'string' },
  format: { type: 'string' },
  text: { type: 'string' },
  anyway: { type: 'boolean' },
  amount: { type: 'string' },
  by: { type: 'string' },
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

type Work = (database: Database, now: Date, config: Config) => Promise<string>

/** Reads the booking and the sum of money that has moved. */
function readMoney(
  { values, positionals: [booking, more] }: Given,
  known: readonly string[],
): Money {
  requireOnly(values, known)
  if (booking === undefined) throw wrong('Give the reference of a booking.')
  if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
  const amount = Number(values.amount)
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(values.amount ?? '') || amount === 0) {
    throw wrong('Give --amount in naira, such as 54500 or 54500.50.')
  }
  return { booking, amount }
}

const paymentOptions = ({ payments }: Config) => ({ confirms: payments.confirms })

const LISTED_BY = [
  'status',
  'account',
  'listing',
  'from',
  'to',
  'arrivals',
  'departures',
  'date',
  'format',
]

/** Finds the booking that an id or the reference of a mail names. */
async function findId(database: Database, text: string) {
  const isId: boolean = id.Check(text)
  if (isId) return text
  const row = await database
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', text.toUpperCase())
    .executeTakeFirst()
  if (!row) throw new CommandError(`There is no booking ${text}.`)
  return row.id
}

/** Reads an answer to a Pending booking, which somebody else may have answered first. */
function readAnswer(
  { values, positionals: [name, more] }: Given,
  status: 'Confirmed' | 'Cancelled',
): Work {
  requireOnly(values, status === 'Confirmed' ? ['text', 'anyway'] : ['text'])
  if (name === undefined) throw wrong('Name a booking by its id or reference.')
  if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
  return async (database, now) => {
    const bookingId = await findId(database, name)
    const { text: answer, anyway } = values
    const wanted = { id: bookingId, from: 'Pending', status, answer, anyway, now } as const
    const { isDecided, booking } = await decideBooking(database, wanted).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error
      if (error.statusCode === 404) throw new CommandError(`There is no booking ${name}.`)
      throw takenElsewhere(error.message)
    })
    const is = `Booking ${booking.reference ?? booking._id} (${oneLine(booking.listing.name)}) is`
    if (!isDecided) throw new CommandError(`${is} ${booking.status}. Nothing has changed.`)
    return `${is} now ${booking.status}.`
  }
}

/** Each verb reads its arguments and returns its work. */
const verbs: Record<string, (given: Given) => Work> = {
  list: ({ values, positionals: [word] }) => {
    if (word !== undefined) throw wrong(`'${word}' is unknown. Filters are options.`)
    requireOnly(values, LISTED_BY)
    const { arrivals, departures, date, format = 'table' } = values
    if (date !== undefined && !arrivals && !departures) {
      throw wrong("'--date' goes with '--arrivals' or '--departures'.")
    }
    const day = readWith(readDay, date)
    const shape = LIST_FORMATS.find((each) => each === format)
    if (!shape) throw wrong(`'${format}' is not one of ${LIST_FORMATS.join(', ')}.`)
    const filters = {
      status: readWith(readStatus, values.status),
      listing: readWith(readId, values.listing),
      from: readWith(readDay, values.from),
      to: readWith(readDay, values.to),
    }
    if (filters.from && filters.to && filters.from > filters.to) {
      throw wrong('The day of --from is after that of --to.')
    }
    return async (database, now) => {
      const userId = await readWith((account) => findAccount(database, account), values.account)
      const on = day ?? todayInLagos(now)
      const days = { ...(arrivals && { arrivals: on }), ...(departures && { departures: on }) }
      return listBookings(database, { ...filters, ...days, userId }, shape)
    }
  },
  sheet: ({ values, positionals: [word] }) => {
    requireOnly(values, ['date', 'listing'])
    if (word !== undefined) throw wrong(`'${word}' is one word too many.`)
    const [day, listing] = [readWith(readDay, values.date), readWith(readId, values.listing)]
    return async (database, now) => {
      const on = day ?? todayInLagos(now)
      return `${daySheetCopy.title(formatDayLong(on))}\n\n${sheetText(await daySheet(database, on, listing))}`
    }
  },
  confirm: (given) => readAnswer(given, 'Confirmed'),
  decline: (given) => readAnswer(given, 'Cancelled'),
  status: ({ values, positionals: [bookingId, wanted, more] }) => {
    requireOnly(values, ['anyway'])
    if (bookingId === undefined || wanted === undefined) throw wrong('Give an id and a status.')
    if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
    const anyway = values.anyway ?? false
    const change = { bookingId: readId(bookingId), status: readStatus(wanted), anyway }
    return (database, now) => setStatus(change, database, now)
  },
  paid: (given) => {
    const money = readMoney(given, ['amount', 'by'])
    const by = HANDED_BY.find((each) => each === given.values.by)
    if (!by) throw wrong(`Give --by with one of ${HANDED_BY.join(', ')}.`)
    return (database, now, config) =>
      recordPaid(database, { ...money, by }, paymentOptions(config), now)
  },
  refunded: (given) => {
    const money = readMoney(given, ['amount'])
    return (database, now, config) => recordRefunded(database, money, paymentOptions(config), now)
  },
  cancel: ({ values, positionals }) => {
    requireOnly(values, ['account'])
    const { account } = values
    if ((account === undefined) === (positionals.length === 0)) {
      throw wrong('Give either ids or an account.')
    }
    const ids = positionals.map(readId)
    return (database, now) => cancel({ ids, account }, database, now)
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
  return withCommandDatabase(env, (database, config) => work(database, now, config))
}
