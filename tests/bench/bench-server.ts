import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSession } from '@server/auth/session-repository'
import { insertUser } from '@server/auth/user-repository'
import { buildServer } from '@server/build-server'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { openMedia } from '@server/media/open-media'
import { BOOKS_MUCH } from '@tests/server/test-server'
import { seedListings, insertTypesAndAmenities } from './many-listings'

async function insertGuests(database: Database, count: number) {
  const guests: { id: string; token: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const guest = { email: `guest-${index}@staylet.test`, phone: null, full_name: 'Guest' }
    const id = await insertUser(database, { ...guest, password_hash: 'unused' })
    guests.push({ id, token: await createSession(database, id, new Date()) })
  }
  return guests
}

export interface BenchSize {
  listings: number
  guests: number
  /**
   * Address of a PostgreSQL database. Without it the server uses an embedded database in a folder.
   */
  url?: string
}

/** Starts the product's server with listings and guests in its database. */
export async function startBenchServer({ listings, guests, url }: BenchSize) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const opened = await connectDatabase(
    url ? { kind: 'server', url } : { kind: 'folder', dataDir: folder },
  )
  await migrateToLatest(opened.database)
  // A database that a bench keeps has its own.
  const named =
    listings > 0 ? await insertTypesAndAmenities(opened.database) : { types: [], amenities: [] }
  const listingIds = await seedListings(opened.database, listings, named)
  const people = await insertGuests(opened.database, guests)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...BOOKS_MUCH })
  const { variants, uploads } = await openMedia(config, () => undefined)
  const app = await buildServer({
    config,
    database: opened.database,
    clock: () => new Date(),
    appDirectory: join(folder, 'no-page'),
    variants,
    uploads,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    database: opened.database,
    listingIds,
    named,
    people,
    close: async () => {
      await app.close()
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a bare node:http server that sends the same bytes: the lower bound of any HTTP response.
 */
export async function startFloor(body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
