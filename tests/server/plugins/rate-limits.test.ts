import Fastify from 'fastify'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { HOUR, MINUTE, SECOND } from '@domain/time'
import { readConfig } from '@server/config/config'
import type { ServerContext } from '@server/context'
import type { Database } from '@server/database/tables'
import { deleteOldRateWindows, limitRates } from '@server/plugins/rate-limits'
import { anotherClock } from '@tests/server/another-clock'
import { authorisationRows } from '@tests/server/auth/authorisation-rows'
import { describeOnEachDatabase, openNewDatabase } from '@tests/server/databases'
import { embeddedDatabase, onceMigrated } from '@tests/server/embedded-databases'
import { NOW, startTestServer } from '@tests/server/test-server'

it('lists are limited per address to more than any guest requests', async () => {
  let now = NOW
  const app = await startTestServer(await embeddedDatabase(), { clock: () => now })
  // The schema refuses this page number after the request was counted, which spares the database.
  const list = (remoteAddress: string) => app.inject({ url: '/api/listing?page=x', remoteAddress })
  for (let n = 0; n < 3_000; n += 1) expect((await list('192.0.2.1')).statusCode).toBe(400)
  const refused = await list('192.0.2.1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await list('192.0.2.2')).statusCode).toBe(400)
  now = new Date(now.getTime() + 60_000)
  expect((await list('192.0.2.1')).statusCode).toBe(400)
})

it('a clock that is put back refuses nobody for longer than one window', async () => {
  let now = NOW
  const app = await startTestServer(await embeddedDatabase(), { clock: () => now })
  const list = () => app.inject({ url: '/api/listing?page=x', remoteAddress: '192.0.2.3' })
  for (let n = 0; n < 3_000; n += 1) await list()
  expect((await list()).statusCode).toBe(429)
  now = new Date(now.getTime() - 3_600_000)
  expect((await list()).statusCode).toBe(400)
})

it('lists are limited together for all addresses of one IPv6 network', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const leftFor = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/listing?limit=1', remoteAddress })).headers[
      'x-ratelimit-remaining'
    ]
  expect(await leftFor('2001:db8::1')).toBe('2999')
  expect(await leftFor('2001:db8::ffff:2')).toBe('2998')
  expect(await leftFor('2001:db8:0:1::1')).toBe('2999')
  expect(await leftFor('192.0.2.1')).toBe('2999')
  expect(await leftFor('::ffff:192.0.2.1')).toBe('2998')
  expect(await leftFor('192.0.2.2')).toBe('2999')
})

it('every read that needs no token is limited', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const reads = authorisationRows
    .filter(({ call, statuses }) => call.startsWith('GET ') && statuses.visitor === 200)
    .map(({ call }) => call.slice('GET '.length).replace(/:\w+/g, crypto.randomUUID()))
  expect(reads.length).toBeGreaterThan(8)
  const open: string[] = []
  for (const url of [...reads, '/sitemap/listings/1.xml']) {
    const { headers } = await app.inject(url)
    if (headers['x-ratelimit-limit'] === undefined) open.push(url)
  }
  expect(open).toEqual([])
})

/** Returns a function that requests a route which three requests a minute may reach. */
async function startLimited(database: Database, clock: () => Date) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const deliveries = {} as ServerContext['deliveries']
  const config = readConfig({ NODE_ENV: 'test' })
  await app.register(limitRates, { database, clock, deliveries, config })
  app.get('/', { config: { rateLimit: { max: 3, timeWindow: MINUTE } } }, async () => 'ok')
  return async () => (await app.inject('/')).statusCode
}

const inTurn = async (asks: readonly (() => Promise<number>)[]) => {
  const statuses: number[] = []
  for (const ask of asks) statuses.push(await ask())
  return statuses
}

describeOnEachDatabase('a limit that processes share', (database) => {
  it('begins anew after a window, and after the clock was put back', async () => {
    let now = NOW
    const ask = await startLimited(database(), () => now)
    expect(await inTurn([ask, ask, ask, ask])).toEqual([200, 200, 200, 429])
    now = new Date(NOW.getTime() + 59 * SECOND)
    await deleteOldRateWindows(database(), now)
    expect(await ask()).toBe(429)
    now = new Date(NOW.getTime() + 61 * SECOND)
    expect(await ask()).toBe(200)
    await deleteOldRateWindows(database(), new Date(now.getTime() + 61 * SECOND))
    expect(await database().selectFrom('rate_windows').select('key').execute()).toEqual([])
    expect(await inTurn([ask, ask, ask, ask])).toEqual([200, 200, 200, 429])
    now = new Date(NOW.getTime() - HOUR)
    expect(await ask()).toBe(200)
  })
})

// The embedded database has the clock of its process, which is the only one.
describe.skipIf(inject('postgresUrl') === '')('a limit that processes share on PostgreSQL', () => {
  const open = onceMigrated(() => openNewDatabase())
  it.each([2 * MINUTE, 26 * HOUR, -26 * HOUR])(
    'is one limit although the clock of one is %d ms off',
    async (off) => {
      const database = await open()
      await database.deleteFrom('rate_windows').execute()
      const clock = () => new Date()
      const right = await startLimited(database, clock)
      const ask = await startLimited(database, clock)
      const run = anotherClock(off)
      const atThatClock = () => run(ask)
      const asks = [right, atThatClock, right, atThatClock, right, atThatClock, right]
      expect(await inTurn(asks)).toEqual([200, 200, 200, 429, 429, 429, 429])
    },
  )
})
