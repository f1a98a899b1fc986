import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { HOUR, MINUTE, SECOND } from '@domain/time'
import { addressKey, networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import { rateLimited } from '@server/http-error'

/** Bucket of attempts that refills steadily, in milliseconds. */
interface Limit {
  /** Attempts that a full bucket allows at once. */
  most: number
  /** Time after which one more attempt is allowed. */
  every: number
}

/**
 * Attempts that each scope allows. An address may try more often than an account, because many
 * guests share one address behind a mobile network's gateway. Devices that have logged in to the
 * account before have buckets of their own, so that strangers cannot lock its owner out.
 */
const LIMITS = {
  /** Strangers' guesses at one address or number: 50 in 30 days, and an account has at most two. */
  'login account': { most: 10, every: 18 * HOUR },
  'login device': { most: 20, every: 30 * MINUTE },
  'login address': { most: 100, every: 9 * SECOND },
  'login network': { most: 300, every: 3 * SECOND },
  /** One message is sent at once and the next waits for its minute. Any further one is dropped. */
  'mail pace': { most: 2, every: MINUTE },
  /** The page offers to send a text message again after half a minute. */
  'text pace': { most: 2, every: 30 * SECOND },
  /** At most five in any hour. */
  'mail account': { most: 3, every: 20 * MINUTE },
  'mail device': { most: 3, every: 20 * MINUTE },
  /** One network cannot use up what an account's other networks need. */
  'mail account and network': { most: 2, every: 30 * MINUTE },
  /** Text messages cost money. */
  'text account': { most: 5, every: 72 * MINUTE },
  'message address': { most: 100, every: 36 * SECOND },
  'message network': { most: 300, every: 12 * SECOND },
  /** Guesses at the codes of one account, however many codes are requested: 100 in 30 days. */
  'code account': { most: 25, every: 576 * MINUTE },
  'code device': { most: 10, every: 30 * MINUTE },
  'code address': { most: 100, every: 9 * SECOND },
  'code network': { most: 300, every: 3 * SECOND },
  /** Links and tokens, which are too long to guess. This limit only reduces load. */
  'link address': { most: 100, every: 9 * SECOND },
  'link network': { most: 300, every: 3 * SECOND },
} as const satisfies Record<string, Limit>

export type AttemptScope = keyof typeof LIMITS

/** Bucket to take an attempt from: its scope, and what is counted. */
export type Bucket = readonly [scope: AttemptScope, key: string]

const hashOf = (key: string) => createHash('sha256').update(key).digest()

const interval = (milliseconds: number) =>
  sql`make_interval(secs => ${milliseconds / SECOND}::double precision)`

/**
 * Takes one attempt in a single statement, so that concurrent attempts and those at other processes
 * all count. `full_at` is the time at which the bucket is full again (GCRA). A refused attempt
 * changes nothing and therefore prolongs nothing.
 *
 * @returns the time at which the bucket is full again, or undefined when it is empty.
 */
async function take(database: Database, [scope, key]: Bucket, now: Date) {
  const { most, every } = LIMITS[scope]
  const { rows } = await sql<{ full_at: Date }>`
    insert into attempts as a (scope, key_hash, full_at)
    values (${scope}, ${hashOf(key)}, ${now}::timestamptz + ${interval(every)})
    on conflict (scope, key_hash) do update set
      full_at = greatest(a.full_at, ${now}) + ${interval(every)}
    where a.full_at + ${interval(every)} <= ${now}::timestamptz + ${interval(most * every)}
    returning full_at`.execute(database)
  return rows[0]?.full_at
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
    .select('full_at')
    .where('scope', '=', scope)
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst()
  return row ? row.full_at.getTime() - now.getTime() - (most - 1) * every : 0
}

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
  const taken: Bucket[] = []
  for (const bucket of buckets) {
    if (await take(database, bucket, now)) {
      taken.push(bucket)
      continue
    }
    await giveBack(database, taken)
    return { by: bucket[0], wait: await waitFor(database, bucket, now) }
  }
  return undefined
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
 * Reserves the next moment at which a message may leave.
 *
 * @returns that moment, or undefined when a message that nobody has received yet is already due.
 */
export async function reserveMoment(
  database: Database,
  scope: 'mail pace' | 'text pace',
  key: string,
  now: Date,
) {
  const fullAt = await take(database, [scope, key], now)
  return fullAt && new Date(Math.max(now.getTime(), fullAt.getTime() - LIMITS[scope].every))
}

/** Fills the buckets of an account again, after its owner proved who they are. */
export async function clearAccountAttempts(database: Database, account: string) {
  await database
    .deleteFrom('attempts')
    .where('scope', 'in', ['login account', 'code account'])
    .where('key_hash', '=', hashOf(account))
    .execute()
}

export async function deleteOldAttempts(database: Database, now: Date) {
  await database.deleteFrom('attempts').where('full_at', '<=', now).execute()
}
