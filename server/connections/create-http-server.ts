import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { readCertificate, type TlsFiles } from './certificate'
import { keepCertificate } from './keep-certificate'
import { namesOneHost, refuseHost } from './one-host'
import type { OpenConnections } from './open-connections'
import type { RequestGate } from './request-gate'
import { stopParsing } from './stop-parsing'

/** All in milliseconds. Slow clients are cut off within 20 seconds. */
const TIME = {
  headers: 15_000,
  /** Allows ten photos over a slow line. An upload also has a minimum rate. */
  request: 15 * 60_000,
  /** Time without a byte in either direction, while the client is expected to send or to read. */
  silence: 20_000,
  /** Time between two responses. It is longer than the 60 seconds of common proxies. */
  keepAlive: 72_000,
  check: 2_000,
} as const

const timeouts = {
  headersTimeout: TIME.headers,
  requestTimeout: TIME.request,
  keepAliveTimeout: TIME.keepAlive,
  connectionsCheckingInterval: TIME.check,
} as const

/**
 * Bounds of one HTTP/2 session. Browsers open up to 100 streams at once, and Node itself ends a
 * session that resets them faster than 33 a second.
 */
const SESSION = {
  settings: {
    maxConcurrentStreams: 100,
    maxHeaderListSize: 16 * 1024,
    enableConnectProtocol: false,
  },
  maxSessionInvalidFrames: 100,
  maxSessionRejectedStreams: 100,
} as const

interface ServerParts {
  connections: OpenConnections
  gate: RequestGate
  /** With a certificate, the server speaks HTTP/2 and HTTP/1.1 over TLS alone. */
  tls?: TlsFiles | undefined
}

/** Creates Node's servers for Fastify, which needs one for each address of HOST. */
export const httpServerFactory =
  ({ connections, gate, tls }: ServerParts): FastifyServerFactory =>
  (handler) => {
    const answerFirst = (request: IncomingMessage, response: ServerResponse) =>
      namesOneHost(request) ? handler(request, response) : refuseHost(response)
    const carryOut = (request: IncomingMessage, response: ServerResponse) => {
      if (gate.hasRefused(request.socket)) return
      connections.expect(request, response)
      connections.afterAccepting(() => gate.enter(request, response, answerFirst))
    }
    const prepareSocket = (socket: Socket) => {
      stopParsing(socket, () => gate.hasRefused(socket))
      // Node forgets the address of a client that has gone, unless somebody has read it before.
      void socket.remoteAddress
    }
    const endSilent = (socket: Socket) => {
      if (!connections.isWaitingForUs(socket)) socket.destroy()
    }
    if (!tls) {
      const server = createServer(timeouts, carryOut)
      connections.watch(server)
      server.on('connection', prepareSocket)
      server.setTimeout(TIME.silence, endSilent)
      return server
    }
    const options = { ...SESSION, ...timeouts, allowHTTP1: true, handshakeTimeout: TIME.headers }
    const server = createSecureServer({ ...options, ...readCertificate(tls) })
    // Requests of HTTP/2 have the same interface.
    server.on('request', carryOut as unknown as Parameters<typeof server.on>[1])
    connections.watchSecure(server, TIME)
    server.on('secureConnection', prepareSocket)
    // Sessions have times of their own (open-sessions.ts).
    server.setTimeout(TIME.silence, (silent?: unknown) => {
      if (silent instanceof Socket) endSilent(silent)
    })
    keepCertificate(server, tls)
    return server as unknown as ReturnType<FastifyServerFactory>
  }
