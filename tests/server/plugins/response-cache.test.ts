import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DAY } from '@domain/time'
import { countStatements } from '@tests/server/counted-database'
import { describeOnEachDatabase } from '@tests/server/databases'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

const LIST = '/api/listing?limit=12'
const CACHED = { readings: 1, others: 0 }

/**
 * Starts a server of its own, and returns what a request costs: statements that ask what has changed,
 * and all others, of which a cached response needs none.
 */
async function startCounted(clock = () => NOW) {
  // PostgreSQL counts the transactions of all databases of a server, and other tests write there.
  const shared = await embeddedDatabase()
  await emptyTables(shared)
  const { database, sent, readings } = countStatements(shared)
  const app = await startTestServer(database, { clock })
  const cost = async (url: string) => {
    // Mails of a booking are sent beside the requests that follow it.
    await app.deliveries.deliverDue()
    const [before, asked] = [sent(), readings()]
    await app.inject(url)
    return { readings: readings() - asked, others: sent() - before - (readings() - asked) }
  }
  return { app, database: shared, cost }
}

describe('a cached response', () => {
  it('costs one small statement until somebody stores something', async () => {
    const { app, database, cost } = await startCounted()
    await seedListing(database, { name: 'Lagoon Loft' })
    const first = await app.inject(LIST)
    expect(await cost(LIST)).toEqual(CACHED)
    const again = await app.inject(LIST)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    const names = ['content-type', 'etag', 'cache-control', 'content-length', 'link'] as const
    for (const name of names)
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]])

    await seedListing(database, { name: 'Palm House' })
    expect(await cost(LIST)).not.toEqual(CACHED)
    expect((await app.inject(LIST)).json()).toMatchObject({ total: 2 })
  })

  it('does not outlast the day, and belongs to one address', async () => {
    let now = NOW
    const { database, cost } = await startCounted(() => now)
    await seedListing(database)
    expect(await cost(LIST)).not.toEqual(CACHED)
    expect(await cost(LIST)).toEqual(CACHED)
    expect(await cost(`${LIST}&city=Lekki`)).not.toEqual(CACHED)
    now = new Date(NOW.getTime() + DAY)
    expect(await cost(LIST)).not.toEqual(CACHED)
    expect(await cost(LIST)).toEqual(CACHED)
  })

  it('is dropped for newer ones when there are many, and stays while it is used', async () => {
    const { database, cost } = await startCounted()
    const description = 'Glass to the lagoon. '.repeat(2_000)
    for (let n = 0; n < 20; n += 1) await seedListing(database, { name: `Loft ${n}`, description })
    const page = (n: number) => `/api/listing?limit=20&minPrice=${n}`
    await cost(page(0))
    await cost(page(1))
    // Each response has 850,000 characters, so that nine of them fit.
    for (let n = 2; n < 12; n += 1) {
      await cost(page(n))
      expect(await cost(page(0))).toEqual(CACHED)
    }
    expect(await cost(page(1))).not.toEqual(CACHED)
  })

  it('is never an error', async () => {
    const { app, cost } = await startCounted()
    const url = '/api/listing/00000000-0000-4000-8000-000000000000'
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(await cost(url)).not.toEqual(CACHED)
  })

  it('outlasts what no response shows, and no booking, not even a cancelled one', async () => {
    const { app, database, cost } = await startCounted()
    const ada = await insertGuest(database)
    const listing = await seedListing(database)
    const addresses = [LIST, `/api/listing/${listing}`, '/api/amenities']
    const expectAll = async (isCached: boolean) => {
      for (const url of addresses)
        expect([url, (await cost(url)).others === 0]).toEqual([url, isCached])
    }
    await expectAll(false)
    await expectAll(true)
    const send = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: as(ada), payload })
    const heart = { listingId: listing, userId: ada._id }
    expect((await send('/api/favourites', heart)).statusCode).toBe(200)
    await expectAll(true)
    expect((await send('/api/booking', makePayload(ada._id, listing))).statusCode).toBe(201)
    await expectAll(false)
    await expectAll(true)
    expect((await send('/api/booking', makePayload(ada._id, listing))).statusCode).toBe(409)
    await expectAll(true)
    await database.updateTable('bookings').set({ status: 'Cancelled' }).execute()
    await expectAll(false)
  })
})

describeOnEachDatabase('cached responses', (database) => {
  it('are made anew after a write of another process', async () => {
    const app = await startTestServer(database())
    const other = await startTestServer(database())
    const ada = await insertGuest(database())
    const listing = await seedListing(database())
    const read = async () => (await app.inject(`/api/listing/${listing}`)).body
    const free = await read()
    expect(await read()).toBe(free)
    const payload = makePayload(ada._id, listing)
    const request = { method: 'POST', url: '/api/booking', headers: as(ada), payload } as const
    expect((await other.inject(request)).statusCode).toBe(201)
    expect(await read()).not.toBe(free)
  })

  it('are sent in each encoding, and as 304 to a client that has them', async () => {
    const app = await startTestServer(database())
    for (let n = 0; n < 5; n += 1) await seedListing(database(), { name: `Loft ${n}` })
    const plain = await app.inject(LIST)
    const read = (encoding: string) =>
      app.inject({ url: LIST, headers: { 'accept-encoding': encoding } })
    for (let n = 0; n < 2; n += 1) {
      const [small, zipped] = [await read('br'), await read('gzip')]
      expect(small.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    }
    const tag = String(plain.headers.etag)
    const known = await app.inject({ url: LIST, headers: { 'if-none-match': tag } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: LIST })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', tag])
  })
})
