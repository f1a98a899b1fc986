import { todayInLagos } from '@domain/stay/stay-date'
import {
  blockNights,
  findBlocks,
  nightsOfBlock,
  unblockNights,
} from '@server/calendar/blocked-nights'
import { calendarAddress, renewAddress } from '@server/calendar/calendar-exports'
import { readFeed } from '@server/calendar/calendar-feeds'
import { CalendarFault, requireAllowed } from '@server/calendar/fetch-calendar'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { findImported } from '@server/import/import-listing'
import { oneLine } from '@server/one-line'
import { CommandError } from './command-error'
import type { Office, Values, Verbs, Work } from './run-verb'

/** Lines of the usage of `npm run listings` about nights and calendars. */
export const CALENDAR_USAGE = `       npm run listings -- block <key> <first night> <day after the last> [--why <reason>]
       npm run listings -- unblock <key> <first night> <day after the last>
       npm run listings -- blocks <key>
       npm run listings -- calendar-address <key> [--renew]
       npm run listings -- add-calendar <key> <name> <address>
       npm run listings -- remove-calendar <key> <name>
       npm run listings -- calendars [<key>]
       npm run listings -- read-calendars [<key>] [--accept-empty]
calendar-address prints where other sites read this listing's nights; --renew makes it a new one.
add-calendar has the server read another site's calendar every 15 minutes. remove-calendar frees its nights.
calendars shows when each was read, what changed and its last error. read-calendars reads them now;
--accept-empty frees the nights of one that has become empty.
The key is that of the file that the listing was imported from, or its id. Days are written 2026-12-24.`

export const calendarOptions = {
  why: { type: 'string' },
  renew: { type: 'boolean' },
  'accept-empty': { type: 'boolean' },
} as const

async function listingOf(database: Database, key: string) {
  const found = await findImported(database, key)
  if (!found) throw new CommandError(`There is no listing with the key ${key}.`)
  return found.id
}

/** What a call would refuse with fields is a sentence here. */
export async function inWords<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CalendarFault) throw new CommandError(`The calendar ${error.message}.`)
    if (!(error instanceof HttpError)) throw error
    const fields = Object.entries(error.fields ?? {}).map(([name, reason]) => `${name} ${reason}`)
    throw new CommandError(fields.length > 0 ? `${fields.join(', ')}.` : error.message)
  }
}

const line = (...cells: string[]) => cells.map(oneLine).join('\t')

const said = (blocks: Awaited<ReturnType<typeof findBlocks>>) =>
  blocks
    .map(({ startDate, endDate, calendar, reason = '' }) =>
      line(`${startDate} to ${endDate}`, calendar ?? 'blocked here', reason),
    )
    .join('\n') || 'Nothing is blocked.'

/** Blocks nights of a listing or frees them, and says what is blocked then. */
const changing =
  (change: typeof blockNights | typeof unblockNights) =>
  ({ why: reason }: Values<typeof calendarOptions>, key: string, from: string, to: string): Work =>
  async ({ database, now }) => {
    const [listing, today] = [await listingOf(database, key), todayInLagos(now)]
    await change(database, listing, { ...nightsOfBlock(from, to, today), reason })
    return said(await findBlocks(database, listing, today))
  }

/** Finds calendars, of one listing or of all. */
async function findFeeds(database: Database, key: string | undefined) {
  const listing = key === undefined ? undefined : await listingOf(database, key)
  return database
    .selectFrom('calendar_feeds as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .selectAll('f')
    .select(({ fn }) => [fn.coalesce('l.import_key', 'l.name').as('listing')])
    .$if(listing !== undefined, (query) => query.where('f.listing_id', '=', listing ?? ''))
    .orderBy('listing')
    .orderBy('f.name')
    .execute()
}

/** Reads calendars one after the other, and says of each what changed or why it could not be read. */
async function readNow({ database, config, now }: Office, key?: string, acceptsEmpty = false) {
  const lines: string[] = []
  for (const { listing, ...feed } of await findFeeds(database, key)) {
    const outcome = await readFeed(feed, { database, config, now, acceptsEmpty })
    lines.push(line(listing ?? '', feed.name, outcome))
  }
  return lines.join('\n') || 'There is no calendar.'
}

/** Verbs of `npm run listings` about nights, and about calendars of other sites. */
export const calendarVerbs: Verbs<typeof calendarOptions> = {
  block: { words: [3, 3], takes: ['why'], read: changing(blockNights) },
  unblock: { words: [3, 3], read: changing(unblockNights) },
  blocks: {
    words: [1, 1],
    read:
      (_, key) =>
      async ({ database, now }) =>
        said(await findBlocks(database, await listingOf(database, key), todayInLagos(now))),
  },
  'calendar-address': {
    words: [1, 1],
    takes: ['renew'],
    read:
      ({ renew }, key) =>
      async ({ database, config }) => {
        const listing = await listingOf(database, key)
        if (renew) await renewAddress(database, listing)
        return calendarAddress(database, listing, config.publicUrl)
      },
  },
  'add-calendar': {
    words: [3, 3],
    read: (_, key, name, address) => async (office) => {
      const { database, config, now } = office
      const listing = await listingOf(database, key)
      const { href, host } = requireAllowed(address, { allowsPrivate: config.calendarTrials })
      if (host === new URL(config.publicUrl).host)
        throw new CommandError('That is our own calendar.')
      const { numInsertedOrUpdatedRows: added } = await database
        .insertInto('calendar_feeds')
        .values({ listing_id: listing, name, address: href, due_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (added === 0n) throw new CommandError(`${key} has a calendar ${name} already.`)
      return readNow(office, key)
    },
  },
  'remove-calendar': {
    words: [2, 2],
    read:
      (_, key, name) =>
      async ({ database }) => {
        const { numDeletedRows: removed } = await database
          .deleteFrom('calendar_feeds')
          .where('listing_id', '=', await listingOf(database, key))
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
        if (removed === 0n) throw new CommandError(`${key} has no calendar ${name}.`)
        return `${name} is removed, and its nights are free.`
      },
  },
  calendars: {
    words: [0, 1],
    read:
      (_, key?: string) =>
      async ({ database }) => {
        const feeds = await findFeeds(database, key)
        const lines = feeds.map((feed) =>
          line(
            feed.listing ?? '',
            feed.name,
            // The rest of the address is a secret.
            new URL(feed.address).host,
            feed.read_at ? `read ${feed.read_at.toISOString()}` : 'never read',
            feed.changes
              ? `${feed.changes} ${feed.changed_at?.toISOString() ?? ''}`
              : 'nothing changed',
            feed.error
              ? `fails since ${feed.failing_since?.toISOString() ?? ''}: ${feed.error}`
              : 'no error',
          ),
        )
        return lines.join('\n') || 'There is no calendar.'
      },
  },
  'read-calendars': {
    words: [0, 1],
    takes: ['accept-empty'],
    read: (values, key?: string) => (office) => readNow(office, key, values['accept-empty']),
  },
}
