import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSession } from '@server/auth/session-repository'
import { insertUser } from '@server/auth/user-repository'
import { buildServer } from '@server/build-server'
import { readConfig } from '@server/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { insertListing } from '@server/listing/insert-listing'
import { openMedia } from '@server/media/open-media'

const names = ['Lagoon Loft', 'Palm Court', 'Terracotta House', 'Mono Heights', 'Ilashe Porch']
const cities = ['Lekki', 'Ikeja', 'Abuja', 'Ibadan', 'Enugu', 'Calabar', 'Kano', 'Jos']

/** Homes whose words and prices repeat in cycles of different lengths, the same in every run. */
async function insertHomes(database: Database, count: number) {
  const ids: string[] = []
  await database.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const home = {
        name: `${names[index % names.length]} ${index}`,
        description: `A quiet home number ${index} with a view, close to the market and the water.`,
        city: cities[index % cities.length] ?? '',
        state: `${cities[(index * 3) % cities.length]} State`,
        country: 'Nigeria',
        basePrice: 20_000 + (index % 97) * 1_000,
        bedroomNo: 1 + (index % 5),
        guestNo: 2 + (index % 8),
      }
      ids.push(await insertListing(transaction, home))
    }
  })
  return ids
}

async function insertGuests(database: Database, count: number) {
  const guests: { id: string; token: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const guest = { email: `guest-${index}@staylet.test`, phone: null, full_name: 'Guest' }
    const id = await insertUser(database, { ...guest, password_hash: 'unused' })
    guests.push({ id, token: await createSession(database, id, new Date()) })
  }
  return guests
}

/** The product's server over an embedded database in a folder, with homes and guests in it. */
export async function startBenchServer({ homes, guests }: { homes: number; guests: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const opened = await connectDatabase({ kind: 'folder', dataDir: folder })
  await migrateToLatest(opened.database)
  const homeIds = await insertHomes(opened.database, homes)
  const people = await insertGuests(opened.database, guests)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
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
    homeIds,
    people,
    close: async () => {
      await app.close()
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The floor of any HTTP answer: bare node:http that sends the same bytes. */
export async function startFloor(body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
