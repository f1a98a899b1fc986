import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '@server/build-server'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { openMedia } from '@server/media/open-media'

/** Opens a server inside this process, on a new database in memory and with the given clock. */
export async function openServer(clock: () => Date) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://staylet.example',
    DATA_DIR: folder,
  })
  const { database, close } = await connectDatabase({ kind: 'memory' })
  await migrateToLatest(database)
  const { variants, uploads } = await openMedia(config, () => undefined)
  const app = await buildServer({
    config,
    database,
    clock,
    appDirectory: folder,
    variants,
    uploads,
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
