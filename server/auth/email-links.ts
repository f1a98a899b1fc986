import type { Database } from '../database/tables'
import { hashOfToken, newToken } from './secret-tokens'

/** Milliseconds that a mailed link is good for. */
export const EMAIL_LINK_LIFE = 24 * 60 * 60_000

/** @returns the token of a new link; completing the profile uses it up. */
export async function issueEmailLink(
  database: Database,
  email: string,
  registrationId: string,
  now: Date,
) {
  const token = newToken()
  await database
    .insertInto('email_links')
    .values({
      token_hash: hashOfToken(token),
      registration_id: registrationId,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + EMAIL_LINK_LIFE),
    })
    .execute()
  return token
}

/** The registration that a link belongs to, while it is good; looking uses nothing up. */
export const findEmailLink = (database: Database, token: string, now: Date) =>
  database
    .selectFrom('email_links')
    .select(['registration_id', 'email'])
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The registration that is under way for an address: a second mail carries the same id. */
export async function findRegistrationId(database: Database, email: string, now: Date) {
  const row = await database
    .selectFrom('email_links')
    .select('registration_id')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.registration_id
}

/**
 * Uses a link up, and with it every other of the same address.
 *
 * @returns whether it was still there; of two that come at once only one is told so.
 */
export async function useEmailLink(database: Database, token: string, email: string) {
  const { numDeletedRows } = await database
    .deleteFrom('email_links')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  await database.deleteFrom('email_links').where('email', '=', email).execute()
  return numDeletedRows > 0n
}

export async function deleteExpiredEmailLinks(database: Database, now: Date) {
  await database.deleteFrom('email_links').where('expires_at', '<=', now).execute()
}
