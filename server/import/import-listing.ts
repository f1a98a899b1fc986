import { sql } from 'kysely'
import { missingFields } from '@domain/listing/listing-completeness'
import { present } from '@domain/present'
import type { Database } from '@server/database/tables'
import { placePhotos, removePhotos } from '@server/listing/change-listing'
import { isOwnId } from '@server/listing/listing-conditions'
import { findNames, holdNames } from '@server/listing/listing-names'
import { type ListingFields, listingValues } from '@server/listing/listing-values'
import {
  fieldsOf,
  insertPhotos,
  type NewPhoto,
  storedColumns,
  writeListing,
} from '@server/listing/save-listing'
import { learnWords } from '@server/listing/search-vocabulary'
import type { PhotoPlan } from './plan-photos'
import type { ImportedListing } from './read-listing-row'

/** A row that contradicts what is stored. The message says how. */
export class RowRefusal extends Error {}

/**
 * Returns the listing of an earlier import, or the one that an export named by its id. Like two
 * rows of one file, keys that differ only in capital letters are the same.
 */
export const findImported = (database: Database, key: string) =>
  database
    .selectFrom('listings')
    .select([...storedColumns, 'id', 'published', 'import_key'])
    // Each has an index, unlike the id as a text.
    .where((row) =>
      row.or([
        row('import_key', '=', key),
        sql<boolean>`lower(import_key) = lower(${key}::text)`,
        ...(isOwnId(key) ? [row('id', '=', key)] : []),
      ]),
    )
    .orderBy(sql`import_key = ${key} desc nulls last`)
    .limit(1)
    .executeTakeFirst()

type Stored = Awaited<ReturnType<typeof findImported>>

/**
 * Returns what a listing becomes by a row, and which fields it still lacks to be published.
 *
 * @throws RowRefusal when an incomplete listing is to be published.
 */
export async function mergeRow(
  database: Database,
  { row, hostId, before }: { row: ImportedListing; hostId: string | undefined; before: Stored },
) {
  const full: ListingFields = present({ ...(before && fieldsOf(before)), ...row.fields })
  const missing = missingFields(full)
  if (row.published === true && missing.length > 0) {
    throw new RowRefusal(`cannot be published without ${missing.join(', ')}`)
  }
  const withheld = row.published === undefined ? (before?.withheld ?? false) : !row.published
  const values = {
    ...listingValues(full, await findNames(database, full)),
    withheld,
    published: missing.length === 0 && !withheld,
    host_id: hostId ?? before?.host_id ?? null,
  }
  return { values, missing }
}

/** Tells whether a row changes anything besides photos. */
export const differs = (before: NonNullable<Stored>, after: object) =>
  Object.entries(after).some(
    ([name, value]) =>
      name in before &&
      JSON.stringify(before[name as keyof typeof before]) !==
        // Rates are written as text.
        (name === 'rates' ? value : JSON.stringify(value)),
  )

interface StoredRow {
  row: ImportedListing
  hostId: string | undefined
  /** Undefined leaves the photos as they are. */
  plan: PhotoPlan | undefined
  added: NewPhoto[]
  now: Date
}

/** Replaces the photos of a locked listing. @returns keys of originals that are no longer shown. */
async function replacePhotos(
  transaction: Database,
  id: string,
  plan: PhotoPlan,
  added: NewPhoto[],
) {
  const kept = plan.photos.map((photo) => photo.id)
  const unused = await removePhotos(transaction, id, sql`p.id <> all (${kept}::uuid[])`)
  if (added.length > 0) await insertPhotos(transaction, id, added)
  const placed = plan.photos.map((photo) => ({
    _id: photo.id,
    ...(photo.alt !== undefined && { alt: photo.alt }),
  }))
  await placePhotos(transaction, id, placed)
  return unused
}

/**
 * Creates or changes the listing of a row, in one transaction.
 *
 * @returns keys of originals that are no longer shown.
 * @throws RowRefusal
 */
export const storeRow = (database: Database, { row, hostId, plan, added, now }: StoredRow) =>
  database.transaction().execute(async (transaction) => {
    await holdNames(transaction)
    const found = await findImported(transaction, row.key)
    if (found) {
      await sql`select 1 from listings where id = ${found.id}::uuid for update`.execute(transaction)
    }
    const before = found && (await findImported(transaction, row.key))
    const { values } = await mergeRow(transaction, { row, hostId, before })
    const stored = { ...values, ...(!before && { import_key: row.key }) }
    const saved = await writeListing(transaction, before?.id, stored, now)
    if (values.published) await learnWords(transaction, [values])
    return plan ? replacePhotos(transaction, saved, plan, added) : []
  })
