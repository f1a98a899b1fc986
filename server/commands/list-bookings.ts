import { stringify } from 'csv-stringify/sync'
import { plainText } from '@domain/plain-text'
import { nightsBetween } from '@domain/stay/stay-date'
import {
  matchingBookings,
  selectFullBookings,
  toFullBooking,
  type BookingFilters,
  type FullBooking,
} from '@server/booking/full-bookings'
import type { Database } from '@server/database/tables'
import { clashLines } from '@server/mail/calendar-mails'
import { counted } from './counted'

/** Bookings that the list shows at most. */
const MAX_LISTED = 500

export const LIST_FORMATS = ['table', 'csv', 'json'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]

/**
 * Returns what an operator looks for in a booking, in the order of the columns. A person's text begins
 * no line or column of its own, and cannot control a terminal.
 */
const fieldsOf = ({ booking, checkIn, checkOut, guest, account, host, clashes }: FullBooking) => ({
  id: booking._id,
  reference: booking.reference ?? '',
  status: booking.status,
  checkIn,
  checkOut,
  nights: nightsBetween(checkIn, checkOut),
  listing: plainText(booking.listing.name),
  guests: booking.travelersNo,
  total: booking.totalPrice,
  paid: booking.paid ?? 0,
  name: guest ? plainText(`${guest.firstName} ${guest.lastName}`) : '',
  phone: guest?.phone ?? '',
  email: guest?.email ?? '',
  account: account ?? '',
  host: host?.email ?? '',
  message: plainText(booking.specialRequests ?? ''),
  booked: booking.createdAt ?? '',
  heldUntil: booking.heldUntil ?? '',
  takenElsewhere: plainText(clashLines({ clashes }).join('; ')),
})
type Fields = ReturnType<typeof fieldsOf>

/** Returns one line, with tabs between the columns. */
const lineOf = (row: Fields) =>
  [
    row.id,
    row.status,
    `${row.checkIn} to ${row.checkOut}`,
    row.account,
    row.listing,
    ...(row.name ? [`${row.name} ${row.email} ${row.phone}`] : []),
    counted(row.guests, 'guest'),
    `total ${row.total}, paid ${row.paid}`,
    `booked ${row.booked}`,
    row.reference,
    ...(row.heldUntil ? [`held until ${row.heldUntil}`] : []),
    ...(row.takenElsewhere ? [`taken elsewhere: ${row.takenElsewhere}`] : []),
    ...(row.message ? [`message: ${row.message}`] : []),
  ].join('\t')

function tableOf(rows: readonly Fields[], isCut: boolean) {
  const count = counted(rows.length, 'booking')
  return [...rows.map(lineOf), `${isCut ? 'The newest ' : ''}${count}.`].join('\n')
}

const csvOf = (rows: readonly Fields[]) =>
  // A spreadsheet would execute a guest's name such as '=HYPERLINK(…)'.
  stringify([...rows], { header: true, escape_formulas: true, bom: true }).trimEnd()

/** Returns the bookings for the operator, newest first. */
export async function listBookings(
  database: Database,
  filters: BookingFilters,
  format: ListFormat = 'table',
): Promise<string> {
  const found = await selectFullBookings(database)
    .where(matchingBookings(filters))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .$if(format === 'table', (query) => query.limit(MAX_LISTED + 1))
    .execute()
  const rows = found.map((row) => fieldsOf(toFullBooking(row)))
  if (format === 'json') return JSON.stringify({ bookings: rows }, null, 2)
  if (format === 'csv') return csvOf(rows)
  return tableOf(rows.slice(0, MAX_LISTED), rows.length > MAX_LISTED)
}
