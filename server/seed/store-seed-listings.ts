import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { listingValues } from '@server/listing/listing-values'
import { learnWords } from '@server/listing/search-words'
import type { SeedListing } from './seed-listing'
import { seedPhotos } from './seed-photos'

/**
 * Adds made-up listings with their photos in one transaction. The rows travel as one JSON
 * parameter, because a statement has at most 65,535 parameters.
 */
export async function storeSeedListings(database: Database, listings: readonly SeedListing[]) {
  const rows = listings.map((listing) => ({
    ...listingValues(listing, listing),
    id: listing.id,
    host_id: null,
    rating: listing.rating ?? null,
    published: true,
    created_at: listing.createdAt,
  }))
  const photos = listings.map(({ id, photoStyle, photoCount }) => ({
    id,
    style: photoStyle,
    count: photoCount,
  }))
  await database.transaction().execute(async (transaction) => {
    // A crash loses the last batches at most, and the next run adds them again.
    await sql`set local synchronous_commit = off`.execute(transaction)
    const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column))
    await sql`
      insert into listings (${sql.join(columns)})
      select ${sql.join(columns)}
      from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)
      `.execute(transaction)
    await sql`
      insert into listing_photos
        (id, listing_id, position, storage_key, alt, colour, width, height)
      select overlay(home.id::text placing '0002-800' || photo.position from 10 for 9)::uuid,
        home.id, photo.position, photo.storage_key, photo.alt, photo.colour, photo.width,
        photo.height
      from json_to_recordset(${JSON.stringify(photos)}::json)
        as home (id uuid, style text, count integer)
      join json_to_recordset(${JSON.stringify(seedPhotos)}::json) as photo (style text,
        position integer, storage_key text, alt text, colour text, width integer, height integer)
        on photo.style = home.style and photo.position < home.count
      order by home.id, photo.position`.execute(transaction)
    await learnWords(
      transaction,
      rows.map(({ search_loose: text }) => text),
    )
  })
}
