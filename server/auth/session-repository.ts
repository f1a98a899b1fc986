import { sql } from 'kysely'
import type { SessionsResponse } from '@domain/schemas/session-schema'
import { DAY, MINUTE } from '@domain/time'
import { databaseFaultOf } from '@server/database/database-faults'
import type { Database } from '@server/database/tables'
import { agentName } from './agent-name'
import { hashOfToken, newToken } from './secret-tokens'
import { toUser, userColumns, type SignedInUser } from './user-repository'

/** A session ends a week after its last use, and no later than its whole life after login. */
const IDLE_LIFE = 7 * DAY
/** Whole life of a session in milliseconds: with 'Remember me', and without. */
export const SESSION_LIFE = { remembered: 30 * DAY, plain: DAY } as const
/** Time in which an account with a verified number has to complete its profile. */
export const PROVISIONAL_LIFE = DAY
/** The last use is stored at most this often, so that most reads do not write. */
const TOUCH_EVERY = 5 * MINUTE

/**
 * Sessions that one account may have. Nobody uses more devices, but a program that logs in might.
 */
const MOST_SESSIONS = 100

/**
 * Time after which a session ends when its device logs in again, in milliseconds. Each tab of a
 * browser has a session of its own, and a login in one must not end the others.
 */
const LEFT_BEHIND = DAY

interface SessionOptions {
  /** Longest life of the session, in milliseconds. */
  life: number
  /** Id of the device, whose sessions of this user end that nobody has used for a day. */
  device?: string
  /** Browser and system, such as 'Chrome on Android'. */
  agent?: string
}

/** Ends the sessions of a user that were used longest ago, so that there is room for one more. */
async function endOldest(database: Database, userId: string) {
  const kept = database
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .limit(MOST_SESSIONS - 1)
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', kept)
    .execute()
}

/**
 * Opens a session.
 *
 * @returns the bearer token, which is stored nowhere else.
 */
export async function createSession(
  database: Database,
  userId: string,
  now: Date,
  { life, device, agent }: SessionOptions = { life: SESSION_LIFE.remembered },
) {
  const token = newToken()
  const deviceHash = device === undefined ? null : hashOfToken(device)
  if (deviceHash) {
    await database
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('device_hash', '=', deviceHash)
      .where('last_used_at', '<=', new Date(now.getTime() - LEFT_BEHIND))
      .execute()
  }
  await endOldest(database, userId)
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      device_hash: deviceHash,
      agent: agent ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .execute()
  return token
}

/** A full disk ends no session: the guest can still read. */
function passFullDisk(error: unknown) {
  if (databaseFaultOf(error) !== 'full') throw error
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
      .catch(passFullDisk)
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

/** Returns a user's valid sessions, the one used last first. */
export async function findSessions(
  database: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<SessionsResponse['sessions']> {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - IDLE_LIFE))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  const current = hashOfToken(token)
  return rows.map((row) => ({
    _id: row.id,
    device: row.agent ?? agentName(undefined),
    isCurrent: current.equals(row.token_hash),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}

/** Ends a user's sessions except the one of this token. */
export async function endOtherSessions(database: Database, userId: string, token: string) {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hashOfToken(token))
    .execute()
}

/** @returns whether the user had this session. */
export async function endSessionOf(database: Database, userId: string, id: string) {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
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
