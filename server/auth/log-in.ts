import type { LoginPayload } from '@domain/schemas/auth-schema'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { accountKey } from './account-key'
import { countAttempt, giveBack, placeBuckets, type Bucket } from './attempt-limits'
import type { Caller } from './caller'
import { isKnownDevice } from './known-devices'
import { hashPassword, isOutdated, passwordMatches } from './password-hashing'
import { inSignInTurn } from './sign-in-turns'
import { findUserByIdentifier } from './user-repository'

/** The same message, status and work for an unknown account as for a wrong password. */
export const wrongLogin = () =>
  new HttpError(
    401,
    'invalid_credentials',
    'The email address, phone number or password is incorrect.',
  )

interface CheckOptions {
  /** Tells whether this request may log in to an account at all. */
  isOpen: (userId: string) => boolean
  /** Called with the account, by id if it exists, when the password is wrong. */
  onWrong: (account: string) => Promise<void>
}

/**
 * Checks an account and its password. A device that the account has used before is counted
 * separately from all others, so that strangers cannot lock the owner out.
 *
 * @returns the account's user.
 * @throws HttpError 401 when account and password do not match, 429 after too many attempts, 503
 * when too many logins wait.
 */
export const checkLogin = (
  database: Database,
  { identifier, password }: LoginPayload,
  { address, device, now }: Caller,
  { isOpen, onWrong }: CheckOptions,
) =>
  inSignInTurn(device, async () => {
    const account = accountKey(identifier)
    const found = await findUserByIdentifier(database, identifier)
    const isKnown = await isKnownDevice(database, device, found?.id)
    const buckets: Bucket[] =
      isKnown && found
        ? [['login device', `${device} ${found.id}`]]
        : [...placeBuckets('login', address), ['login account', account]]
    await countAttempt(database, buckets, now)
    const matches = await passwordMatches(found?.password_hash, password)
    if (!matches || !found || !isOpen(found.id)) {
      await onWrong(found?.id ?? account)
      throw wrongLogin()
    }
    if (found.password_hash !== null && isOutdated(found.password_hash)) {
      await database
        .updateTable('users')
        .set({ password_hash: await hashPassword(password) })
        .where('id', '=', found.id)
        // A password that was changed meanwhile stays.
        .where('password_hash', '=', found.password_hash)
        .execute()
    }
    // Gives back this attempt only, because a login must not give strangers new guesses.
    await giveBack(database, buckets)
    return found
  })
