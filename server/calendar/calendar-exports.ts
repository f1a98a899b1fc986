import { createEvents, type EventAttributes } from 'ics'
import { sql } from 'kysely'
import { foldByOctets, partsOf } from '@domain/booking/stay-calendar'
import { brandCopy } from '@domain/copy/brand-copy'
import { calendarCopy } from '@domain/copy/calendar-copy'
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

/** DTSTAMP, which the library's types do not know. */
const stamp = (timestamp: number) => ({ timestamp })

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
  const events = rows.map((row): EventAttributes => {
    const changed = row.changed_at.getTime()
    return {
      uid: `${row.id}@${host}`,
      title: row.is_booking ? calendarCopy.booked : calendarCopy.blocked,
      start: partsOf(row.first),
      end: partsOf(row.after),
      sequence: row.sequence,
      // Follows from the data alone, so that an unchanged calendar has an unchanged ETag.
      ...stamp(changed),
      created: changed,
      lastModified: changed,
    }
  })
  const head = { productId: brandCopy.name, method: 'PUBLISH', calName: brandCopy.name }
  const { error, value } = createEvents(events, head)
  if (error || !value) throw error ?? new Error('There is no calendar.')
  const changedAt = rows.map(({ changed_at }) => changed_at).toSorted((a, b) => +b - +a)[0]
  return { text: foldByOctets(value), changedAt }
}
