import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
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

interface ServerParts {
  connections: OpenConnections
  gate: RequestGate
}

/** Creates Node's HTTP servers for Fastify, which needs one for each address of HOST. */
export const httpServerFactory =
  ({ connections, gate }: ServerParts): FastifyServerFactory =>
  (handler) => {
    const server = createServer(
      {
        headersTimeout: TIME.headers,
        requestTimeout: TIME.request,
        keepAliveTimeout: TIME.keepAlive,
        connectionsCheckingInterval: TIME.check,
      },
      (request, response) => {
        if (gate.hasRefused(request.socket)) return
        connections.expect(request, response)
        gate.enter(request, response, handler)
      },
    )
    connections.watch(server)
    server.on('connection', (socket: Socket) => stopParsing(socket, () => gate.hasRefused(socket)))
    server.setTimeout(TIME.silence, (socket: Socket) => {
      if (!connections.isWaitingForUs(socket)) socket.destroy()
    })
    return server
  }
