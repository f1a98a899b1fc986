import type { Insertable } from 'kysely'
import type { User } from '@domain/schemas/auth-schema'
import type { Database, UsersTable } from '../database/tables'

/** What the rest of the server knows of the person behind a call. */
export type SignedInUser = User & {
  /** The phone is proved, the profile not complete. */
  isProvisional: boolean
}

interface UserRow {
  id: string
  email: string | null
  phone: string | null
  full_name: string | null
  profile_image: string | null
  is_provisional: boolean
}

export const userColumns = [
  'users.id',
  'users.email',
  'users.phone',
  'users.full_name',
  'users.profile_image',
  'users.is_provisional',
] as const

/** The wire form (section 3); what is not known is left out. */
export const toUser = (row: UserRow): User => ({
  _id: row.id,
  email: row.email ?? '',
  ...(row.full_name !== null && { fullName: row.full_name }),
  ...(row.profile_image !== null && { profileImage: row.profile_image }),
  ...(row.is_provisional && row.phone !== null && { phoneNo: row.phone }),
})

/** `identifier` is normalised: an address in lower case, or a phone number as '0…'. */
export async function findUserByIdentifier(database: Database, identifier: string) {
  const column = identifier.includes('@') ? 'email' : 'phone'
  return database
    .selectFrom('users')
    .select([...userColumns, 'password_hash', 'phone_verified'])
    .where(column, '=', identifier)
    .executeTakeFirst()
}

export type NewUser = Insertable<UsersTable>

/** @returns the new user's id; made by the database when left out. */
export async function insertUser(database: Database, user: NewUser) {
  const { id } = await database
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The account of a proved address; a new one where there is none.
 *
 * @returns the user's id.
 */
export async function findOrInsertByEmail(
  database: Database,
  email: string,
  fullName: string | undefined,
) {
  await database
    .insertInto('users')
    .values({ email, full_name: fullName?.slice(0, 200) ?? null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
