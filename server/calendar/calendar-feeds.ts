import { sql, type Selectable } from 'kysely'
import { todayInLagos } from '@domain/stay/stay-date'
import { DAY, HOUR, MINUTE, SECOND } from '@domain/time'
import { messagesAbout, OPERATORS } from '@server/booking/queue-booking-messages'
import type { Config } from '@server/config/config'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database, Tables } from '@server/database/tables'
import { repeat } from '@server/housekeeping/repeat'
import { shareFor } from '@server/share-for'
import { changeNights } from './blocked-nights'
import { CalendarFault, fetchCalendar } from './fetch-calendar'
import { readCalendar, type TakenNights } from './read-calendar'

export type CalendarFeed = Selectable<Tables['calendar_feeds']>

/** Between two readings of a feed, with a tenth more or less, so that not all come at once. */
const INTERVAL = 15 * MINUTE
/** Between two looks at what is due. */
const LOOK = 30 * SECOND
/** Feeds that are read at the same time. */
const AT_ONCE = 8
/** After which the operator hears of a feed that cannot be read. */
const PATIENCE = DAY
/** How long an echo stays one after what it repeats has gone. The other site reads us every few hours. */
const ECHO_TIME = 6 * HOUR

export interface ReadingOptions {
  database: Database
  config: Pick<Config, 'publicUrl' | 'calendarTrials'>
  now: Date
  /** Whether a calendar that is suddenly empty frees its nights. */
  acceptsEmpty?: boolean
}

/** Replaces what a feed says, so that nights which it no longer names are free. @returns what changed. */
async function replaceNights(
  transaction: Database,
  { id, listing_id: listing }: CalendarFeed,
  taken: readonly TakenNights[],
) {
  const { rows } = await sql<{ gone: number; added: number }>`
    with wanted as (
      select * from unnest(
        ${taken.map(({ uid }) => uid)}::text[],
        ${taken.map(({ checkIn, checkOut }) => `[${checkIn},${checkOut})`)}::daterange[],
        ${taken.map(({ summary }) => summary || null)}::text[]
      ) as each (uid, nights, reason)
    ), gone as (
      delete from blocked_nights b where b.feed_id = ${id}::uuid and not exists (
        select from wanted w where w.uid = b.uid and w.nights = b.nights)
      returning b.id
    ), added as (
      insert into blocked_nights (listing_id, feed_id, uid, nights, reason)
      select ${listing}::uuid, ${id}::uuid, w.uid, w.nights, w.reason from wanted w where not exists (
        select from blocked_nights b
        where b.feed_id = ${id}::uuid and b.uid = w.uid and b.nights = w.nights)
      returning id
    )
    select (select count(*) from gone)::int as gone, (select count(*) from added)::int as added`.execute(
    transaction,
  )
  const { gone = 0, added = 0 } = rows[0] ?? {}
  return gone + added === 0 ? undefined : `${added} added, ${gone} gone`
}

/**
 * Marks the nights of a feed that bookings and blocks of ours cover: the other site has read our calendar
 * and sends them back. What it calls reserved is a stay of its own, even on the same nights.
 */
const markEchoes = (transaction: Database, { id, listing_id: listing }: CalendarFeed, now: Date) =>
  sql`
    with ours as (
      select range_agg(nights) as nights from (
        select nights from bookings where listing_id = ${listing}::uuid and status <> 'Cancelled'
        union all
        select nights from blocked_nights where listing_id = ${listing}::uuid and feed_id is null
      ) as each
    ), judged as (
      select b.id,
        coalesce(ours.nights @> b.nights, false) and coalesce(b.reason, '') !~* '^reserved' as is_covered
      from blocked_nights b, ours where b.feed_id = ${id}::uuid
    )
    update blocked_nights b set
      covered_at = case when j.is_covered then ${now}::timestamptz else b.covered_at end,
      is_echo = j.is_covered
        or coalesce(b.is_echo and b.covered_at > ${new Date(now.getTime() - ECHO_TIME)}::timestamptz, false)
    from judged j
    where b.id = j.id and (j.is_covered or b.is_echo)`.execute(transaction)

/**
 * Tells host and operators of each booking whose nights the feed says are taken, once for as long as it
 * says so. Airbnb's own blocks, which move with the day, are no stay of anybody.
 */
const tellClashes = (transaction: Database, { id }: CalendarFeed, now: Date) =>
  sql`
    with clash as (
      select distinct on (b.id) b.id, n.nights, n.reason
      from blocked_nights n
      join bookings b on b.listing_id = n.listing_id and b.status <> 'Cancelled' and b.nights && n.nights
      where n.feed_id = ${id}::uuid and not n.is_echo and upper(b.nights) > ${todayInLagos(now)}::date
        and coalesce(n.reason, '') !~* '^airbnb \\(not available\\)'
      order by b.id, n.nights
    ), over as (
      delete from calendar_clashes c where c.feed_id = ${id}::uuid
        and not exists (select from clash where clash.id = c.booking_id)
    ), found as (
      insert into calendar_clashes (feed_id, booking_id, nights, summary, found_at)
      select ${id}::uuid, id, nights, reason, ${now}::timestamptz from clash
      on conflict do nothing
      returning booking_id
    )
    ${messagesAbout(
      sql`(select b.* from bookings b join found on found.booking_id = b.id)`,
      'calendar-clash',
      now,
      ['host', 'operator'],
    )}`.execute(transaction)

/** Tells whether a feed has nights from today on that are not ours. */
async function hasNights(database: Database, id: string, now: Date) {
  const found = await database
    .selectFrom('blocked_nights')
    .select('id')
    .where('feed_id', '=', id)
    .where('is_echo', '=', false)
    .where(sql`upper(nights)`, '>', todayInLagos(now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function fetchNights(
  feed: CalendarFeed,
  { database, config, now, acceptsEmpty }: ReadingOptions,
) {
  const today = todayInLagos(now)
  // Read whole once a day, because the days move on even where the file does not.
  const isKnown = feed.read_at !== null && todayInLagos(feed.read_at) === today
  const known = isKnown ? { etag: feed.etag, lastModified: feed.last_modified } : {}
  const options = { allowsPrivate: config.calendarTrials }
  const fetched = await fetchCalendar(feed.address, acceptsEmpty ? {} : known, options)
  if (!fetched) return undefined
  const { taken, leftOut } = readCalendar(fetched.text, today, new URL(config.publicUrl).hostname)
  if (taken.length === 0 && !acceptsEmpty && (await hasNights(database, feed.id, now))) {
    throw new CalendarFault('is suddenly empty')
  }
  const { etag = null, lastModified: last_modified = null } = fetched
  if (leftOut === 0) return { taken, etag, last_modified }
  // Read whole each time, so that its fault is known until it is mended.
  const error = `has unreadable events (${leftOut}), which are left out`
  return { taken, etag: null, last_modified: null, error }
}

/** For a fault that may have begun earlier. */
const since = (now: Date) => sql<Date>`coalesce(failing_since, ${now}::timestamptz)`

/**
 * Reads a feed and stores what it says. A feed that cannot be read, or is suddenly empty, keeps its
 * nights. One of which single events cannot be read replaces them with the others.
 *
 * @returns what changed, or why it could not be read.
 */
export async function readFeed(feed: CalendarFeed, options: ReadingOptions): Promise<string> {
  const { database, now } = options
  try {
    const fetched = await fetchNights(feed, options)
    return await changeNights(database, feed.listing_id, async (transaction) => {
      const { taken, error, ...known } = fetched ?? {}
      const changes = taken && (await replaceNights(transaction, feed, taken))
      await markEchoes(transaction, feed, now)
      await tellClashes(transaction, feed, now)
      await transaction
        .updateTable('calendar_feeds')
        .set({
          ...known,
          ...(changes !== undefined && { changes, changed_at: now }),
          read_at: now,
          ...(error === undefined
            ? { failing_since: null, error: null, told_at: null }
            : { failing_since: since(now), error }),
        })
        .where('id', '=', feed.id)
        .execute()
      return [changes ?? 'unchanged', error].filter(Boolean).join(', ')
    })
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error
    const { message } = error
    await database
      .updateTable('calendar_feeds')
      .set({ error: message, failing_since: since(now) })
      .where('id', '=', feed.id)
      .execute()
    return message
  }
}

/** Takes a feed that is due, so that nobody else reads it, and says when it is due again. */
async function takeDueFeed(database: Database, now: Date) {
  const { rows } = await sql<CalendarFeed>`
    update calendar_feeds set due_at = ${sharedMoment(now, INTERVAL)}
      + (random() - 0.5) * make_interval(secs => ${INTERVAL / 5 / SECOND})
    where id in (
      select id from calendar_feeds where due_at <= ${sharedMoment(now)}
      order by due_at for update skip locked limit 1)
    returning *`.execute(database)
  return rows[0]
}

/** Queues a mail to the operators when a feed has failed for a day. */
const tellOfFailing = (database: Database, now: Date) =>
  sql`
    with failing as (
      update calendar_feeds set told_at = ${now}::timestamptz
      where failing_since <= ${new Date(now.getTime() - PATIENCE)}::timestamptz and told_at is null
      returning id
    )
    insert into outgoing_messages (kind, reader, recipient, due_at, created_at)
    select 'calendar-failing', 'operator', ${OPERATORS}, ${sharedMoment(now)}, ${sharedMoment(now)}
    where exists (select from failing)`.execute(database)

/** Reads every feed that is due, several at the same time, so that a slow one holds up no other. */
export async function readDueFeeds(options: ReadingOptions, onFault: (error: unknown) => void) {
  const { database, now } = options
  const readOneByOne = async () => {
    for (let feed; (feed = await takeDueFeed(database, now));) {
      await readFeed(feed, options).catch(onFault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOneByOne))
  await tellOfFailing(database, now)
}

interface KeepOptions extends Omit<ReadingOptions, 'now'> {
  clock: () => Date
  onFault: (error: unknown) => void
}

/**
 * Reads feeds when they are due, one pass after the other.
 *
 * @returns a function that stops it.
 */
export const keepReadingFeeds = ({ clock, onFault, ...options }: KeepOptions) =>
  repeat(
    shareFor(0, () => readDueFeeds({ ...options, now: clock() }, onFault)),
    LOOK,
    onFault,
  )
