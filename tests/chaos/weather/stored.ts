import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '@domain/time'
import type { Database } from '@server/database/tables'
import { deleteOrphanPhotos } from '@server/housekeeping/delete-orphan-photos'
import { openMedia } from '@server/media/open-media'
import { UPLOADS_BELOW } from '@server/media/photo-uploads'
import type { Acknowledged } from './writes'

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Returns the acknowledged writes that are not stored, each as a text. */
export async function lostOf(
  database: Database,
  { bookings, hearts, signUps, uploads }: Acknowledged,
) {
  const ids = async (table: 'bookings' | 'listings') =>
    new Set((await database.selectFrom(table).select('id').execute()).map(({ id }) => id))
  const booked = await ids('bookings')
  const saved = await database.selectFrom('favourites').select(['user_id', 'listing_id']).execute()
  const pairs = new Set(saved.map((row) => `${row.user_id} ${row.listing_id}`))
  const queued = await database.selectFrom('outgoing_messages').select('recipient').execute()
  // The mailbox keeps only 200 messages, so a long run checks the links that were mailed.
  const mailed = await database.selectFrom('email_links').select('email as recipient').execute()
  const recipients = new Set([...queued, ...mailed].map(({ recipient }) => recipient))
  const photos = await database.selectFrom('listing_photos').select('listing_id').execute()
  const shown = new Set(photos.map(({ listing_id }) => listing_id))
  return [
    ...bookings.filter((id) => !booked.has(id)).map((id) => `booking ${id}`),
    ...hearts
      .filter(({ userId, listingId }) => !pairs.has(`${userId} ${listingId}`))
      .map(({ userId }) => `heart of ${userId}`),
    ...signUps.filter((email) => !recipients.has(email)).map((email) => `sign-up of ${email}`),
    ...uploads.filter((id) => !shown.has(id)).map((id) => `photo of listing ${id}`),
  ]
}

/**
 * Runs the clean-up of the next day, and returns every file without a row and every row without a
 * file.
 */
export async function orphansOf(database: Database, dataDir: string) {
  const media = await openMedia({ photoStorage: { kind: 'folder' }, dataDir }, () => undefined)
  const now = new Date(Date.now() + DAY)
  await deleteOrphanPhotos({ ...media, database, now })
  const rows = await database.selectFrom('listing_photos').select('storage_key').execute()
  const named = new Set(rows.map(({ storage_key }) => storage_key))
  const files = new Set(
    filesIn(join(dataDir, 'photos', UPLOADS_BELOW)).map((name) => `${UPLOADS_BELOW}/${name}`),
  )
  return [
    ...[...files].filter((key) => !named.has(key)).map((key) => `file ${key} has no row`),
    ...[...named].filter((key) => !files.has(key)).map((key) => `row ${key} has no file`),
    ...filesIn(join(dataDir, 'uploads')).map((name) => `partial upload ${name}`),
  ]
}
