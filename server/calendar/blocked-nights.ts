import { sql } from 'kysely'
import type { BlockedNights } from '@domain/schemas/calendar-schema'
import { addMonths, isIsoDate, type IsoDate, type Stay } from '@domain/stay/stay-date'
import { inTransaction, isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, invalidRequest } from '@server/http-error'

/** Months from today in which nights can be blocked. */
const MOST_MONTHS = 36

/** @throws HttpError 400 with fields, unless the nights exist, in their order and soon enough. */
export function nightsOfBlock(startDate: string, endDate: string, today: IsoDate): Stay {
  const last = addMonths(today, MOST_MONTHS)
  const faults = {
    ...(!isIsoDate(startDate) && { startDate: 'must be a valid date' }),
    ...(!isIsoDate(endDate) && { endDate: 'must be a valid date' }),
    ...(endDate <= startDate && { endDate: 'must be later than startDate' }),
    ...(endDate > last && { endDate: `must be ${last} or earlier` }),
    ...(endDate <= today && { endDate: 'must be later than today' }),
  }
  if (Object.keys(faults).length > 0) throw invalidRequest(faults)
  return { checkIn: startDate, checkOut: endDate }
}

/** Frees the nights of our own blocks. What is blocked before and after them stays. */
async function free(transaction: Database, listingId: string, { checkIn, checkOut }: Stay) {
  const { rows } = await sql<{ nights: string }>`
    with gone as (
      delete from blocked_nights b
      where b.listing_id = ${listingId}::uuid and b.feed_id is null
        and b.nights && daterange(${checkIn}::date, ${checkOut}::date)
      returning b.nights, b.reason
    )
    select unnest(datemultirange(nights) - datemultirange(daterange(${checkIn}::date, ${checkOut}::date)))::text
      as nights, reason
    from gone`.execute(transaction)
  return rows as { nights: string; reason: string | null }[]
}

const insert = (
  transaction: Database,
  listingId: string,
  blocks: readonly { nights: string; reason: string | null }[],
) =>
  blocks.length === 0
    ? undefined
    : transaction
        .insertInto('blocked_nights')
        .values(blocks.map((block) => ({ ...block, listing_id: listingId })))
        .execute()

/** Changes taken nights one after the other, and not while a booking is stored. */
export const changeNights = <T>(
  database: Database,
  listingId: string,
  work: (transaction: Database) => Promise<T>,
) =>
  inTransaction(database, async (transaction) => {
    await sql`select from listings where id = ${listingId}::uuid for update`.execute(transaction)
    return work(transaction)
  })

/**
 * Blocks nights of a listing. The reason replaces that of nights which were blocked before.
 *
 * @throws HttpError 409 with the reference of a booking that holds one of them.
 */
export async function blockNights(
  database: Database,
  listingId: string,
  { reason, ...stay }: Stay & { reason?: string | undefined },
) {
  try {
    await changeNights(database, listingId, async (transaction) => {
      const rest = await free(transaction, listingId, stay)
      const nights = `[${stay.checkIn},${stay.checkOut})`
      await insert(transaction, listingId, [...rest, { nights, reason: reason ?? null }])
    })
  } catch (error) {
    if (!isRefusedBy(error, 'blocked_nights_not_booked')) throw error
    const { detail } = error as { detail?: string }
    throw new HttpError(409, 'dates_unavailable', `Booking ${detail} holds some of these nights.`)
  }
}

/** Frees nights that were blocked here. Those of other sites' calendars stay taken. */
export const unblockNights = (database: Database, listingId: string, stay: Stay) =>
  changeNights(database, listingId, async (transaction) => {
    await insert(transaction, listingId, await free(transaction, listingId, stay))
  })

/** Returns what is blocked in a listing from today on, and by whom. Echoes of our own nights are left out. */
export async function findBlocks(
  database: Database,
  listingId: string,
  today: IsoDate,
): Promise<BlockedNights[]> {
  const rows = await database
    .selectFrom('blocked_nights as b')
    .leftJoin('calendar_feeds as f', 'f.id', 'b.feed_id')
    .select([
      sql<IsoDate>`lower(b.nights)`.as('startDate'),
      sql<IsoDate>`upper(b.nights)`.as('endDate'),
      'b.reason',
      'f.name as calendar',
    ])
    .where('b.listing_id', '=', listingId)
    .where('b.is_echo', '=', false)
    .where(sql`upper(b.nights)`, '>', today)
    .orderBy('b.nights')
    .execute()
  return rows.map(({ startDate, endDate, reason, calendar }) => ({
    startDate,
    endDate,
    ...(reason !== null && { reason }),
    ...(calendar !== null && { calendar }),
  }))
}
