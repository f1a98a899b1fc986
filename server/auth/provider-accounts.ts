import { plainText } from '@domain/plain-text'
import type { Database } from '@server/database/tables'
import { emailKey } from './account-key'
import type { ProvedPerson } from './sign-in-provider'
import { findUserByIdentifier } from './user-repository'

/** Account that a person may use, or why there is none. */
interface Recognised {
  kind: 'account' | 'to-join' | 'other-person'
  userId: string
}

const ownerOf = (database: Database, { issuer, subject }: ProvedPerson) =>
  database
    .selectFrom('provider_accounts')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Lets a person of a provider sign in to an account. An account has one person per provider. */
export async function addProviderAccount(
  database: Database,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
) {
  const added = await database
    .insertInto('provider_accounts')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

/**
 * Recognises a person by the provider's id for them, because an address may pass to somebody else.
 * A new person gets an account. An account with a password is joined only after its owner has
 * confirmed it by mail; one without has always belonged to the provider's person of that address.
 */
export const recogniseByProvider = (database: Database, person: ProvedPerson) =>
  database.transaction().execute(async (transaction): Promise<Recognised> => {
    const known = await ownerOf(transaction, person)
    if (known) return { kind: 'account', userId: known.user_id }
    const email = emailKey(person.email)
    const findOwner = () => findUserByIdentifier(transaction, person.email)
    const earlier = await findOwner()
    if (!earlier) {
      await transaction
        .insertInto('users')
        .values({ email, full_name: plainText(person.name ?? '').slice(0, 200) || null })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
    }
    const owner = earlier ?? (await findOwner())
    if (!owner) throw new Error('The account of a person who signs in with Google is missing.')
    const { id: userId, password_hash } = owner
    const other = await transaction
      .selectFrom('provider_accounts')
      .select('subject')
      .where('issuer', '=', person.issuer)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (other) return { kind: 'other-person', userId }
    if (password_hash !== null) return { kind: 'to-join', userId }
    const isAdded = await addProviderAccount(transaction, { ...person, userId })
    return { kind: isAdded ? 'account' : 'other-person', userId }
  })
