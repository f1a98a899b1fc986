import type { Database } from '../database/tables'

/** A profile picture has no row of its own: its key is made of its id. */
export const profilePictureKey = (id: string) => `profiles/${id}.webp`

/** Where the original of a photo of a home lies, or of a profile picture; it may not be there. */
export async function findPhotoKey(database: Database, id: string) {
  const photo = await database
    .selectFrom('listing_photos')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirst()
  return photo?.storage_key ?? profilePictureKey(id)
}
