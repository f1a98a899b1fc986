import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isHealthCheck, RequestGate, type GateLimits } from '@server/connections/request-gate'
import { stopParsing } from '@server/connections/stop-parsing'

const LIMITS: GateLimits = { perConnection: 3, inAll: 10, firstLogins: 2, patience: 60_000 }

/** Listens with a gate in front of a handler, and returns the port. */
async function listen(
  carryOut: (request: IncomingMessage, response: ServerResponse) => void,
  limits: Partial<GateLimits> = {},
) {
  const gate = new RequestGate({ ...LIMITS, ...limits })
  const server = createServer((request, response) => gate.enter(request, response, carryOut))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

const ask = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${last ? 'connection: close\r\n' : ''}\r\n`

const open = (port: number, words: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  return socket
}

describe('the gate in front of the server', () => {
  it('carries out pipelined requests one after another, in order', async () => {
    let atOnce = 0
    let most = 0
    const port = await listen((request, response) => {
      most = Math.max(most, (atOnce += 1))
      setImmediate(() => {
        atOnce -= 1
        response.end(request.url)
      })
    })
    const words = ask('/a') + ask('/b') + ask('/c', true)
    const heard = await Promise.all([text(open(port, words)), text(open(port, words))])
    expect(most).toBe(1)
    for (const each of heard)
      expect(each.match(/\r\n\r\n\/./g)?.map((end) => end.at(-1))).toEqual(['a', 'b', 'c'])
  })

  it('responds to too many requests at once with 503 and Retry-After, and carries none of them out', async () => {
    const seen: string[] = []
    const port = await listen((request, response) => {
      seen.push(request.url ?? '')
      response.end()
    })
    const paths = ['/1', '/2', '/3', '/4', '/5']
    const heard = await text(open(port, paths.map((path) => ask(path)).join('')))
    expect(seen).toEqual([])
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503'])
    expect(heard).toMatch(/retry-after: 5[^]*"code":"unavailable"/)
  })

  it('leaves the rest of a packet unread once the client is refused', async () => {
    let read = 0
    const gate = new RequestGate(LIMITS)
    const server = createServer((request, response) => {
      read += 1
      gate.enter(request, response, () => response.end())
    })
    server.on('connection', (socket: Socket) => stopParsing(socket, () => gate.hasRefused(socket)))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const heard = await text(open(port, ask('/').repeat(400)))
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503'])
    expect(read).toBe(LIMITS.perConnection + 1)
  })

  it('responds to the request in progress before it refuses those behind it', async () => {
    const held: ServerResponse[] = []
    const port = await listen((_request, response) => held.push(response))
    const client = open(port, ask('/first'))
    while (held.length === 0) await new Promise(setImmediate)
    client.write(['/2', '/3', '/4'].map((path) => ask(path)).join(''))
    const heard = text(client)
    // By the end of a whole exchange on another connection, these bytes have arrived.
    const other = open(port, ask('/other', true))
    while (held.length === 1) await new Promise(setImmediate)
    held[1]?.end()
    await text(other)
    held[0]?.end()
    expect((await heard).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
    expect(held).toHaveLength(2)
  })

  it('refuses further requests of all connections, except health checks', async () => {
    const held: ServerResponse[] = []
    const port = await listen(
      (request, response) => {
        if (isHealthCheck(request.url)) response.end('fine')
        else held.push(response)
      },
      { inAll: 1 },
    )
    const slow = open(port, ask('/slow'))
    while (held.length === 0) await new Promise(setImmediate)
    expect(await text(open(port, ask('/list', true)))).toContain('503')
    for (const path of ['/healthz', '/readyz?from=the+balancer', '/readyz/'])
      expect(await text(open(port, ask(path, true)))).toContain('fine')
    expect(await text(open(port, ask('/list?/readyz', true)))).toContain('503')
    slow.destroy()
  })

  it('refuses a flood of logins early, but no device that has logged in before', async () => {
    const held: ServerResponse[] = []
    const port = await listen((_request, response) => held.push(response), { firstLogins: 1 })
    const logIn = (headers = '', length = 0) =>
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${headers}content-length: ${length}\r\nconnection: close\r\n\r\n`
    const slow = open(port, logIn('', 1))
    while (held.length === 0) await new Promise(setImmediate)
    held.pop()
    const first = text(open(port, logIn()))
    while (held.length === 0) await new Promise(setImmediate)
    expect(await text(open(port, logIn()))).toMatch(/503[^]*retry-after: 5/)
    const known = text(open(port, logIn('cookie: __Host-staylet-device=a.b\r\n')))
    while (held.length === 1) await new Promise(setImmediate)
    for (const response of held) response.end('in')
    expect(await Promise.all([first, known])).toEqual(Array(2).fill(expect.stringContaining('200')))
    const later = text(open(port, logIn()))
    while (held.length === 2) await new Promise(setImmediate)
    held[2]?.end()
    expect(await later).toContain('200')
    slow.destroy()
  })

  it('does not carry out a request whose client has gone', async () => {
    const held: ServerResponse[] = []
    const seen: string[] = []
    const port = await listen((request, response) => {
      seen.push(request.url ?? '')
      if (request.url === '/first') held.push(response)
      else response.end()
    })
    const client = open(port, ask('/first') + ask('/second'))
    while (held.length === 0) await new Promise(setImmediate)
    const gone = new Promise((closed) => held[0]?.once('close', closed))
    client.destroy()
    await gone
    await text(open(port, ask('/other', true)))
    expect(seen).toEqual(['/first', '/other'])
  })
})
