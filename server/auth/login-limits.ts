import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, LoginAttemptsTable } from '../database/tables'
import { rateLimited } from '../http-error'

type Scope = LoginAttemptsTable['scope']

const WINDOW = 15 * 60_000
/** Tries in a window. Many guests share one address behind a mobile network's gateway. */
const ALLOWED: Record<Scope, number> = { account: 10, address: 100 }

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/**
 * Counts a try before the password is looked at, so that tries sent at once count as well.
 *
 * @throws HttpError 429 once a window's tries are used up.
 */
export async function countLoginAttempt(database: Database, scope: Scope, key: string, now: Date) {
  const { rows } = await sql<{ attempts: number; window_start: Date }>`
    insert into login_attempts as a (scope, key_hash, window_start, attempts)
    values (${scope}, ${hashOf(key)}, ${now}, 1)
    on conflict (scope, key_hash) do update set
      attempts = case when a.window_start <= ${startOfWindow(now)} then 1 else a.attempts + 1 end,
      window_start = case when a.window_start <= ${startOfWindow(now)} then ${now}
        else a.window_start end
    returning attempts, window_start`.execute(database)
  const row = rows[0]
  if (row && row.attempts > ALLOWED[scope]) {
    throw rateLimited((row.window_start.getTime() + WINDOW - now.getTime()) / 1000)
  }
}

/** A right password is no guess: the account starts afresh, the address gets its try back. */
export async function forgiveLoginAttempts(database: Database, account: string, address: string) {
  await database
    .deleteFrom('login_attempts')
    .where('scope', '=', 'account')
    .where('key_hash', '=', hashOf(account))
    .execute()
  await database
    .updateTable('login_attempts')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('scope', '=', 'address')
    .where('key_hash', '=', hashOf(address))
    .where('attempts', '>', 0)
    .execute()
}

export async function deleteOldLoginAttempts(database: Database, now: Date) {
  await database
    .deleteFrom('login_attempts')
    .where('window_start', '<=', startOfWindow(now))
    .execute()
}

function startOfWindow(now: Date) {
  return new Date(now.getTime() - WINDOW)
}
