import { sql } from 'kysely'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { calendarCopy } from '@domain/copy/calendar-copy'
import { formatDay } from '@domain/stay/stay-date'
import type { MessageKind } from '@server/database/tables'
import { isEmailKey, mail, none, text, type Compose } from '@server/delivery/composed'
import { mailOf } from '@server/mail/mail-layout'

const datesOf = (first: string, after: string) =>
  bookingDetailsCopy.dates(formatDay(first), formatDay(after))

/** Tells host and operator of a booking, and of each calendar that says its nights are taken. */
const clash: Compose = async ({ config, database }, { recipient, booking_id: id }) => {
  const rows = await database
    .selectFrom('calendar_clashes as c')
    .innerJoin('calendar_feeds as f', 'f.id', 'c.feed_id')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select([
      'b.reference',
      'b.check_in',
      'b.check_out',
      'b.listing_snapshot',
      'f.name',
      'c.summary',
      sql<string>`lower(c.nights)`.as('first'),
      sql<string>`upper(c.nights)`.as('after'),
    ])
    .where('c.booking_id', '=', id)
    .where('b.status', '<>', 'Cancelled')
    .orderBy('f.name')
    .execute()
  const [row] = rows
  if (!row) return none
  const said = calendarCopy.clash({
    listing: row.listing_snapshot.name,
    reference: row.reference,
    dates: datesOf(row.check_in, row.check_out),
  })
  const others = rows.map(({ name, summary, first, after }) =>
    calendarCopy.otherSide({ name, summary: summary ?? '', dates: datesOf(first, after) }),
  )
  if (!isEmailKey(recipient)) {
    return text({ to: recipient, text: `${said.subject}. ${said.body} ${others.join(' ')}` })
  }
  return mail(
    mailOf(recipient, {
      ...said,
      body: [said.body, ...others].join(' '),
      button: { label: calendarCopy.button, url: config.publicUrl },
      notes: [calendarCopy.remedy],
      footer: calendarCopy.footer,
    }),
  )
}

/** Tells the operator which calendars could not be read for a day. */
const failing: Compose = async ({ config, database }, { recipient }) => {
  const rows = await database
    .selectFrom('calendar_feeds as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select(['l.name as listing', 'f.name', 'f.error'])
    .where('f.told_at', 'is not', null)
    .orderBy('l.name')
    .limit(50)
    .execute()
  if (rows.length === 0) return none
  const lines = rows.map(({ listing, name, error }) =>
    calendarCopy.failed({ listing: listing ?? '', name, error: error ?? '' }),
  )
  const said = calendarCopy.failing
  if (!isEmailKey(recipient)) return text({ to: recipient, text: `${said.subject}. ${said.body}` })
  return mail(
    mailOf(recipient, {
      ...said,
      body: [said.body, ...lines].join(' '),
      button: { label: calendarCopy.button, url: config.publicUrl },
      notes: [calendarCopy.whenEmpty],
      footer: calendarCopy.footer,
    }),
  )
}

/** Composers of the messages about calendars. */
export const calendarComposers = {
  'calendar-clash': clash,
  'calendar-failing': failing,
} satisfies Partial<Record<MessageKind, Compose>>
