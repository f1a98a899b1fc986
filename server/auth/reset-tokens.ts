import { sql } from 'kysely'
import { MINUTE } from '@domain/time'
import type { Database } from '@server/database/tables'
import { hashOfAccount } from './account-key'
import { hashOfToken, newToken } from './secret-tokens'

/**
 * Life of a mailed link, and of the token that a correct code is exchanged for, in milliseconds.
 */
const RESET_LIFE = 10 * MINUTE
/** Age up to which a request that causes no mail renews a link, in milliseconds. */
const RENEWABLE = 30 * MINUTE

interface NewResetToken {
  userId: string
  /** The address or number that requested the reset. */
  account: string
  /** In milliseconds. */
  life?: number
}

/** @returns a token with which its holder can set the account's password once. */
export async function issueResetToken(
  database: Database,
  { userId, account, life = RESET_LIFE }: NewResetToken,
  now: Date,
) {
  const token = newToken()
  await database
    .insertInto('reset_tokens')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      subject_hash: hashOfAccount(account),
      created_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .execute()
  return token
}

/**
 * Makes the links that an address or number was sent in the last half hour valid again. When
 * strangers have used up its quota of mails, its owner gets no new link, and needs one that works
 * (R-143).
 */
export async function renewResetTokens(database: Database, account: string, now: Date) {
  await database
    .updateTable('reset_tokens')
    // A link that the operator made lives longer.
    .set({ expires_at: sql`greatest(expires_at, ${new Date(now.getTime() + RESET_LIFE)})` })
    .where('subject_hash', '=', hashOfAccount(account))
    .where('created_at', '>', new Date(now.getTime() - RENEWABLE))
    .execute()
}

/** Finds the account of a valid token that was issued for the same address or number. */
export const findResetToken = (database: Database, token: string, account: string, now: Date) =>
  database
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('subject_hash', '=', hashOfAccount(account))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Uses up a token and all other tokens of the same account.
 *
 * @returns whether the token still existed. Only one of two concurrent calls gets true.
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
  await database
    .deleteFrom('reset_tokens')
    .where('expires_at', '<=', now)
    .where('created_at', '<=', new Date(now.getTime() - RENEWABLE))
    .execute()
}
