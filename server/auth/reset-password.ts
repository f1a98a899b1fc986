import { meetsPolicy, normalisePassword } from '@domain/account/passwords'
import { validationCopy } from '@domain/copy/validation-copy'
import type { ResetPasswordPayload } from '@domain/schemas/password-reset-schema'
import { inTransaction } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { invalidRequest, linkInvalid } from '@server/http-error'
import { accountKey } from './account-key'
import { clearAccountAttempts } from './attempt-limits'
import { hashPassword } from './password-hashing'
import { refuseGuessable } from './refuse-guessable'
import { findResetToken, useResetToken } from './reset-tokens'
import { endSessionsOf } from './session-repository'

/** What setting a password needs besides the request. */
export interface PasswordChecks {
  now: Date
  /** Tells whether a password is in a collection of breached ones. */
  isBreached: (password: string) => Promise<boolean>
}

/**
 * Sets a new password and ends every session of the account.
 *
 * @returns the user, and where to confirm it: the account's address, or its verified number.
 * @throws HttpError 400 for a password that is too weak or an invalid token.
 */
export async function resetPassword(
  database: Database,
  { token, email, newPassword: sent }: ResetPasswordPayload,
  { now, isBreached }: PasswordChecks,
) {
  const account = accountKey(email)
  const newPassword = normalisePassword(sent)
  if (!meetsPolicy('reset', newPassword)) {
    throw invalidRequest({ newPassword: validationCopy.passwordCriteria })
  }
  const opened = await findResetToken(database, token, account, now)
  if (!opened) throw linkInvalid()
  const { full_name, email: address } = await database
    .selectFrom('users')
    .select(['full_name', 'email'])
    .where('id', '=', opened.user_id)
    .executeTakeFirstOrThrow()
  const about = [account, full_name ?? '', address ?? '']
  await refuseGuessable(newPassword, about, 'newPassword', isBreached)
  const passwordHash = await hashPassword(newPassword)
  // Two links of one account that are used at once may deadlock.
  const user = await inTransaction(database, async (transaction) => {
    if (!(await useResetToken(transaction, token, opened.user_id))) throw linkInvalid()
    await endSessionsOf(transaction, opened.user_id)
    return transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', opened.user_id)
      .returning(['email', 'phone', 'phone_verified'])
      .executeTakeFirstOrThrow()
  })
  // Somebody else's guesses may have locked the account, and its owner has now proved who they are.
  for (const key of [user.email, user.phone]) {
    if (key === null) continue
    await clearAccountAttempts(database, accountKey(key))
  }
  const recipient = user.email ?? (user.phone_verified ? user.phone : null)
  return { userId: opened.user_id, recipient }
}
