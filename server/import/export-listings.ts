import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { Rate } from '@domain/schemas/listing-schema'
import type { Database } from '@server/database/tables'
import { ENTERED_COLUMNS, enteredFields, type EnteredColumns } from '@server/listing/listing-values'
import type { PhotoStorage } from '@server/media/photo-storage'
import { LIST_SEPARATOR, LISTING_COLUMNS, type ListingColumn } from './listing-columns'
import { exportedName } from './plan-photos'
import { printRate } from './rate-cells'

interface ExportedRow extends EnteredColumns {
  id: string
  import_key: string | null
  host: string | null
  host_name: string | null
  property_type: string | null
  amenities: string[]
  withheld: boolean
  photos: { id: string; alt: string | null; storage_key: string }[]
}

const selectAll = sql<ExportedRow>`
  select l.id, l.import_key, coalesce(u.email, u.phone) as host, u.full_name as host_name,
    ${sql.join(ENTERED_COLUMNS.map((name) => sql.ref(`l.${name}`)))}, t.name as property_type, l.withheld,
    array(
      select a.name from unnest(l.amenity_ids) with ordinality as each (id, place)
      join amenities a on a.id = each.id order by each.place
    ) as amenities,
    (
      select coalesce(json_agg(json_build_object('id', p.id, 'alt', p.alt, 'storage_key',
        p.storage_key) order by p.position), '[]')
      from listing_photos p where p.listing_id = l.id
    ) as photos
  from listings l
  left join users u on u.id = l.host_id
  left join property_types t on t.id = l.property_type_id
  order by l.created_at, l.id`

type Cell = string | number | boolean | null | undefined | readonly (string | Rate)[]

const cellsOf = (row: ExportedRow, photosBelow: string): Record<ListingColumn, Cell> => ({
  key: row.import_key ?? row.id,
  host: row.host,
  hostName: row.host_name,
  ...enteredFields(row),
  propertyType: row.property_type,
  amenities: row.amenities,
  photos: row.photos.map(({ id }) => posix.join(photosBelow, exportedName(id))),
  photoAlts: row.photos.map(({ alt }) => alt ?? ''),
  // A draft is published by itself once it is complete.
  published: row.withheld ? 'no' : null,
})

/** Joins the entries of a list. An entry must not look like two. */
const joined = (entries: readonly (string | Rate)[]) =>
  entries
    .map((entry) => (typeof entry === 'string' ? entry.replace(/[|\n]/g, ' ') : printRate(entry)))
    .join(` ${LIST_SEPARATOR} `)

const toCsv = (rows: readonly Record<ListingColumn, Cell>[]) =>
  stringify(
    rows.map((row) =>
      LISTING_COLUMNS.map((name) => {
        const cell = row[name]
        return typeof cell === 'object' && cell !== null ? joined(cell) : cell
      }),
    ),
    // A spreadsheet would execute a name such as '=HYPERLINK(…)'.
    { header: true, columns: [...LISTING_COLUMNS], escape_formulas: true, bom: true },
  )

interface Export {
  format: 'csv' | 'json'
  /** Folder that the originals are written to, and its way from the folder of the file. */
  photos?: { folder: string; below: string; storage: PhotoStorage }
  onProgress: (done: number, all: number) => void
}

/** Writes the originals of a listing's photos. @returns how many. */
async function writePhotos(
  photos: ExportedRow['photos'],
  { folder, storage }: NonNullable<Export['photos']>,
) {
  let count = 0
  for (const { id, storage_key } of photos) {
    const original = await storage.get(storage_key)
    if (!original) continue
    await pipeline(original, createWriteStream(join(folder, exportedName(id))))
    count += 1
  }
  return count
}

/**
 * Returns all listings, drafts included, as a file that can be imported again.
 *
 * @returns the text of the file, and the number of listings and photos.
 */
export async function exportListings(database: Database, { format, photos, onProgress }: Export) {
  const { rows } = await selectAll.execute(database)
  const listings = rows.map((row) => cellsOf(row, photos?.below ?? ''))
  let count = 0
  if (photos) {
    await mkdir(photos.folder, { recursive: true })
    for (const [done, row] of rows.entries()) {
      onProgress(done, rows.length)
      count += await writePhotos(row.photos, photos)
    }
    onProgress(rows.length, rows.length)
  }
  const text = format === 'json' ? `${JSON.stringify({ listings }, null, 2)}\n` : toCsv(listings)
  return { text, listings: listings.length, photos: count }
}
