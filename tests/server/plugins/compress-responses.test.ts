import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodingFor } from '@server/plugins/compress-responses'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { seedListing } from '@tests/server/rows'
import { startTestServer } from '@tests/server/test-server'

/** Header `Accept-Encoding` with the encoding that a client with it gets. */
const CHOICES: readonly (readonly [accepted: string, encoding: string | undefined])[] = [
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'gzip'],
  ['gzip; q = 0.9 ,br ; Q=0.95', 'br'],
  ['br ;q=0', undefined],
  ['br;Q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0.001', 'gzip'],
  ['br;level=4;q=0', undefined],
  ['br;q=much, gzip', 'gzip'],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['*', undefined],
  ['xbr, brx, deflate', undefined],
  ['', undefined],
]

it.each(CHOICES)('of %j, %s is sent', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

it('is chosen for a cached response as for any other', async () => {
  const database = await embeddedDatabase()
  await emptyTables(database)
  const app = await startTestServer(database)
  for (let n = 0; n < 12; n += 1) await seedListing(database, { name: `Palm House ${n}` })
  const { body } = await app.inject('/api/listing')
  for (const [accepted, encoding] of CHOICES) {
    const { headers, rawPayload } = await app.inject({
      url: '/api/listing',
      headers: { 'accept-encoding': accepted },
    })
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding])
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect([accepted, (read?.(rawPayload) ?? rawPayload).toString()]).toEqual([accepted, body])
  }
})
