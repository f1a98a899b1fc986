import { expect, it } from 'vitest'
import { authorisationRows } from '@tests/server/auth/authorisation-rows'
import { embeddedDatabase } from '@tests/server/embedded-databases'
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
  // A clock that was put back begins a window, too.
  for (const later of [-3_600_000, 60_000]) {
    now = new Date(NOW.getTime() + later)
    expect((await list('192.0.2.1')).statusCode).toBe(400)
  }
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
