import type { MessageKind } from '@server/database/tables'
import { isEmailKey, mail, none, text, type Compose } from '@server/delivery/composed'
import { failingParts } from '@server/mail/calendar-mails'
import { mailOf } from '@server/mail/mail-layout'

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
  const calendars = rows.map(({ listing, name, error }) => ({
    listing: listing ?? '',
    name,
    error: error ?? '',
  }))
  const parts = failingParts(calendars, config.publicUrl)
  return isEmailKey(recipient)
    ? mail(mailOf(recipient, parts))
    : text({ to: recipient, text: `${parts.subject}. ${parts.body}` })
}

/** Composer of the message about calendars that fail. */
export const calendarComposers = {
  'calendar-failing': failing,
} satisfies Partial<Record<MessageKind, Compose>>
