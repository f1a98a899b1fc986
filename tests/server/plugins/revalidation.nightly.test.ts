import { expect, it } from 'vitest'
import { RESPONSE_LENGTH } from '@domain/api/api-paths'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { seedListing } from '@tests/server/rows'
import { startTestServer } from '@tests/server/test-server'

/** Each form of the header, with the status of a response whose tag is weak and has this text. */
const FORMS: readonly (readonly [form: (opaque: string) => string, status: number])[] = [
  [(opaque) => `W/${opaque}`, 304],
  [(opaque) => opaque, 304],
  [(opaque) => `"other",W/"more" , ${opaque}`, 304],
  [() => '*', 304],
  [() => '"other"', 200],
  [(opaque) => opaque.slice(1, -1), 200],
  [(opaque) => `w/${opaque}`, 200],
]

it('sends nothing to whoever has the response, by GET and HEAD, cached or not', async () => {
  const env = { TRUST_PROXY: '1', CORS_ORIGINS: 'https://partner.example' }
  const database = await embeddedDatabase()
  await emptyTables(database)
  const app = await startTestServer(database, { env })
  for (let n = 0; n < 12; n += 1) await seedListing(database, { name: `Palm House ${n}` })
  const listing = await seedListing(database)
  const routes = [
    '/api/listing?limit=12',
    `/api/listing/${listing}`,
    '/api/property-types',
    '/api/amenities',
    '/api/geo/countries',
  ]
  for (const url of routes) {
    const whole = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(whole.headers['vary']).toContain('Origin')
    const opaque = String(whole.headers['etag']).replace('W/', '')
    for (const [form, status] of FORMS) {
      const value = form(opaque)
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const headers = { 'if-none-match': value, 'accept-encoding': 'br' }
        const got = await app.inject({ url, method, headers })
        const asked = [method, url, value]
        expect([...asked, got.statusCode]).toEqual([...asked, status])
        for (const name of ['etag', 'cache-control', 'vary']) {
          expect([...asked, name, got.headers[name]]).toEqual([...asked, name, whole.headers[name]])
        }
        if (status !== 304) continue
        expect(got.body).toHaveLength(0)
        for (const name of ['content-length', 'content-type', RESPONSE_LENGTH]) {
          expect([...asked, got.headers]).not.toHaveProperty(['3', name.toLowerCase()])
        }
      }
    }
  }
})
