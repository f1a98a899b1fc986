import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ErrorBody } from '@domain/schemas/common-schema'

interface Connection {
  /** Responses that the client still waits for, in the order of their requests. */
  owed: Set<ServerResponse>
  /** Bytes received when the last response had been sent. More means that a request has begun. */
  readBytes: number
  since: number
}

/** In milliseconds. Longest time for accepting the connections that wait, while requests are answered. */
const ACCEPT_TIME = 1_000
/** In milliseconds. The same while they are refused, which a busy server does much faster. */
const REFUSE_TIME = 2_000
/** Turns without a new connection, after which none waits. The first one may begin after Node has looked. */
const QUIET_TURNS = 3
/** In milliseconds. A new connection that has sent nothing yet is about to send its request. */
const FIRST_BYTE_TIME = 500

const BUSY = JSON.stringify({
  message: 'The server is very busy. Please try again in a moment.',
  code: 'unavailable',
} satisfies ErrorBody)

const endsConnection = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/**
 * Knows every open connection, and ends them without cutting a response off. Node's own way leaves
 * those open that never sent anything, and ends a connection whose next request has just begun.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>()
  readonly #servers = new Set<Server>()
  #accepted = 0
  #isEnding = false
  #refusal: Promise<void> | undefined

  /** True from the first signal on. Load balancers are then told to look elsewhere. */
  get isEnding() {
    return this.#isEnding
  }

  get count() {
    return this.#connections.size
  }

  /**
   * Set when new requests are refused, because more arrive than can be answered before the end. It is
   * awaited before they are told, so that they do not connect again before the server has closed.
   */
  get refusal() {
    return this.#refusal
  }

  /** Watches a server. Its handler of requests must be added afterwards. */
  watch(server: Server) {
    this.#servers.add(server)
    server.on('connection', (socket: Socket) => {
      this.#accepted += 1
      this.#connections.set(socket, { owed: new Set(), readBytes: 0, since: performance.now() })
      socket.once('close', () => this.#connections.delete(socket))
    })
    server.on('request', ({ socket }, response) => this.#expect(socket, response))
    // Node calls it when the listener closes, which is too early: see shut-down.ts.
    server.closeIdleConnections = () => undefined
  }

  #expect(socket: Socket, response: ServerResponse) {
    const connection = this.#connections.get(socket)
    if (!connection) return
    const { owed } = connection
    // Only the last response may end the connection, or those behind it would be lost.
    if (this.#isEnding) {
      for (const earlier of owed) if (!earlier.headersSent) earlier.removeHeader('connection')
      endsConnection(response)
    }
    owed.add(response)
    response.once('close', () => {
      owed.delete(response)
      if (owed.size > 0) return
      connection.readBytes = socket.bytesRead
      // Its headers may have been sent before the shutdown began, without a word about the end.
      if (this.#isEnding) socket.destroySoon()
    })
  }

  /** Returns whether the client has sent a whole request and waits for the first byte. */
  isWaitingForUs(socket: Socket) {
    const [response] = this.#connections.get(socket)?.owed ?? []
    return response !== undefined && response.req.complete && !response.headersSent
  }

  /** From now on each connection ends with its last response. New ones are still accepted. */
  beginEnd() {
    this.#isEnding = true
    for (const { owed } of this.#connections.values()) {
      const last = [...owed].at(-1)
      if (last) endsConnection(last)
    }
  }

  /**
   * Accepts the connections that wait for it, and then no more: the system resets those that still
   * wait when a server is closed. Node accepts one in each turn of its event loop.
   */
  async stopListening() {
    let refuse = () => {}
    if (!(await this.#acceptWaiting(ACCEPT_TIME))) {
      this.#refusal = new Promise((closed) => (refuse = closed))
      await this.#acceptWaiting(REFUSE_TIME)
    }
    for (const server of this.#servers) server.close()
    refuse()
  }

  /** Returns whether none waits any more. */
  async #acceptWaiting(limit: number) {
    const begun = performance.now()
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      if (performance.now() - begun > limit) return false
      const before = this.#accepted
      await nextTurn()
      quiet = this.#accepted > before ? 0 : quiet + 1
    }
    return true
  }

  /** Ends connections whose client waits for nothing and has not begun to send. */
  endIdle() {
    const now = performance.now()
    for (const [socket, { owed, readBytes, since }] of this.#connections) {
      const mayBegin = socket.bytesRead === 0 && now - since < FIRST_BYTE_TIME
      if (owed.size === 0 && socket.bytesRead === readBytes && !mayBegin) socket.destroy()
    }
  }

  /** Responds with 503 to every request that has no response yet, after which its connection ends. */
  refuseUnanswered() {
    for (const { owed } of this.#connections.values()) {
      const last = [...owed].at(-1)
      for (const response of owed) {
        if (response.headersSent) continue
        response.writeHead(503, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(BUSY),
          'retry-after': '5',
          'cache-control': 'no-store',
          ...(response === last && { connection: 'close' }),
        })
        response.end(BUSY)
      }
    }
  }

  /** Ends every connection, even in the middle of a response, and returns how many there were. */
  cut() {
    const { size } = this.#connections
    for (const socket of this.#connections.keys()) socket.destroy()
    return size
  }
}
