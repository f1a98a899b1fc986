import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { calendarCopy } from '@domain/copy/calendar-copy'
import { formatDay } from '@domain/stay/stay-date'
import type { FullBooking } from '@server/booking/full-bookings'
import type { MailParts } from './mail-layout'

/** Returns what other sites say about the nights of a booking, a line each. */
export const clashLines = ({ clashes }: Pick<FullBooking, 'clashes'>) =>
  clashes.map(({ calendar: name, summary, first, after }) => {
    const dates = bookingDetailsCopy.dates(formatDay(first), formatDay(after))
    return calendarCopy.otherSide({ name, summary: summary ?? '', dates })
  })

interface FailingCalendar {
  listing: string
  name: string
  error: string
}

/** Composes which calendars could not be read for a day. */
export const failingParts = (calendars: readonly FailingCalendar[], url: string): MailParts => ({
  ...calendarCopy.failing,
  body: [calendarCopy.failing.body, ...calendars.map(calendarCopy.failed)].join(' '),
  button: { label: calendarCopy.button, url },
  notes: [calendarCopy.whenEmpty],
  footer: calendarCopy.footer,
})
