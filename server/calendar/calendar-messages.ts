import type { MessageKind } from '@server/database/tables'
import { mail, none, type Compose } from '@server/delivery/composed'
import { failingParts } from '@server/mail/calendar-mails'
import { mailOf } from '@server/mail/mail-layout'

/** Tells the addresses of OPERATOR_EMAIL which calendars could not be read for a day. */
const failing: Compose = async ({ config, database }) => {
  const { operators } = config.mail
  const rows = await database
    .selectFrom('calendar_feeds as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select(['l.name as listing', 'f.name', 'f.error'])
    .where('f.told_at', 'is not', null)
    .orderBy('l.name')
    .limit(50)
    .execute()
  if (rows.length === 0 || operators.length === 0) return none
  const calendars = rows.map(({ listing, name, error }) => ({
    listing: listing ?? '',
    name,
    error: error ?? '',
  }))
  return mail(mailOf(operators, failingParts(calendars, config.publicUrl)))
}

/** Composer of the message about calendars that fail. */
export const calendarComposers = {
  'calendar-failing': failing,
} satisfies Partial<Record<MessageKind, Compose>>
