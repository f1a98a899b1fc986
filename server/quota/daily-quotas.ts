import { sql } from 'kysely'
import { quotaCopy } from '@domain/copy/quota-copy'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { DAY, MINUTE, SECOND } from '@domain/time'
import type { DailyQuotas } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'

export type QuotaKind = keyof DailyQuotas

/** Amount that a request adds. */
interface Addition {
  userId: string
  kind: string
  amount: number
  /** Amounts that one account may add in a day. */
  most: number
  now: Date
}

/** Kinds of things whose daily limits are settings. */
export interface Use extends Addition {
  kind: QuotaKind
}

/** Returns the moment at which an account's day for one kind ends. */
async function endOfDay(database: Database, { userId, kind, now }: Use) {
  const row = await database
    .selectFrom('quota_windows')
    .select('window_start')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return new Date(Math.max(now.getTime(), (row?.window_start ?? now).getTime() + DAY))
}

async function refuse(database: Database, use: Use): Promise<never> {
  const again = await endOfDay(database, use)
  // The minute that is shown must not be too early, so it is rounded up.
  const shown = formatLagosTime(new Date(again.getTime() + MINUTE - 1).toISOString())
  const thing = quotaCopy.things[use.kind](use.most)
  throw new HttpError(429, 'quota_used', quotaCopy.used(thing, shown), {
    retryAfter: Math.max(1, Math.ceil((again.getTime() - use.now.getTime()) / SECOND)),
    limit: `daily ${use.kind}`,
  })
}

/**
 * Counts what an account adds, in one statement, so that concurrent requests and those at other
 * processes all count. An account's day begins with its first addition and lasts 24 hours.
 *
 * @returns false, and counts nothing, when it would be too much.
 */
export async function tryUse(database: Database, use: Addition) {
  const { userId, kind, amount, most, now } = use
  const before = new Date(now.getTime() - DAY)
  const isOver = sql`q.window_start <= ${before}`
  const { rows } = await sql`
    insert into quota_windows as q (user_id, kind, window_start, used)
    select ${userId}::uuid, ${kind}, ${now}, ${amount}::bigint
    where ${amount}::bigint <= ${most}::bigint
    on conflict (user_id, kind) do update set
      used = excluded.used + case when ${isOver} then 0 else q.used end,
      window_start = case when ${isOver} then excluded.window_start else q.window_start end
    where excluded.used + case when ${isOver} then 0 else q.used end <= ${most}::bigint
    returning used`.execute(database)
  return rows.length > 0
}

/**
 * Counts what an account adds. A refused request changes nothing.
 *
 * @throws HttpError 429 with the time at which the account may go on.
 */
export async function countUse(database: Database, use: Use) {
  if (!(await tryUse(database, use))) await refuse(database, use)
}

/**
 * Refuses what no longer fits, before any work for it.
 *
 * @throws HttpError 429 with the time at which the account may go on.
 */
export async function requireQuota(database: Database, use: Use) {
  const row = await database
    .selectFrom('quota_windows')
    .select('used')
    .where('user_id', '=', use.userId)
    .where('kind', '=', use.kind)
    .where('window_start', '>', new Date(use.now.getTime() - DAY))
    .executeTakeFirst()
  if (Number(row?.used ?? 0) + use.amount > use.most) await refuse(database, use)
}

/** Deletes the days that have ended. */
export async function deleteOldQuotas(database: Database, now: Date) {
  await database
    .deleteFrom('quota_windows')
    .where('window_start', '<=', new Date(now.getTime() - DAY))
    .execute()
}
