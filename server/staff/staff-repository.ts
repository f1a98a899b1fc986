import type { Database } from '@server/database/tables'

export async function isStaff(database: Database, userId: string) {
  const user = await database
    .selectFrom('users')
    .select('is_staff')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.is_staff ?? false
}

/** @returns false when no account has this address. */
export async function setStaff(database: Database, email: string, isStaffNow: boolean) {
  const user = await database
    .updateTable('users')
    .set({ is_staff: isStaffNow })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return user !== undefined
}

/** Returns all staff, by address. */
export const findStaff = (database: Database) =>
  database
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('is_staff', '=', true)
    .orderBy('email')
    .execute()
