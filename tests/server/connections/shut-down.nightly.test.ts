import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { httpServerFactory } from '@server/connections/create-http-server'
import { OpenConnections } from '@server/connections/open-connections'
import { shutDown } from '@server/connections/shut-down'
import { limitOpenRequests } from '@server/plugins/open-requests'

function startServer() {
  const connections = new OpenConnections()
  const app = Fastify({
    serverFactory: httpServerFactory(connections),
    return503OnClosing: false,
  })
  return {
    app,
    connections,
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    },
  }
}

it('a shutdown completes accepted requests, ends every connection, and closes the database last', async () => {
  const { app, connections, listen } = startServer()
  const order: string[] = []
  let answer = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  app.get('/slow', async () => {
    begin()
    await new Promise<void>((resolve) => (answer = resolve))
    order.push('answered')
    return 'whole'
  })
  const port = await listen()
  const silent = connect(port, '127.0.0.1')
  const slow = connect(port, '127.0.0.1')
  const heard = [text(silent), text(slow)]
  slow.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
  await begun
  const closeDatabase = async () => void order.push('database closed')
  const ended = shutDown({ app, connections, closeDatabase, drains: false, log: () => undefined })
  expect(connections.isEnding).toBe(true)
  answer()
  await ended
  const [, response] = await Promise.all(heard)
  expect(response).toMatch(/^HTTP\/1\.1 200[^]*connection: close[^]*whole$/i)
  expect(order).toEqual(['answered', 'database closed'])
})

it('a shutdown completes the requests of clients that have just connected', async () => {
  const { app, connections, listen } = startServer()
  app.get('/', async () => 'whole')
  const port = await listen()
  const clients = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  await Promise.all(clients.map((client) => once(client, 'connect')))
  const heard = clients.map((client) => {
    client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    return text(client)
  })
  const closeDatabase = async () => undefined
  await shutDown({ app, connections, closeDatabase, drains: false, log: () => undefined })
  const responses = await Promise.allSettled(heard)
  const whole = /^HTTP\/1\.1 200[^]*connection: close[^]*whole$/i
  expect(
    responses.filter((each) => each.status === 'fulfilled' && whole.test(each.value)),
  ).toHaveLength(40)
})

it('clients that never pause get a response or a 503 with Retry-After until nobody listens', async () => {
  const { app, connections, listen } = startServer()
  await app.register(limitOpenRequests, { connections })
  app.get('/', async () => 'whole')
  const port = await listen()
  const outcomes: string[] = []
  const ask = async (): Promise<void> => {
    try {
      const [response] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage]
      await text(response)
      const { statusCode, headers } = response
      outcomes.push(`${statusCode} ${headers['retry-after'] ?? ''}`.trim())
    } catch (error) {
      outcomes.push((error as NodeJS.ErrnoException).code ?? '')
      return
    }
    return ask()
  }
  const clients = Array.from({ length: 60 }, ask)
  const closeDatabase = async () => undefined
  await shutDown({ app, connections, closeDatabase, drains: false, log: () => undefined })
  await Promise.all(clients)
  expect(['200', '503 10', 'ECONNREFUSED']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  expect(outcomes).toContain('200')
})

it('what has no response when the time is up gets a 503 with Retry-After, and no reset', async () => {
  const { app, connections, listen } = startServer()
  let answer = () => {}
  const answered = new Promise<string>((resolve) => (answer = () => resolve('too late')))
  let begun = 0
  let begin = () => {}
  const allBegun = new Promise<void>((resolve) => (begin = resolve))
  app.get('/slow', () => {
    begun += 1
    if (begun === 40) begin()
    return answered
  })
  const port = await listen()
  const heard = Array.from({ length: 40 }, () => {
    const client = connect(port, '127.0.0.1')
    client.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
    return text(client)
  })
  await allBegun
  connections.beginEnd()
  connections.refuseUnanswered()
  for (const response of await Promise.all(heard)) {
    expect(response).toMatch(/^HTTP\/1\.1 503[^]*\{.*"unavailable".*\}$/)
    expect(response).toMatch(/^retry-after: \d/im)
    expect(response).toMatch(/^connection: close/im)
  }
  answer()
  await app.close()
})
