import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '@server/build-server'
import { readConfig } from '@server/config/config'
import { connectDatabase, type DatabaseLocation } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { openMedia } from '@server/media/open-media'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'

interface OpenServerOptions {
  /**
   * Location of the data. Without it, the server uses this process's database in memory, which is
   * emptied first.
   */
  location?: DatabaseLocation
  /** Callback fired with each log line about a fault of the server. */
  onFault?: (line: string) => void
}

async function openDatabase(location: DatabaseLocation | undefined) {
  if (!location) {
    const database = await embeddedDatabase()
    await emptyTables(database)
    return { database, close: () => Promise.resolve() }
  }
  const opened = await connectDatabase(location)
  await migrateToLatest(opened.database)
  return opened
}

/** Opens a server inside this process, on a migrated database and with the given clock. */
export async function openServer(
  clock: () => Date,
  { location, onFault = () => undefined }: OpenServerOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://staylet.example',
    DATA_DIR: folder,
  })
  const { database, close } = await openDatabase(location)
  const { variants, uploads } = await openMedia(config, () => undefined)
  const app = await buildServer({
    config,
    database,
    clock,
    appDirectory: folder,
    variants,
    uploads,
    logger: { level: 'error', stream: { write: onFault } },
  })
  return {
    app,
    database,
    close: async () => {
      await app.close()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
