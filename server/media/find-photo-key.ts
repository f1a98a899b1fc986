import type { Database } from '@server/database/tables'

/** Returns the key of a profile picture. It has no row, so its key contains its id. */
export const profilePictureKey = (id: string) => `profiles/${id}.webp`

/** Returns the key of a listing photo or a profile picture. The original may be missing. */
export async function findPhotoKey(database: Database, id: string) {
  const photo = await database
    .selectFrom('listing_photos')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirst()
  return photo?.storage_key ?? profilePictureKey(id)
}
