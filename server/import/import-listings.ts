import { sql } from 'kysely'
import { isEmail } from '@domain/account/contact'
import { accountKey } from '@server/auth/account-key'
import { findUserByIdentifier, insertUser } from '@server/auth/user-repository'
import type { Database } from '@server/database/tables'
import type { PhotoStorage } from '@server/media/photo-storage'
import type { PhotoUploads } from '@server/media/photo-uploads'
import { differs, findImported, mergeRow, RowRefusal, storeRow } from './import-listing'
import { PhotoRefusal, type PhotoPlaces } from './photo-source'
import { planPhotos, storePhotos, tryPhotos } from './plan-photos'
import { readListingRow, type ImportedListing, type NameIds } from './read-listing-row'
import type { FileRow } from './read-rows'

export interface ImportOptions {
  database: Database
  storage: PhotoStorage
  /** Deletes originals that no listing shows, with their variants. */
  uploads: Pick<PhotoUploads, 'discard' | 'discardUnsaved'>
  places: PhotoPlaces
  /** Account of rows that name no host. */
  host: string | undefined
  /** Whether to create the accounts of hosts that have none. */
  createsHosts: boolean
  /** Checks everything and stores nothing. */
  isDryRun: boolean
  now: Date
  /** Aborted when the person stops the run. The rows up to then are complete. */
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}

export interface ImportReport {
  created: number
  changed: number
  unchanged: number
  /** A line for each refused row. */
  refused: string[]
  /** A line for each listing that lacks something, so that guests do not see it. */
  drafts: string[]
  /** Addresses of hosts whose accounts were created. */
  hosts: Set<string>
  isStopped: boolean
}

interface Imported {
  outcome: 'created' | 'changed' | 'unchanged'
  /** Fields without which the listing stays a draft. */
  missing: readonly string[]
}

async function nameIds(database: Database): Promise<NameIds> {
  const idsOf = async (table: 'property_types' | 'amenities') => {
    const rows = await database.selectFrom(table).select(['id', 'name']).execute()
    return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
  }
  return { propertyType: await idsOf('property_types'), amenities: await idsOf('amenities') }
}

/** Returns the id of a row's host, whose account it creates where the operator wants that. */
async function hostIdOf(
  { host, hostName }: ImportedListing,
  { database, createsHosts, isDryRun, ...options }: ImportOptions,
  report: ImportReport,
) {
  const given = host ?? options.host
  if (given === undefined) return undefined
  const key = accountKey(given)
  const user = await findUserByIdentifier(database, key)
  if (user) return user.id
  if (!createsHosts || !isEmail(key)) {
    throw new RowRefusal(
      `host: there is no account ${given}: npm run staff -- create-host ${given}, or import with --create-hosts`,
    )
  }
  report.hosts.add(key)
  if (isDryRun) return undefined
  return insertUser(database, {
    email: key,
    full_name: hostName || 'Host',
  })
}

/** Imports one row. Originals that were stored for a row that fails are deleted again. */
async function importRow(
  row: ImportedListing,
  options: ImportOptions,
  report: ImportReport,
): Promise<Imported> {
  const { database, storage, uploads, places, isDryRun, now } = options
  const hostId = await hostIdOf(row, options, report)
  const before = await findImported(database, row.key)
  const { values, missing } = await mergeRow(database, { row, hostId, before })
  const wanted = row.photos && { listingId: before?.id, names: row.photos, alts: row.alts }
  const plan = wanted && (await planPhotos(database, wanted, places))
  if (before && !plan?.isChanged && !differs(before, values)) {
    return { outcome: 'unchanged', missing }
  }
  const outcome = before ? ('changed' as const) : ('created' as const)
  if (isDryRun) {
    if (plan) await tryPhotos(plan)
    return { outcome, missing }
  }
  const stored: string[] = []
  try {
    const added = plan ? await storePhotos(storage, plan, stored) : []
    await uploads.discard(await storeRow(database, { row, hostId, plan, added, now }))
  } catch (error) {
    await uploads.discardUnsaved(stored, error)
    throw error
  }
  return { outcome, missing }
}

const reasonsOf = (faults: Record<string, string>) =>
  Object.entries(faults)
    .map(([column, reason]) => `${column} ${reason}`)
    .join('; ')

/**
 * Creates and changes listings row by row. A row is stored completely or not at all, and the next run
 * finds by its key what an earlier one has stored.
 */
export async function importListings(
  rows: readonly FileRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    created: 0,
    changed: 0,
    unchanged: 0,
    refused: [],
    drafts: [],
    hosts: new Set(),
    isStopped: false,
  }
  const names = await nameIds(options.database)
  const placeOf = new Map<string, string>()
  for (const [done, { at, cells, fault }] of rows.entries()) {
    options.onProgress(done, rows.length)
    if (options.signal.aborted) return { ...report, isStopped: true }
    const read = fault === undefined ? readListingRow(cells, names) : { faults: { row: fault } }
    if ('faults' in read) {
      report.refused.push(`${at}: ${reasonsOf(read.faults)}`)
      continue
    }
    const { key } = read.row
    const sameKey = key.toLowerCase()
    const twin = placeOf.get(sameKey)
    placeOf.set(sameKey, twin ?? at)
    try {
      if (twin !== undefined) throw new RowRefusal(`has the key of ${twin}`)
      const { outcome, missing } = await importRow(read.row, options, report)
      report[outcome] += 1
      if (missing.length > 0) {
        report.drafts.push(`${at} (${key}): stays a draft without ${missing.join(', ')}`)
      }
    } catch (error) {
      if (error instanceof PhotoRefusal)
        report.refused.push(`${at} (${key}): photos: ${error.message}`)
      else if (error instanceof RowRefusal) report.refused.push(`${at} (${key}): ${error.message}`)
      else throw error
    }
  }
  options.onProgress(rows.length, rows.length)
  // Searches are planned by it, and an embedded database would count its rows within an hour only.
  if (!options.isDryRun && report.created > 0) await sql`analyze listings`.execute(options.database)
  return report
}
