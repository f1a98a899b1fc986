import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { demoGuests } from '@server/demo/demo-guests'
import { loadDemoData } from '@server/demo/load-demo-data'
import type { PhotoStorage } from '@server/media/photo-storage'
import { seedNames } from '@server/property-type/seed-names'

interface PrepareOptions {
  database: Database
  storage: PhotoStorage
  config: Config
  now: Date
  log: (line: string) => void
}

/** Tells whether there is any listing, including drafts. */
export async function hasListings(database: Database) {
  const listing = await database.selectFrom('listings').select('id').limit(1).executeTakeFirst()
  return listing !== undefined
}

/** Tells whether the database is new, or a first start ended before it loaded anything. */
const isEmpty = async (database: Database) => {
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return !user && !(await hasListings(database))
}

/** Adds the names that every marketplace has, with or without demo listings. */
export async function prepareNames(database: Database) {
  await seedNames(database, 'property_types', firstPropertyTypes)
  await seedNames(database, 'amenities', Object.values(firstAmenities))
}

/** Brings the schema up to date and loads the demo listings where the configuration says so. */
async function prepareData(options: PrepareOptions) {
  const { database, config, log } = options
  await migrateToLatest(database, log)
  await prepareNames(database)
  const isWanted =
    config.demoData === 'on' || (config.demoData === 'when-new' && (await isEmpty(database)))
  if (isWanted) await loadDemoData(options)
}

interface OpenPreparedOptions extends Omit<PrepareOptions, 'database'> {
  onChange: (line: string) => void
}

/**
 * Opens the database, migrates it and loads the demo data where that is configured. Preparing a
 * server has connections of its own, because a migration may take longer than any request.
 */
export async function openPreparedDatabase({
  onChange,
  ...options
}: OpenPreparedOptions): Promise<OpenDatabase> {
  const { database: location } = options.config
  const opened = await connectDatabase(location, { onChange, statementTime: 'unlimited' })
  try {
    await prepareData({ ...options, database: opened.database })
  } catch (error) {
    await opened.close()
    throw error
  }
  if (location.kind !== 'server') return opened
  await opened.close()
  return connectDatabase(location, { onChange, replica: options.config.replica })
}

/** Returns the demo accounts that exist, where this machine alone can use them. */
export async function findDemoAccounts(database: Database, config: Config): Promise<string[]> {
  if (config.apiOrigin !== undefined || !servesDevelopers(config)) return []
  const wanted = demoGuests.map(({ email }) => email)
  const rows = await database
    .selectFrom('users')
    .select('email')
    .where('email', 'in', wanted)
    .execute()
  return wanted.filter((email) => rows.some((row) => row.email === email))
}
