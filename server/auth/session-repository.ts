import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { hashOfToken, newToken } from './secret-tokens'
import { toUser, userColumns, type SignedInUser } from './user-repository'

const DAY = 86_400_000
/** A session ends a week after its last use, and no later than a month after login. */
const IDLE_LIFE = 7 * DAY
const WHOLE_LIFE = 30 * DAY
/** An account with a verified number has this long to complete its profile. */
export const PROVISIONAL_LIFE = DAY
/** The last use is stored at most this often, so that most reads do not write. */
const TOUCH_EVERY = 5 * 60_000

/**
 * Opens a session.
 *
 * @param life Longest life of the session, in milliseconds.
 * @returns the bearer token, which is stored nowhere else.
 */
export async function createSession(
  database: Database,
  userId: string,
  now: Date,
  life = WHOLE_LIFE,
) {
  const token = newToken()
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .execute()
  return token
}

/** Returns the user of a valid session and records that the session was used. */
export async function findSessionUser(
  database: Database,
  token: string,
  now: Date,
): Promise<SignedInUser | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', hashOfToken(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', new Date(now.getTime() - IDLE_LIFE))
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - row.last_used_at.getTime() > TOUCH_EVERY) {
    await database
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('token_hash', '=', hashOfToken(token))
      .execute()
  }
  return { ...toUser(row), isProvisional: row.is_provisional }
}

export async function endSession(database: Database, token: string) {
  await database.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute()
}

/** Ends a user's sessions on every device. */
export async function endSessionsOf(database: Database, userId: string) {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Deletes sessions that have expired, and accounts that were never completed. */
export async function deleteExpiredSessions(database: Database, now: Date) {
  await database
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row('last_used_at', '<=', new Date(now.getTime() - IDLE_LIFE)),
      ]),
    )
    .execute()
  await sql`
    delete from users as u where is_provisional and created_at <= ${new Date(now.getTime() - PROVISIONAL_LIFE)}
      and not exists (select 1 from sessions where user_id = u.id)`.execute(database)
}
