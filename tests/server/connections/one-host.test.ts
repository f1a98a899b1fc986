import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { httpServerFactory } from '@server/connections/create-http-server'
import { OpenConnections } from '@server/connections/open-connections'
import { RequestGate } from '@server/connections/request-gate'

it.each([
  ['GET / HTTP/1.1\r\nHost: a\r\nHost: a', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nX: y\r\nhOST: b', 400],
  ['GET / HTTP/1.1\r\nHost: a b', 400],
  ['GET / HTTP/1.1\r\nHost: a/b', 400],
  ['GET / HTTP/1.1\r\nHost: me@a', 400],
  ['GET / HTTP/1.1\r\nX: y', 400],
  ['GET / HTTP/1.0\r\nHost: a\r\nHost: b', 400],
  ['GET / HTTP/1.0\r\nX: y', 200],
  ['GET / HTTP/1.1\r\nHost: [::1]:3000', 200],
  ['GET / HTTP/1.1\r\nHost: xn--staylet-1.example:80', 200],
  ['GET / HTTP/1.1\r\nHost:', 200],
])('%j has %i as its response', async (head, status) => {
  const parts = { connections: new OpenConnections(), gate: new RequestGate() }
  const app = Fastify({ serverFactory: httpServerFactory(parts) })
  onTestFinished(() => app.close())
  app.get('/', async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write(`${head}\r\nConnection: close\r\n\r\n`)
  expect(await text(client)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
