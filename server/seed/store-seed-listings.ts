import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '@server/database/tables'
import { listingValues } from '@server/listing/listing-values'
import { learnWords } from '@server/listing/search-words'
import type { SeedListing } from './seed-listing'
import { seedPhotos } from './seed-photos'

/** Listings after which the database may go on with the batch before. */
const BETWEEN_PAUSES = 50

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

const rowOf = (listing: SeedListing) => ({
  ...listingValues(listing, listing),
  id: listing.id,
  host_id: null,
  rating: listing.rating ?? null,
  published: true,
  created_at: listing.createdAt,
})

/**
 * Returns a function that prepares the listings of a batch.
 *
 * @param make Makes up the listing of an index.
 */
export function prepareSeedListings(make: (index: number) => SeedListing) {
  const newWords = newWordsOf()
  return async (from: number, size: number): Promise<PreparedListings> => {
    const [rows, photos]: [ReturnType<typeof rowOf>[], unknown[]] = [[], []]
    const words: string[] = []
    for (let index = from; index < from + size; index += 1) {
      const listing = make(index)
      const row = rowOf(listing)
      rows.push(row)
      photos.push({ id: listing.id, style: listing.photoStyle, count: listing.photoCount })
      words.push(...newWords(row.search_loose))
      if (index % BETWEEN_PAUSES === 0) await nextTurn()
    }
    return {
      columns: Object.keys(rows[0] ?? {}),
      rows: JSON.stringify(rows),
      photos: JSON.stringify(photos),
      newWords: words.join(' '),
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
    // PostgreSQL keeps the plan that looks up the listing of a photo. Made while the table is empty,
    // it would read the whole table for each photo until the next ANALYZE.
    await sql`set local enable_seqscan = off`.execute(transaction)
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
