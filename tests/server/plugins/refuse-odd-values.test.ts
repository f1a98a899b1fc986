import { expect, it } from 'vitest'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { startTestServer } from '@tests/server/test-server'

const DEEP = `${'['.repeat(2_000)}${']'.repeat(2_000)}`

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'a body nested 2,000 deep gets a 400 on any address, by %s',
  async (method) => {
    const app = await startTestServer(await embeddedDatabase())
    const headers = { 'content-type': 'application/json' }
    for (const payload of [DEEP, `{"a":{"b":${DEEP}}}`]) {
      const response = await app.inject({ method, url: '/', headers, payload })
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'invalid_request', fields: { body: 'is nested too deeply' } },
      ])
    }
  },
)

it.each(['GET', 'HEAD', 'TRACE'] as const)(
  'a body of %s, which nothing would read, gets a 400 on any address',
  async (method) => {
    const app = await startTestServer(await embeddedDatabase())
    for (const url of ['/', '/api/listing', '/nothing', '/readyz']) {
      // The types forbid a payload here, but the injection sends it.
      const { statusCode } = await app.inject({ method: method as 'GET', url, payload: DEEP })
      expect([url, statusCode]).toEqual([url, 400])
    }
    expect((await app.inject({ method: 'GET', url: '/api/listing' })).statusCode).toBe(200)
  },
)

it('a NUL is refused with the name of its field', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const payload = { a: { b: ['x', 'y\u0000'] } }
  const response = await app.inject({ method: 'POST', url: '/', payload })
  expect(response.json()).toMatchObject({ fields: { 'a.b.1': 'must not contain NUL' } })
})
