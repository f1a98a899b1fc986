import type { Database } from '../database/tables'
import { hashOfAccount } from './account-key'
import { hashOfToken, newToken } from './secret-tokens'

const MINUTE = 60_000
/** Milliseconds: of a mailed link, and of the token that a right code is exchanged for. */
export const RESET_LIFE = { link: 30 * MINUTE, code: 10 * MINUTE } as const

interface NewResetToken {
  userId: string
  /** The address or number that asked. */
  account: string
  life: number
}

/** @returns a token that lets its holder set the account's password once. */
export async function issueResetToken(
  database: Database,
  { userId, account, life }: NewResetToken,
  now: Date,
) {
  const token = newToken()
  await database
    .insertInto('reset_tokens')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      subject_hash: hashOfAccount(account),
      expires_at: new Date(now.getTime() + life),
    })
    .execute()
  return token
}

/** The account that a token opens, while it is good and names the account that asked. */
export const findResetToken = (database: Database, token: string, account: string, now: Date) =>
  database
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('subject_hash', '=', hashOfAccount(account))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Uses a token up, and with it every other of the same account.
 *
 * @returns whether it was still there; of two that come at once only one is told so.
 */
export async function useResetToken(database: Database, token: string, userId: string) {
  const { numDeletedRows } = await database
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  await database.deleteFrom('reset_tokens').where('user_id', '=', userId).execute()
  return numDeletedRows > 0n
}

export async function deleteExpiredResetTokens(database: Database, now: Date) {
  await database.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute()
}
