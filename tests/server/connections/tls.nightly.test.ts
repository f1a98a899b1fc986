import { once } from 'node:events'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { DAY } from '@domain/time'
import { readConfig } from '@server/config/config'
import { askOwnServer } from '@server/connections/ask-own-server'
import { certificateEnd, readCertificate } from '@server/connections/certificate'
import { httpServerFactory } from '@server/connections/create-http-server'
import { keepCertificate } from '@server/connections/keep-certificate'
import { OpenConnections } from '@server/connections/open-connections'
import { OpenSessions } from '@server/connections/open-sessions'
import { RequestGate } from '@server/connections/request-gate'
import { shutDown } from '@server/connections/shut-down'
import { checkCertificate } from '@server/doctor/check-certificate'
import { limitBodyTime } from '@server/plugins/body-time'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { makeCertificate } from '@tests/server/make-certificate'
import { startTestServer, temporaryFolder } from '@tests/server/test-server'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tls = makeCertificate(folder)

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

/** Starts a server of HTTP/2 that has these routes. */
async function startSecure(routes: (app: FastifyInstance) => void) {
  const connections = new OpenConnections()
  const app = Fastify({
    serverFactory: httpServerFactory({ connections, gate: new RequestGate(), tls }),
    return503OnClosing: false,
  })
  routes(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, connections, port }
}

function openSession(port: number): ClientHttp2Session {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  // A session that the server ends may report it.
  session.on('error', () => undefined)
  onTestFinished(() => session.destroy())
  return session
}

async function get(session: ClientHttp2Session, path: string) {
  const stream = session.request({ ':path': path })
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  return { status: headers[':status'], body: await text(stream) }
}

it('with a certificate the server speaks HTTP/2, and HTTP/1.1 to older clients', async () => {
  const app = await startTestServer(await embeddedDatabase(), {
    env: { TLS_CERT: tls.cert, TLS_KEY: tls.key },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(app)
  const session = openSession(port)
  expect(await get(session, '/readyz')).toEqual({ status: 200, body: '{"status":"ready"}' })
  expect(session.alpnProtocol).toBe('h2')
  expect((await get(session, '/api/listing?limit=1')).status).toBe(200)
  // Only a client on this machine may see it.
  expect((await get(session, '/metrics')).status).toBe(200)
  session.close()

  const old = request({ port, path: '/readyz', rejectUnauthorized: false }).end()
  const [response] = (await once(old, 'response')) as [NodeJS.ReadableStream]
  expect(await json(response)).toEqual({ status: 'ready' })
  old.destroy()

  const plain = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => 'refused')
  expect(plain).toBe('refused')
})

it('commands recognise the server by its certificate', async () => {
  const { app, port } = await startSecure((routes) => routes.get('/', async () => 'ours'))
  onTestFinished(() => app.close())
  const config = { host: '0.0.0.0', port, tls }
  expect(await text(await askOwnServer(config, '/', { limit: 5_000 }))).toBe('ours')
  const other = temporaryFolder()
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  const stranger = { ...config, tls: makeCertificate(other) }
  await expect(askOwnServer(stranger, '/', { limit: 5_000 })).rejects.toThrow('another certificate')
})

it('a shutdown completes the accepted streams and ends every session', async () => {
  let answer = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const { app, connections, port } = await startSecure((routes) =>
    routes.get('/slow', async () => {
      begin()
      await new Promise<void>((resolve) => (answer = resolve))
      return 'whole'
    }),
  )
  const [idle, busy] = [openSession(port), openSession(port)]
  await once(idle, 'connect')
  const closed = [once(idle, 'close'), once(busy, 'close')]
  const slow = get(busy, '/slow')
  await begun
  const closeDatabase = vi.fn(async () => undefined)
  const ended = shutDown({ app, connections, closeDatabase, drains: false, log: () => undefined })
  answer()
  expect(await slow).toEqual({ status: 200, body: 'whole' })
  await Promise.all([ended, ...closed])
  expect(closeDatabase).toHaveBeenCalledOnce()
})

it('a body that does not arrive in time ends its request alone', async () => {
  const { app, port } = await startSecure((routes) => {
    limitBodyTime(routes, 100)
    routes.post('/', async () => 'whole')
    routes.get('/', async () => 'other')
  })
  onTestFinished(() => app.close())
  const session = openSession(port)
  const late = session.request(
    { ':method': 'POST', ':path': '/', 'content-type': 'application/json' },
    { endStream: false },
  )
  late.on('error', () => undefined)
  late.write('{"a":')
  const [headers] = (await once(late, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(408)
  expect(await json(late)).toMatchObject({ code: 'invalid_request' })
  expect((await get(session, '/')).body).toBe('other')
})

it('a session without a request ends, and so does a stream whose client is silent', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { app, port } = await startSecure((routes) => {
    new OpenSessions().watch(routes.server as never, {
      headers: 50,
      request: 60_000,
      silence: 50,
      keepAlive: 60_000,
      check: 10,
    })
    routes.post('/', async () => 'whole')
    routes.get('/slow', async () => {
      await answered
      return 'slow'
    })
  })
  onTestFinished(() => app.close())
  const silent = openSession(port)
  await once(silent, 'close')

  const session = openSession(port)
  // A client that waits for us is not silent.
  const waiting = get(session, '/slow')
  const stalled = session.request(
    { ':method': 'POST', ':path': '/', 'content-type': 'application/json' },
    { endStream: false },
  )
  stalled.on('error', () => undefined).resume()
  await new Promise((resolve) => stalled.once('close', resolve))
  expect(stalled.rstCode).toBe(constants.NGHTTP2_CANCEL)
  answer()
  expect((await waiting).body).toBe('slow')
})

it('a client that resets its streams at once loses its session, and others are served', async () => {
  const { app, port } = await startSecure((routes) => routes.get('/', async () => 'served'))
  onTestFinished(() => app.close())
  const flood = openSession(port)
  await once(flood, 'connect')
  // The client hears of an error first, which would end the wait.
  const lost = new Promise((resolve) => flood.once('close', resolve))
  const openAndReset = () => {
    const opened = Array.from({ length: 50 }, () => flood.request({ ':path': '/' }))
    for (const stream of opened) stream.on('error', () => undefined)
    // The answer shows that the requests have arrived. Earlier, nothing would be sent of them.
    flood.ping(() => {
      for (const stream of opened) stream.close(constants.NGHTTP2_CANCEL)
      if (!flood.closed && !flood.destroyed) openAndReset()
    })
  }
  openAndReset()
  await lost
  expect(await get(openSession(port), '/')).toEqual({ status: 200, body: 'served' })
})

it('the doctor says when the certificate ends', () => {
  const config = readConfig({ TLS_CERT: tls.cert, TLS_KEY: tls.key })
  expect(config.publicUrl).toBe('https://127.0.0.1:3000')
  const levelAt = (days: number) =>
    checkCertificate(config, new Date(certificateEnd(tls).getTime() - days * DAY)).map(
      ({ level }) => level,
    )
  expect([30, 3, 0].map(levelAt)).toEqual([['ok'], ['warning'], ['fault']])
  expect(checkCertificate(readConfig({}), new Date())).toEqual([])
  const lost = readConfig({ TLS_CERT: join(folder, 'none.pem'), TLS_KEY: tls.key })
  expect(checkCertificate(lost, new Date())[0]).toMatchObject({ level: 'fault' })
  expect(() => readConfig({ TLS_CERT: tls.cert })).toThrow('TLS_KEY')
})

it('names the file that is wrong, and when the certificate ends', () => {
  expect(() => readCertificate({ ...tls, cert: join(folder, 'none.pem') })).toThrow(/^TLS_CERT: /)
  expect(() => readCertificate({ ...tls, key: join(folder, 'none.pem') })).toThrow(/^TLS_KEY: /)
  expect(() => readCertificate({ cert: tls.cert, key: tls.cert })).toThrow(
    'are not a certificate and its key',
  )
  expect(certificateEnd(tls).getTime()).toBeGreaterThan(Date.now())
})

it('uses a renewed certificate, and keeps the last one while the files are wrong', async () => {
  const files = { cert: join(folder, 'kept-cert.pem'), key: join(folder, 'kept-key.pem') }
  const renewed = temporaryFolder()
  onTestFinished(() => rmSync(renewed, { recursive: true, force: true }))
  const next = makeCertificate(renewed)
  copyFileSync(tls.cert, files.cert)
  copyFileSync(tls.key, files.key)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => errors.mockRestore())
  const { app, port } = await startSecure((routes) => {
    keepCertificate(routes.server as never, files, 10)
  })
  onTestFinished(() => app.close())
  const shown = async () => {
    const socket = connectTls({ port, rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const { fingerprint256 } = socket.getPeerCertificate()
    socket.destroy()
    return fingerprint256
  }
  const first = await shown()
  writeFileSync(files.cert, 'half a file')
  await vi.waitFor(() => expect(errors).toHaveBeenCalled())
  expect(await shown()).toBe(first)
  copyFileSync(next.key, files.key)
  copyFileSync(next.cert, files.cert)
  await vi.waitFor(async () => expect(await shown()).not.toBe(first))
})
