import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
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
  ['gzip;q=1.0, br ; Q=0.1', 'br'],
  ['br ;q=0', undefined],
  ['br;level=4;q=0.000,gzip', 'gzip'],
  ['*', undefined],
  ['xbr, brx, deflate', undefined],
  ['', undefined],
]

it('is chosen by what the client accepts, for a cached response as for any other', async () => {
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
