import type { Database } from '@server/database/tables'

export async function isStaff(database: Database, userId: string) {
  const user = await database
    .selectFrom('users')
    .select('is_staff')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.is_staff ?? false
}

export const setStaff = (database: Database, userId: string, isStaffNow: boolean) =>
  database.updateTable('users').set({ is_staff: isStaffNow }).where('id', '=', userId).execute()

/** Returns all staff, by address. */
export const findStaff = (database: Database) =>
  database
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('is_staff', '=', true)
    .orderBy('email')
    .execute()
