import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
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

it('two hosts are refused, because a proxy may have looked at the other one', async () => {
  const app = await startTestServer(await embeddedDatabase())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (...hosts: string[]) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
    socket.write(`GET /api/listing HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    return (await text(socket)).split('\r\n')[0]
  }
  expect(await ask('staylet.example', 'evil.example')).toBe('HTTP/1.1 400 Bad Request')
  expect(await ask('staylet.example')).toBe('HTTP/1.1 200 OK')
})
