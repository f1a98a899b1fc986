import type { User } from '@domain/schemas/auth-schema'
import type { Database, UsersTable } from '../database/tables'

/** What the rest of the server knows of the person behind a call. */
export type SignedInUser = User

interface UserRow {
  id: string
  email: string
  full_name: string | null
  profile_image: string | null
}

export const userColumns = [
  'users.id',
  'users.email',
  'users.full_name',
  'users.profile_image',
] as const

/** The wire form (section 3); what is not known is left out. */
export const toUser = ({ id, email, full_name, profile_image }: UserRow): User => ({
  _id: id,
  email,
  ...(full_name !== null && { fullName: full_name }),
  ...(profile_image !== null && { profileImage: profile_image }),
})

/** `identifier` is normalised: an address in lower case, or a phone number as '0…'. */
export async function findUserByIdentifier(database: Database, identifier: string) {
  const column = identifier.includes('@') ? 'email' : 'phone'
  return database
    .selectFrom('users')
    .select([...userColumns, 'password_hash'])
    .where(column, '=', identifier)
    .executeTakeFirst()
}

export interface NewUser extends Pick<
  UsersTable,
  'email' | 'phone' | 'full_name' | 'password_hash'
> {
  /** Made by the database when left out. */
  id?: string
  profile_image?: string | null
}

/** @returns the new user's id. */
export async function insertUser(database: Database, user: NewUser) {
  const { id } = await database
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
