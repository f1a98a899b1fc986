import { normalisePhone } from '@domain/contact'
import type { LoginAnswer, LoginPayload } from '@domain/schemas/auth-schema'
import type { Database } from '../database/tables'
import { HttpError } from '../http-error'
import { countLoginAttempt, forgiveLoginAttempts } from './login-limits'
import { passwordMatches } from './password-hashing'
import { createSession } from './session-repository'
import { findUserByIdentifier, toUser } from './user-repository'

/** An address in lower case, or a phone number as '0…': the form that users are stored in. */
export const accountKey = (identifier: string) =>
  identifier.includes('@') ? identifier.trim().toLowerCase() : normalisePhone(identifier)

/** The same words, status and work for an unknown account as for a wrong password. */
const refused = () =>
  new HttpError(
    401,
    'invalid_credentials',
    'The email address, phone number or password is not right.',
  )

/**
 * Opens a session.
 *
 * @param address The caller's, counted against guessing.
 * @throws HttpError 401 when account and password do not go together, 429 after too many tries.
 */
export async function logIn(
  database: Database,
  { identifier, password }: LoginPayload,
  address: string,
  now: Date,
): Promise<LoginAnswer> {
  const account = accountKey(identifier)
  await countLoginAttempt(database, 'address', address, now)
  await countLoginAttempt(database, 'account', account, now)
  const found = await findUserByIdentifier(database, account)
  if (!(await passwordMatches(found?.password_hash, password)) || !found) throw refused()
  await forgiveLoginAttempts(database, account, address)
  return { accessToken: await createSession(database, found.id, now), user: toUser(found) }
}
