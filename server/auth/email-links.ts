import { DAY } from '@domain/time'
import type { Database } from '@server/database/tables'
import { hashOfToken, newToken } from './secret-tokens'

/** How long a mailed link is valid, in milliseconds. */
export const EMAIL_LINK_LIFE = DAY

/**
 * Creates a link that completing the profile uses up.
 *
 * @returns the link's token.
 */
export async function issueEmailLink(
  database: Database,
  email: string,
  registrationId: string,
  intent: string | null,
  now: Date,
) {
  const token = newToken()
  await database
    .insertInto('email_links')
    .values({
      token_hash: hashOfToken(token),
      registration_id: registrationId,
      email,
      intent,
      created_at: now,
      expires_at: new Date(now.getTime() + EMAIL_LINK_LIFE),
    })
    .execute()
  return token
}

/** Finds the registration of a valid link without using the link up. */
export const findEmailLink = (database: Database, token: string, now: Date) =>
  database
    .selectFrom('email_links')
    .select(['registration_id', 'email', 'intent'])
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Finds the newest pending registration of an address, which a second mail continues. */
export const findRegistration = (database: Database, email: string, now: Date) =>
  database
    .selectFrom('email_links')
    .select(['registration_id', 'intent'])
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Uses up a link and all other links of the same address.
 *
 * @returns whether the link still existed. Only one of two concurrent calls gets true.
 */
export async function useEmailLink(database: Database, token: string, email: string) {
  const { numDeletedRows } = await database
    .deleteFrom('email_links')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  await database.deleteFrom('email_links').where('email', '=', email).execute()
  return numDeletedRows > 0n
}
