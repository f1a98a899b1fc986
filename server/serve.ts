import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeOperatorToken } from '@server/backup/operator-token'
import { keepSendingSheets } from '@server/booking/day-sheet'
import { deafHomesMessage } from '@server/booking/deaf-homes'
import { keepReleasing } from '@server/booking/release-bookings'
import { keepReadingFeeds } from '@server/calendar/calendar-feeds'
import { readConfig } from '@server/config/config'
import { ownAddress } from '@server/config/network-address'
import { projectRoot } from '@server/config/project-root'
import { OpenConnections } from '@server/connections/open-connections'
import { shutDown } from '@server/connections/shut-down'
import { warnOfClocks } from '@server/housekeeping/compare-clocks'
import { clearOrphanPhotos } from '@server/housekeeping/delete-orphan-photos'
import { purgeOldRows } from '@server/housekeeping/purge-old-rows'
import { openMedia } from '@server/media/open-media'
import { rendererIn } from '@server/page/page-renderer'
import { logged } from '@server/plugins/errors'
import { logOutput } from '@server/start/log-output'
import { findDemoAccounts, hasListings, openPreparedDatabase } from '@server/start/prepare-data'
import { readyMessage } from '@server/start/ready-message'
import { identifyStore, sharePhotos } from '@server/start/share-photos'
import { startUpMessage } from '@server/start/start-up-message'
import { buildServer } from './build-server'

const print = (line: string) => console.log(line)

/** Ends the server by one signal, and returns the exit code of the process. */
export type End = (signal: NodeJS.Signals) => Promise<number>

function explain(error: unknown) {
  console.error(startUpMessage(error))
  return 1
}

async function start(onServing: (end: End) => void) {
  const config = readConfig(process.env)
  const clock = () => new Date()
  const { storage, storeCheck, variants, uploads } = await openMedia(config, (error) =>
    console.error(`A photo could not be encoded, stored or deleted: ${startUpMessage(error)}`),
  )
  const opened = await openPreparedDatabase({
    storage,
    config,
    now: clock(),
    log: print,
    onChange: (line) => console.error(line),
  })
  const { database } = opened
  if (config.database.kind === 'folder') await makeOperatorToken(config.dataDir)
  const connections = new OpenConnections()
  try {
    const app = await buildServer({
      config,
      database,
      clock,
      appDirectory: join(projectRoot(), 'dist', 'app'),
      loadRenderer: rendererIn(join(projectRoot(), 'dist', 'render', 'render-page.js')),
      variants,
      uploads,
      storeCheck,
      connections,
      databaseUsage: opened.usage,
      replica: opened.replica,
      logger: {
        level: config.mode === 'production' ? 'info' : 'warn',
        stream: logOutput(process.stdout),
      },
    })
    const onFault = (error: unknown) =>
      app.log.error({ fault: logged(error) }, 'housekeeping failed')
    await warnOfClocks({ database }, (line) => app.log.warn(line))
    const store = await identifyStore({ config, database, storeCheck })
    if (config.database.kind === 'server') {
      app.addHook('onClose', await sharePhotos({ store, database, onFault }))
    }
    app.addHook('onClose', purgeOldRows({ database, clock, onFault }))
    app.addHook('onClose', clearOrphanPhotos({ database, storage, uploads, clock, onFault }))
    app.addHook('onClose', keepReadingFeeds({ database, config, clock, onFault }))
    if (config.booking.pendingHours > 0) {
      app.addHook('onClose', keepReleasing({ database, clock, onFault }))
    }
    const { dailySheet: at } = config.mail
    if (at !== undefined) {
      app.addHook('onClose', keepSendingSheets({ at, database, clock, onFault }))
    }
    const accounts = await findDemoAccounts(database, config)
    const isEmpty = !(await hasListings(database))
    const deaf = await deafHomesMessage(database, config)
    // From here on guests are served, and a fault of the database does not end the process.
    await app.listen({ host: config.host, port: config.port })
    const { port } = app.server.address() as AddressInfo
    // Links in mails need the port, which is known only now.
    const address = ownAddress({ ...config, port })
    if (config.publicUrl === ownAddress({ ...config, port: 0 })) config.publicUrl = address
    const parts = { app, connections, closeDatabase: opened.close, log: print }
    onServing((signal) =>
      shutDown({ ...parts, drains: signal === 'SIGTERM' }).then(() => 0, explain),
    )
    const ready = { config, address, where: opened.where, accounts, isEmpty, deaf }
    for (const line of readyMessage(ready)) print(line)
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Serves guests. `onServing` receives what a signal does from then on. */
export const serve = (onServing: (end: End) => void) =>
  start(onServing).catch((error: unknown) => process.exit(explain(error)))
