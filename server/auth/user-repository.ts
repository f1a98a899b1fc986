import type { Insertable, Selectable } from 'kysely'
import type { User } from '@domain/schemas/auth-schema'
import type { Database, Tables } from '@server/database/tables'
import { storedForms } from './account-key'

/** User who made a request, as the rest of the server sees them. */
export type SignedInUser = User & {
  /** True while the phone is verified but the profile is incomplete. */
  isProvisional: boolean
}

export const userColumns = [
  'users.id',
  'users.email',
  'users.phone',
  'users.full_name',
  'users.profile_image',
  'users.is_provisional',
  'users.contact_phone',
] as const

type UserRow = Pick<
  Selectable<Tables['users']>,
  (typeof userColumns)[number] extends `users.${infer Column}` ? Column : never
>

/** Converts a row to the API's form, leaving out unknown values. */
export const toUser = (row: UserRow): User => ({
  _id: row.id,
  email: row.email ?? '',
  ...(row.full_name !== null && { fullName: row.full_name }),
  ...(row.profile_image !== null && { profileImage: row.profile_image }),
  ...(!row.is_provisional && row.contact_phone !== null && { contactPhone: row.contact_phone }),
  ...(row.is_provisional && row.phone !== null && { phoneNo: row.phone }),
})

/** @param identifier An address or a phone number in any spelling. */
export async function findUserByIdentifier(database: Database, identifier: string) {
  const [preferred, other] = storedForms(identifier)
  const column = preferred.includes('@') ? 'email' : 'phone'
  return database
    .selectFrom('users')
    .select([...userColumns, 'password_hash', 'phone_verified'])
    .where(column, 'in', [preferred, other])
    .orderBy(({ eb }) => eb(column, '=', preferred), 'desc')
    .executeTakeFirst()
}

/** Returns where an account gets its messages: its address, its verified number, or null. */
export async function findRecipient(database: Database, userId: string) {
  const user = await database
    .selectFrom('users')
    .select(['email', 'phone', 'phone_verified'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? (user?.phone_verified ? user.phone : null)
}

export type NewUser = Insertable<Tables['users']>

/** @returns the new user's id, which the database creates when none is given. */
export async function insertUser(database: Database, user: NewUser) {
  const { id } = await database
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
