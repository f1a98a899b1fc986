import { sql } from 'kysely'
import { daySheetCopy } from '@domain/copy/day-sheet-copy'
import { plainText } from '@domain/plain-text'
import { formatDayLong, LAGOS_OFFSET, todayInLagos, type IsoDate } from '@domain/stay/stay-date'
import { MINUTE } from '@domain/time'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database } from '@server/database/tables'
import { mail, none, type Compose } from '@server/delivery/composed'
import { repeat } from '@server/housekeeping/repeat'
import { mailOf } from '@server/mail/mail-layout'
import {
  matchingBookings,
  selectFullBookings,
  toFullBooking,
  type FullBooking,
} from './full-bookings'
import { OPERATORS } from './queue-booking-messages'

/** Statuses whose guests come. */
const COMING = sql<boolean>`b.status in ('Confirmed', 'Completed', 'Pending')`

const lineOf = ({ booking, guest }: FullBooking) =>
  [
    plainText(booking.listing.name),
    guest ? `${guest.firstName} ${guest.lastName}, ${guest.phone}` : daySheetCopy.noName,
    daySheetCopy.guests(booking.travelersNo),
    booking.reference ?? booking._id,
    ...(booking.status === 'Pending' ? [daySheetCopy.pending] : []),
    ...(booking.specialRequests ? [`"${plainText(booking.specialRequests)}"`] : []),
  ].join(' · ')

/** Returns who leaves and who arrives on a day, home by home, for those who clean. */
export async function daySheet(database: Database, day: IsoDate, listing?: string) {
  const find = async (filter: { arrivals: IsoDate } | { departures: IsoDate }) => {
    const rows = await selectFullBookings(database)
      .where(matchingBookings({ ...filter, listing }))
      .where(COMING)
      .orderBy(sql`b.listing_snapshot ->> 'name'`)
      .orderBy('b.id')
      .execute()
    return rows.map((row) => lineOf(toFullBooking(row)))
  }
  return { departures: await find({ departures: day }), arrivals: await find({ arrivals: day }) }
}

/** Returns the sheet as lines of text. */
export const sheetText = ({ departures, arrivals }: Awaited<ReturnType<typeof daySheet>>) =>
  [
    daySheetCopy.departures(departures.length),
    ...departures.map((line) => `- ${line}`),
    '',
    daySheetCopy.arrivals(arrivals.length),
    ...arrivals.map((line) => `- ${line}`),
  ].join('\n')

/** Composes the sheet of today for the addresses of OPERATOR_EMAIL. */
export const composeDaySheet: Compose = async ({ config, database, now }) => {
  const { operators } = config.mail
  if (operators.length === 0) return none
  const today = todayInLagos(now)
  const { departures, arrivals } = await daySheet(database, today)
  const title = daySheetCopy.title(formatDayLong(today))
  const lists = [
    { label: daySheetCopy.departures(departures.length), text: departures.join('\n') },
    { label: daySheetCopy.arrivals(arrivals.length), text: arrivals.join('\n') },
  ]
  return mail(
    mailOf(operators, {
      subject: title,
      heading: title,
      body: lists.map(({ label }) => label).join('. '),
      quotes: lists.filter(({ text }) => text !== ''),
      notes: [],
      footer: daySheetCopy.footer,
    }),
  )
}

/** Queues the mail once a day, when the clocks in Lagos show a time such as '07:00' or a later one. */
export const queueDaySheet = (database: Database, at: string, now: Date) =>
  database.transaction().execute(async (transaction) => {
    const today = todayInLagos(now)
    const time = new Date(now.getTime() + LAGOS_OFFSET).toISOString().slice(11, 16)
    if (time < at) return
    const taken = await transaction
      .insertInto('daily_tasks')
      .values({ name: 'sheet', done_on: today })
      .onConflict((row) =>
        row.column('name').doUpdateSet({ done_on: today }).where('daily_tasks.done_on', '<', today),
      )
      .returning('name')
      .executeTakeFirst()
    if (!taken) return
    await sql`
      insert into outgoing_messages (kind, reader, recipient, due_at, created_at)
      values ('daily-sheet', 'operator', ${OPERATORS}, ${sharedMoment(now)}, ${sharedMoment(now)})
    `.execute(transaction)
  })

interface SheetOptions {
  clock: () => Date
  database: Database
  at: string
  onFault: (error: unknown) => void
}

/**
 * Mails the sheet each day, once however many processes run.
 *
 * @returns a function that stops it.
 */
export const keepSendingSheets = ({ clock, database, at, onFault }: SheetOptions) =>
  repeat(() => queueDaySheet(database, at, clock()), MINUTE, onFault)
