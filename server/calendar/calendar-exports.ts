import { sql } from 'kysely'
import { brandCopy } from '@domain/copy/brand-copy'
import { calendarCopy } from '@domain/copy/calendar-copy'
import { calendarFile, calendarTime } from '@domain/stay/calendar-file'
import type { IsoDate } from '@domain/stay/stay-date'
import { isSameSecret, signatureOf } from '@server/auth/server-key'
import type { Database } from '@server/database/tables'

/** Characters of 256 random bits that an address has: 192 bits of them. */
const SECRET_LENGTH = 32

async function renewalsOf(database: Database, listingId: string) {
  const found = await database
    .selectFrom('calendar_exports')
    .select('renewals')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return found?.renewals ?? 0
}

/** Derives the secret of a listing's calendar, so that no table holds it. */
async function secretOf(database: Database, listingId: string) {
  const signed = `${listingId} ${await renewalsOf(database, listingId)}`
  return (await signatureOf(database, 'calendars', signed))
    .toString('base64url')
    .slice(0, SECRET_LENGTH)
}

export const isSecretOf = async (database: Database, listingId: string, secret: string) =>
  isSameSecret(secret, await secretOf(database, listingId))

/** Returns the address at which other sites read the nights of a listing. */
export const calendarAddress = async (database: Database, listingId: string, publicUrl: string) =>
  `${publicUrl}/api/listing/${listingId}/${await secretOf(database, listingId)}/calendar.ics`

/** Makes the address a new one. Whoever has the old one reads nothing any more. */
export const renewAddress = (database: Database, listingId: string) =>
  sql`
    insert into calendar_exports (listing_id, renewals) values (${listingId}::uuid, 1)
    on conflict (listing_id) do update set renewals = calendar_exports.renewals + 1`.execute(
    database,
  )

/** Notes that another site has read the calendar, at most once a minute. */
export const noteReading = (database: Database, listingId: string, now: Date) =>
  sql`
    insert into calendar_exports (listing_id, read_at) values (${listingId}::uuid, ${now}::timestamptz)
    on conflict (listing_id) do update set read_at = excluded.read_at
    where coalesce(calendar_exports.read_at < excluded.read_at - interval '1 minute', true)`.execute(
    database,
  )

interface TakenRow {
  id: string
  first: IsoDate
  after: IsoDate
  is_booking: boolean
  sequence: number
  changed_at: Date
}

/**
 * Returns the nights of a listing that are booked or blocked here, as a calendar without a word about
 * guests. Nights of other sites' calendars are not in it (R-171).
 */
export async function exportCalendar(
  database: Database,
  listingId: string,
  { publicUrl, today }: { publicUrl: string; today: IsoDate },
) {
  const { rows } = await sql<TakenRow>`
    select id, lower(nights) as first, upper(nights) as after, is_booking, sequence, changed_at
    from (
      select id, nights, true as is_booking, revision as sequence,
        coalesce(revised_at, created_at) as changed_at
      from bookings where listing_id = ${listingId}::uuid and status <> 'Cancelled'
      union all
      select id, nights, false, 0, created_at
      from blocked_nights where listing_id = ${listingId}::uuid and feed_id is null
    ) as taken
    where upper(nights) > ${today}::date order by nights, id`.execute(database)
  const host = new URL(publicUrl).hostname
  const events = rows.map(({ id, first, after, is_booking, sequence, changed_at }) => ({
    uid: `${id}@${host}`,
    title: is_booking ? calendarCopy.booked : calendarCopy.blocked,
    days: { checkIn: first, checkOut: after },
    sequence,
    // All times follow from the data, so that an unchanged calendar has an unchanged ETag.
    changedAt: changed_at,
    more: { CREATED: calendarTime(changed_at) },
  }))
  const changedAt = rows.map(({ changed_at }) => changed_at).toSorted((a, b) => +b - +a)[0]
  return { text: calendarFile(events, { name: brandCopy.name }), changedAt }
}
