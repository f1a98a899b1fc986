import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import { rateLimited } from '@server/http-error'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

interface Limit {
  most: number
  /** In milliseconds. */
  window: number
}

/**
 * Attempts per window, counted before anything else is checked. An address may try more often than
 * an account, because many guests share one address behind a mobile network's gateway. A code also
 * allows only five attempts (one-time-codes.ts).
 */
const LIMITS = {
  'login account': [
    { most: 10, window: 15 * MINUTE },
    { most: 50, window: DAY },
    { most: 300, window: MONTH },
  ],
  'login address': [{ most: 100, window: 15 * MINUTE }],
  /** Mails and text messages to one account. */
  'message account': [
    { most: 10, window: HOUR },
    { most: 20, window: DAY },
    { most: 60, window: MONTH },
  ],
  'message address': [{ most: 100, window: HOUR }],
  /** Guesses at the codes of one account, however many codes are requested. */
  'code account': [
    { most: 25, window: DAY },
    { most: 100, window: MONTH },
  ],
  'code address': [{ most: 100, window: 15 * MINUTE }],
  /** Links and tokens, which are too long to guess. This limit only reduces load. */
  'link address': [{ most: 100, window: 15 * MINUTE }],
} as const satisfies Record<string, readonly Limit[]>

export type AttemptScope = keyof typeof LIMITS

const nameOf = (scope: AttemptScope, { window }: Limit) => `${scope} ${window / MINUTE}`

const keyOf = (scope: AttemptScope, key: string) => {
  const counted = scope.endsWith('address') ? networkOf(key) : key
  return createHash('sha256').update(counted).digest()
}

/**
 * Counts an attempt in the database in one statement, so that concurrent attempts and those at
 * other processes all count.
 *
 * @param key An account's address or number, or a client's network address.
 * @throws HttpError 429 when a window's attempts are used up.
 */
export async function countAttempt(
  database: Database,
  scope: AttemptScope,
  key: string,
  now: Date,
) {
  const limits: readonly Limit[] = LIMITS[scope]
  const hash = keyOf(scope, key)
  const values = limits.map(
    (limit) =>
      sql`(${nameOf(scope, limit)}, ${hash}::bytea, ${new Date(now.getTime() + limit.window)}::timestamptz, 1)`,
  )
  const { rows } = await sql<{ scope: string; hits: number; ends_at: Date }>`
    insert into attempts as a (scope, key_hash, ends_at, hits) values ${sql.join(values)}
    on conflict (scope, key_hash) do update set
      hits = case when a.ends_at <= ${now} then 1 else a.hits + 1 end,
      ends_at = case when a.ends_at <= ${now} then excluded.ends_at else a.ends_at end
    returning scope, hits, ends_at`.execute(database)
  const mostOf = new Map(limits.map((limit) => [nameOf(scope, limit), limit.most]))
  const ends = rows
    .filter((row) => row.hits > (mostOf.get(row.scope) ?? 0))
    .map((row) => row.ends_at.getTime())
  if (ends.length > 0) throw rateLimited((Math.max(...ends) - now.getTime()) / 1000)
}

/** Deletes an account's attempts after a login or a new password. */
export async function forgiveAccount(
  database: Database,
  scope: 'login account' | 'code account',
  account: string,
) {
  await database
    .deleteFrom('attempts')
    .where(
      'scope',
      'in',
      LIMITS[scope].map((limit) => nameOf(scope, limit)),
    )
    .where('key_hash', '=', keyOf(scope, account))
    .execute()
}

/** Subtracts the attempt that a successful login counted for its address. */
export async function forgiveAddress(database: Database, address: string) {
  const scope = 'login address'
  await database
    .updateTable('attempts')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where(
      'scope',
      'in',
      LIMITS[scope].map((limit) => nameOf(scope, limit)),
    )
    .where('key_hash', '=', keyOf(scope, address))
    .where('hits', '>', 0)
    .execute()
}

export async function deleteOldAttempts(database: Database, now: Date) {
  await database.deleteFrom('attempts').where('ends_at', '<=', now).execute()
}
