import type { LoginAnswer, LoginPayload } from '@domain/schemas/auth-schema'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { accountKey } from './account-key'
import { countAttempt, forgiveAccount, forgiveAddress } from './attempt-limits'
import { passwordMatches } from './password-hashing'
import { createSession } from './session-repository'
import { findUserByIdentifier, toUser } from './user-repository'

/** The same message, status and work for an unknown account as for a wrong password. */
const refused = () =>
  new HttpError(
    401,
    'invalid_credentials',
    'The email address, phone number or password is incorrect.',
  )

/**
 * Opens a session.
 *
 * @param address The client's address, which is counted against guessing.
 * @throws HttpError 401 when account and password do not match, 429 after too many attempts.
 */
export async function logIn(
  database: Database,
  { identifier, password }: LoginPayload,
  address: string,
  now: Date,
): Promise<LoginAnswer> {
  const account = accountKey(identifier)
  await countAttempt(database, 'login address', address, now)
  await countAttempt(database, 'login account', account, now)
  const found = await findUserByIdentifier(database, account)
  if (!(await passwordMatches(found?.password_hash, password)) || !found) throw refused()
  await forgiveAccount(database, 'login account', account)
  await forgiveAddress(database, address)
  return { accessToken: await createSession(database, found.id, now), user: toUser(found) }
}
