import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import type { OpenConnections } from './open-connections'

/** All in milliseconds. Slow clients are cut off within 20 seconds. */
const TIMES = {
  headersTimeout: 15_000,
  /** Allows ten photos over a slow line. An upload also has a minimum rate. */
  requestTimeout: 15 * 60_000,
  /** Time between two responses. It is longer than the 60 seconds of common proxies. */
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2_000,
} as const

/** Milliseconds without a byte in either direction, while the client is expected to send or to read. */
const SILENCE = 20_000
/** Requests of one connection, which bounds what a client can send without reading. */
const MOST_REQUESTS = 1_000

/** Creates Node's servers for Fastify, which needs one for each address of HOST. */
export const httpServerFactory =
  (connections: OpenConnections): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ ...TIMES, maxHeaderSize: 16 * 1024 })
    server.maxRequestsPerSocket = MOST_REQUESTS
    connections.watch(server)
    server.on('request', handler)
    // Node forgets the address of a client that has gone, unless somebody has read it before.
    server.on('connection', (socket: Socket) => void socket.remoteAddress)
    server.setTimeout(SILENCE, (socket) => {
      if (!connections.isWaitingForUs(socket)) socket.destroy()
    })
    return server
  }
