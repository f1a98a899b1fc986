import { MINUTE } from '@domain/time'
import type { Database } from '@server/database/tables'
import { addProviderAccount } from './provider-accounts'
import { hashOfToken, newToken } from './secret-tokens'

/** How long the owner of an account may take to open the mailed link, in milliseconds. */
const JOIN_LIFE = 10 * MINUTE

interface JoinRequest {
  userId: string
  issuer: string
  subject: string
  /**
   * Id of the browser that requested it. The link works only there, so nobody is lured into
   * joining.
   */
  device: string
}

/** Records that a person of a provider wants to use an account. It replaces an earlier request. */
export async function requestJoin(
  database: Database,
  { userId, issuer, subject, device }: JoinRequest,
  now: Date,
) {
  const request = {
    issuer,
    subject,
    device_hash: hashOfToken(device),
    token_hash: null,
    expires_at: new Date(now.getTime() + JOIN_LIFE),
  }
  await database
    .insertInto('join_requests')
    .values({ user_id: userId, ...request })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(request))
    .execute()
}

/** @returns the token of the link to mail, or undefined when nobody asks to join any more. */
export async function issueJoinToken(database: Database, userId: string, now: Date) {
  const token = newToken()
  const { numUpdatedRows } = await database
    .updateTable('join_requests')
    .set({ token_hash: hashOfToken(token) })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? token : undefined
}

/**
 * Uses up a mailed link and joins the account.
 *
 * @returns the account's user, or undefined for a link that is not valid in this browser.
 */
export const useJoinLink = (database: Database, token: string, device: string, now: Date) =>
  database.transaction().execute(async (transaction) => {
    const request = await transaction
      .deleteFrom('join_requests')
      .where('token_hash', '=', hashOfToken(token))
      .where('device_hash', '=', hashOfToken(device))
      .where('expires_at', '>', now)
      .returning(['user_id', 'issuer', 'subject'])
      .executeTakeFirst()
    if (!request) return undefined
    const { user_id: userId, issuer, subject } = request
    return (await addProviderAccount(transaction, { issuer, subject, userId })) ? userId : undefined
  })
