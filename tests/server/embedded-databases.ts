import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { databaseFolder } from '@server/database/database-files'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'

/** Opens and migrates a database once in this process and keeps it. */
export const onceMigrated = (open: () => Promise<OpenDatabase>) => {
  let migrated: Promise<Database> | undefined
  const openMigrated = async () => {
    const { database } = await open()
    await migrateToLatest(database)
    return database
  }
  return () => (migrated ??= openMigrated())
}

/**
 * The embedded database that this process keeps in memory, because creating one takes three seconds
 * of processor time. It may hold rows of earlier work.
 */
export const embeddedDatabase = onceMigrated(() => connectDatabase({ kind: 'memory' }))

let template: Promise<string> | undefined

async function makeTemplate() {
  const dataDir = mkdtempSync(join(tmpdir(), 'staylet-template-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { database, close } = await connectDatabase({ kind: 'folder', dataDir })
  await migrateToLatest(database)
  await close()
  return dataDir
}

/**
 * Puts a new, migrated database into a data folder without one. It is a copy, because creating a
 * database takes three seconds of a processor and copying one takes a fraction of a second.
 */
export async function copyNewDatabase(dataDir: string) {
  if (existsSync(databaseFolder(dataDir))) return
  cpSync(await (template ??= makeTemplate()), dataDir, { recursive: true })
}
