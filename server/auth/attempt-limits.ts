import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { SECOND } from '@domain/time'
import { addressKey, networkOf } from '@server/config/network-address'
import { sharedMoment } from '@server/database/shared-moment'
import type { Database } from '@server/database/tables'
import { rateLimited } from '@server/http-error'
import { LIMITS, type AttemptScope, type Limit } from './attempt-scopes'

/** Bucket to take an attempt from: its scope, and what is counted. */
export type Bucket = readonly [scope: AttemptScope, key: string]

const hashOf = (key: string) => createHash('sha256').update(key).digest()

const interval = (milliseconds: number) =>
  sql`make_interval(secs => ${milliseconds / SECOND}::double precision)`

const intervalOf = (milliseconds: (limit: Limit) => number, buckets: readonly Bucket[]) =>
  sql`case excluded.scope ${sql.join(
    buckets.map(([scope]) => sql`when ${scope} then ${interval(milliseconds(LIMITS[scope]))}`),
    sql` `,
  )} end`

/** SQL of the milliseconds from one moment until another. */
const millisecondsUntil = (later: RawBuilder<Date>, now: Date) =>
  sql<number>`(extract(epoch from ${later} - ${sharedMoment(now)}) * 1000)::double precision`

const fullAt = sql.ref<Date>('full_at')

/**
 * Takes one attempt from each bucket that has one, all of different scopes, in a single statement,
 * so that concurrent attempts and those at other processes all count. `full_at` is the time at
 * which a bucket is full again (GCRA), by the clock of the database: the buckets of a process whose
 * clock is ahead would be empty for all others. A refused attempt changes nothing, so it does not
 * prolong the wait.
 *
 * @returns the milliseconds until each bucket that was not empty is full again.
 */
async function takeEach(database: Database, buckets: readonly Bucket[], now: Date) {
  const every = intervalOf((limit) => limit.every, buckets)
  const { rows } = await sql<{ scope: string; left: number }>`
    insert into attempts as a (scope, key_hash, full_at)
    values ${sql.join(
      buckets.map(
        ([scope, key]) =>
          sql`(${scope}, ${hashOf(key)}, ${sharedMoment(now)} + ${interval(LIMITS[scope].every)})`,
      ),
    )}
    on conflict (scope, key_hash) do update set
      full_at = greatest(a.full_at + ${every}, excluded.full_at)
    where a.full_at + ${every} + ${every} <=
      excluded.full_at + ${intervalOf(({ most, every: each }) => most * each, buckets)}
    returning scope, ${millisecondsUntil(fullAt, now)} as left`.execute(database)
  return new Map(rows.map(({ scope, left }) => [scope, left]))
}

/** Returns attempts to their buckets. */
export async function giveBack(database: Database, buckets: readonly Bucket[]) {
  for (const [scope, key] of buckets) {
    await database
      .updateTable('attempts')
      .set({ full_at: sql`full_at - ${interval(LIMITS[scope].every)}` })
      .where('scope', '=', scope)
      .where('key_hash', '=', hashOf(key))
      .execute()
  }
}

/** Returns the milliseconds until an empty bucket allows one attempt. */
async function waitFor(database: Database, [scope, key]: Bucket, now: Date) {
  const { most, every } = LIMITS[scope]
  const row = await database
    .selectFrom('attempts')
    .select(millisecondsUntil(fullAt, now).as('left'))
    .where('scope', '=', scope)
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst()
  return row ? row.left - (most - 1) * every : 0
}

/** Ends the transaction of an attempt that one bucket refuses. */
const UNDO = new Error('A bucket is empty.')

/** Tells which bucket refused an attempt, and for how many milliseconds. */
export interface Refusal {
  by: AttemptScope
  wait: number
}

/**
 * Takes an attempt from all buckets or from none.
 *
 * @returns the refusal, or undefined when the attempt is allowed.
 */
export async function tryAttempt(
  database: Database,
  buckets: readonly Bucket[],
  now: Date,
): Promise<Refusal | undefined> {
  let empty: Bucket | undefined
  await database
    .transaction()
    .execute(async (transaction) => {
      const taken = await takeEach(transaction, buckets, now)
      empty = buckets.find(([scope]) => !taken.has(scope))
      // Undoes what was taken, before anybody else sees it.
      if (empty) throw UNDO
    })
    .catch((error: unknown) => {
      if (error !== UNDO) throw error
    })
  return empty && { by: empty[0], wait: await waitFor(database, empty, now) }
}

/**
 * Takes an attempt from all buckets or from none.
 *
 * @throws HttpError 429 when one of them is empty.
 */
export async function countAttempt(database: Database, buckets: readonly Bucket[], now: Date) {
  const refusal = await tryAttempt(database, buckets, now)
  if (refusal) throw rateLimited(refusal.wait / SECOND, refusal.by)
}

/** Returns the buckets of a client's address and of the network that it belongs to. */
export const placeBuckets = (
  kind: 'login' | 'message' | 'code' | 'link',
  address: string,
): Bucket[] => [
  [`${kind} address`, addressKey(address)],
  [`${kind} network`, networkOf(address)],
]

/**
 * Reserves the next moment at which a message may be sent.
 *
 * @returns the milliseconds until then, or undefined when a message that nobody has received yet is
 * already due.
 */
export async function reserveMoment(
  database: Database,
  scope: 'mail pace' | 'text pace',
  key: string,
  now: Date,
) {
  const left = (await takeEach(database, [[scope, key]], now)).get(scope)
  return left === undefined ? undefined : Math.max(0, left - LIMITS[scope].every)
}

/** Refills the buckets of an account after its owner proved who they are. */
export async function clearAccountAttempts(database: Database, account: string) {
  await database
    .deleteFrom('attempts')
    .where('scope', 'in', ['login account', 'code account'])
    .where('key_hash', '=', hashOf(account))
    .execute()
}

export async function deleteOldAttempts(database: Database, now: Date) {
  await database.deleteFrom('attempts').where('full_at', '<=', sharedMoment(now)).execute()
}
