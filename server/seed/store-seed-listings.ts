import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { listingValues } from '@server/listing/listing-values'
import { learnWords } from '@server/listing/search-words'
import type { SeedListing } from './seed-listing'
import { seedPhotos } from './seed-photos'

/** Made-up listings as they travel to the database. */
export interface PreparedListings {
  columns: readonly string[]
  /** JSON of the rows, because a statement has at most 65,535 parameters. */
  rows: string
  /** JSON of what tells the photos of each listing. */
  photos: string
  /** Loose text of the words that no batch before had. */
  newWords: string
}

/** Returns a function that returns the words of a loose text that it did not meet before. */
function newWordsOf() {
  const met = new Set<string>()
  return (looseText: string) => {
    const unmet: string[] = []
    for (const word of looseText.split(' ')) {
      if (met.has(word)) continue
      met.add(word)
      unmet.push(word)
    }
    return unmet
  }
}

/** Returns a function that prepares a batch of made-up listings. */
export function prepareSeedListings() {
  const newWords = newWordsOf()
  return (listings: readonly SeedListing[]): PreparedListings => {
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
    return {
      columns: Object.keys(rows[0] ?? {}),
      rows: JSON.stringify(rows),
      photos: JSON.stringify(photos),
      newWords: rows.flatMap(({ search_loose: text }) => newWords(text)).join(' '),
    }
  }
}

/** Adds made-up listings with their photos in one transaction. */
export async function storeSeedListings(
  database: Database,
  { columns, rows, photos, newWords }: PreparedListings,
) {
  await database.transaction().execute(async (transaction) => {
    // A crash loses the last batches at most, and the next run adds them again.
    await sql`set local synchronous_commit = off`.execute(transaction)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`
      insert into listings (${names})
      select ${names} from json_populate_recordset(null::listings, ${rows}::json)
      `.execute(transaction)
    await sql`
      insert into listing_photos
        (id, listing_id, position, storage_key, alt, colour, width, height)
      select overlay(home.id::text placing '820' || photo.position from 20 for 4)::uuid,
        home.id, photo.position, photo.storage_key, photo.alt, photo.colour, photo.width,
        photo.height
      from json_to_recordset(${photos}::json) as home (id uuid, style text, count integer)
      join json_to_recordset(${JSON.stringify(seedPhotos)}::json) as photo (style text,
        position integer, storage_key text, alt text, colour text, width integer, height integer)
        on photo.style = home.style and photo.position < home.count
      order by home.id, photo.position`.execute(transaction)
    await learnWords(transaction, [newWords])
  })
}
