import { normaliseStatus } from '@domain/booking/booking-status'
import { BOOKING_STATUSES, type BookingStatus } from '@domain/booking/status-table'
import { daySheetCopy } from '@domain/copy/day-sheet-copy'
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
import type { Env } from '@server/config/read-settings'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { isOwnId } from '@server/listing/listing-conditions'
import { oneLine } from '@server/one-line'
import { CommandError, UsageError } from './command-error'
import { counted } from './counted'
import { LIST_FORMATS, listBookings } from './list-bookings'
import { findBookingId, HANDED_BY, recordPaid, recordRefunded } from './record-money'
import { runVerb, type Values, type Verbs, type Work } from './run-verb'

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
       npm run booking -- refunded <reference> --amount <naira> [--payment <its reference>]
'list' shows the newest booking first. With days, such as --from 2026-12-01 --to 2026-12-31, it shows
the stays of that time, also those that begin before it or end after it.
'--arrivals' and '--departures' are those of '--date', or of today. 'sheet' is a day's sheet for cleaners.
'confirm' and 'decline' answer a Pending booking, and say what it has become when somebody answered first.
'--anyway' confirms one whose nights another site says are taken.
The id is in the address of the booking page. The status is one of ${BOOKING_STATUSES.join(', ')}.
'paid' and 'refunded' record money that moved outside the payment service, by the booking's short
reference or id. What is paid in full confirms a Pending booking, unless PAYMENT_CONFIRMS is off.
A whole refund at the payment service is recorded by its notice, and by 'npm run payments -- check
--all'. '--payment' says which of several payments was returned.
'cancel --account' cancels every Pending booking of the account. Each guest gets a message.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

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
  payment: { type: 'string' },
} as const

const wrong = (reason: string) => new UsageError(USAGE, reason)

function readId(text: string) {
  const isId: boolean = isOwnId(text)
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

const readWith = <Read>(read: (text: string) => Read, text: string | undefined) =>
  text === undefined ? undefined : read(text)

/** Reads a sum of money that has moved, in naira. */
function readAmount(amount = '') {
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(amount) || Number(amount) === 0) {
    throw wrong('Give --amount in naira, such as 54500 or 54500.50.')
  }
  return Number(amount)
}

type BookingValues = Values<typeof options>

/** Answers a Pending booking, which somebody else may have answered first. */
const answering =
  (status: 'Confirmed' | 'Cancelled') =>
  ({ text: answer, anyway }: BookingValues, name: string): Work =>
  async ({ database, now }) => {
    const bookingId = await findBookingId(database, name)
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

function readList(values: BookingValues): Work {
  const { account, arrivals, departures, date, format = 'table' } = values
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
  return async ({ database, now }) => {
    const userId = account === undefined ? undefined : await findAccount(database, account)
    const on = day ?? todayInLagos(now)
    const days = { ...(arrivals && { arrivals: on }), ...(departures && { departures: on }) }
    return listBookings(database, { ...filters, ...days, userId }, shape)
  }
}

const verbs: Verbs<typeof options> = {
  list: {
    words: [0, 0],
    takes: [
      'status',
      'account',
      'listing',
      'from',
      'to',
      'arrivals',
      'departures',
      'date',
      'format',
    ],
    read: readList,
  },
  sheet: {
    words: [0, 0],
    takes: ['date', 'listing'],
    read: (values) => {
      const [day, listing] = [readWith(readDay, values.date), readWith(readId, values.listing)]
      return async ({ database, now }) => {
        const on = day ?? todayInLagos(now)
        const sheet = await daySheet(database, on, listing)
        return `${daySheetCopy.title(formatDayLong(on))}\n\n${sheetText(sheet)}`
      }
    },
  },
  confirm: {
    words: [1, 1],
    takes: ['text', 'anyway'],
    read: answering('Confirmed'),
  },
  decline: {
    words: [1, 1],
    takes: ['text'],
    read: answering('Cancelled'),
  },
  status: {
    words: [2, 2],
    takes: ['anyway'],
    read: ({ anyway = false }, bookingId, wanted) => {
      const change = { bookingId: readId(bookingId), status: readStatus(wanted), anyway }
      return ({ database, now }) => setStatus(change, database, now)
    },
  },
  paid: {
    words: [1, 1],
    takes: ['amount', 'by'],
    read: (values, booking) => {
      const amount = readAmount(values.amount)
      const by = HANDED_BY.find((each) => each === values.by)
      if (!by) throw wrong(`Give --by with one of ${HANDED_BY.join(', ')}.`)
      return ({ database, config, now }) =>
        recordPaid(database, { booking, amount, by }, config.payments, now)
    },
  },
  refunded: {
    words: [1, 1],
    takes: ['amount', 'payment'],
    read: ({ payment, ...values }, booking) => {
      const amount = readAmount(values.amount)
      return ({ database, config, now }) =>
        recordRefunded(database, { booking, amount, payment }, config.payments, now)
    },
  },
  cancel: {
    words: [0, Infinity],
    takes: ['account'],
    read: ({ account }, ...words) => {
      if ((account === undefined) === (words.length === 0)) {
        throw wrong('Give either ids or an account.')
      }
      const ids = words.map(readId)
      return ({ database, now }) => cancel({ ids, account }, database, now)
    },
  },
}

/** Lists, confirms and cancels bookings, because no page for hosts does so yet. */
export const runBookingCommand = (args: readonly string[], env: Env, now?: Date) =>
  runVerb({ usage: USAGE, options, verbs }, args, env, now)
