import { MINUTE } from '@domain/time'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { countAttempt, giveBack, placeBuckets, type Bucket } from './attempt-limits'
import type { Caller } from './caller'
import { isKnownDevice } from './known-devices'
import { passwordMatches } from './password-hashing'
import { hashOfToken } from './secret-tokens'

/** How long a login or a confirmed password counts as proof of who is there, in milliseconds. */
export const PROOF_LIFE = 10 * MINUTE

export const wrongPassword = () =>
  new HttpError(403, 'invalid_credentials', 'The password is incorrect.')

export const confirmationNeeded = () =>
  new HttpError(403, 'confirmation_needed', 'Please enter your password first, or log in again.')

interface Confirmation {
  token: string
  userId: string
  password: string
}

/**
 * Records in the session that its user has just proved the password again. Guesses have limits like
 * those of logins, but separate ones, because a thief of the session must not lock the owner out.
 *
 * @throws HttpError 403 when the password is wrong, 429 after too many attempts.
 */
export async function confirmPassword(
  database: Database,
  { token, userId, password }: Confirmation,
  { address, device, now }: Caller,
) {
  const isKnown = await isKnownDevice(database, device, userId)
  const buckets: Bucket[] = isKnown
    ? [['login device', `${device} ${userId}`]]
    : [...placeBuckets('login', address), ['login account', `confirm ${userId}`]]
  await countAttempt(database, buckets, now)
  const user = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!(await passwordMatches(user?.password_hash, password))) {
    throw wrongPassword()
  }
  await giveBack(database, buckets)
  await database
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .execute()
}

/**
 * Passes a session whose user logged in, or confirmed the password, a moment ago.
 *
 * @throws HttpError 403 for any other.
 */
export async function requireRecentProof(database: Database, token: string, now: Date) {
  const session = await database
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  const proved = session?.confirmed_at ?? session?.created_at
  if (!proved || now.getTime() - proved.getTime() > PROOF_LIFE) {
    throw confirmationNeeded()
  }
}
