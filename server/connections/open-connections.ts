import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { OpenSessions, type SessionTimes } from './open-sessions'
import { refuseBusy } from './refuse-busy'

interface Connection {
  /** Responses that the client still waits for, in the order of their requests. */
  owed: Set<ServerResponse>
  /** Bytes received when the last response had been sent. More means that a request has begun. */
  readBytes: number
  since: number
  /** Number of times that it was found silent. Data that has arrived is read between two checks. */
  silentChecks: number
}

/** Idle connections that are ended between two turns of the event loop. */
const IDLE_BATCH = 10
/** Number of checks of a silent connection before it is ended. */
const SILENT_CHECKS = 3
/** In milliseconds. Longest time for accepting the connections that wait. */
const ACCEPT_TIME = 1_000
/** In milliseconds. A new connection that has sent nothing yet is about to send its request. */
const FIRST_BYTE_TIME = 500

const endsConnection = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/**
 * Knows every open connection, and ends them without cutting a response off. Node's own way also
 * ends connections whose response is still being sent, leaves open those that never sent anything,
 * and keeps a connection alive whose response began before the end.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>()
  readonly #sessions = new OpenSessions()
  readonly #servers = new Set<{ close: () => unknown }>()
  #accepted = 0
  /** Requests that wait while the last connections are accepted. */
  #held: (() => void)[] | undefined
  #isEnding = false

  /** True from the first signal on. Load balancers are then told to look elsewhere. */
  get isEnding() {
    return this.#isEnding
  }

  watch(server: Server) {
    this.#follow(server)
    server.on('connection', (socket: Socket) => this.#add(socket))
    // Node calls it when the listener closes, which is too early: see shut-down.ts.
    server.closeIdleConnections = () => undefined
  }

  /** Watches a server of HTTP/2 and, for other clients, of HTTP/1.1 over TLS. */
  watchSecure(server: Http2SecureServer, times: SessionTimes) {
    this.#follow(server)
    this.#sessions.watch(server, times)
    server.on('secureConnection', (socket) => {
      if (socket.alpnProtocol !== 'h2') this.#add(socket)
    })
    Object.assign(server, { closeIdleConnections: () => undefined })
  }

  #follow(server: Server | Http2SecureServer) {
    this.#servers.add(server)
    server.on('connection', () => (this.#accepted += 1))
  }

  /** Runs the work of a request, and holds it while the last connections are accepted. */
  afterAccepting(work: () => void) {
    if (this.#held) this.#held.push(work)
    else work()
  }

  #add(socket: Socket) {
    this.#connections.set(socket, {
      owed: new Set(),
      readBytes: 0,
      since: performance.now(),
      silentChecks: 0,
    })
    socket.once('close', () => this.#connections.delete(socket))
  }

  /** Counts a request of HTTP/1.1 until its response has been sent. */
  expect({ socket }: IncomingMessage, response: ServerResponse) {
    const connection = this.#connections.get(socket)
    if (!connection) return
    if (this.#isEnding) {
      // Only the last response may end the connection, or those behind it would be lost.
      for (const earlier of connection.owed)
        if (!earlier.headersSent) earlier.removeHeader('connection')
      endsConnection(response)
    }
    connection.owed.add(response)
    response.once('close', () => {
      connection.owed.delete(response)
      if (connection.owed.size > 0) return
      connection.readBytes = socket.bytesRead
      // Its headers were sent before the shutdown began, so they do not say that the connection
      // ends.
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
   * Accepts the connections that wait for it, and then no more. The system resets those that still
   * wait when a server is closed. Node accepts one in each turn of its event loop, so the requests
   * are held back meanwhile, and the turns are short.
   */
  async stopListening() {
    this.#held = []
    const begun = performance.now()
    for (let before = -1; before < this.#accepted && performance.now() - begun < ACCEPT_TIME;) {
      before = this.#accepted
      await nextTurn()
    }
    for (const server of this.#servers) server.close()
    const held = this.#held
    this.#held = undefined
    for (const work of held) work()
  }

  /** Responds with 503 to every request that has no response yet, after which its connection ends. */
  refuseUnanswered() {
    for (const { owed } of this.#connections.values()) {
      const last = [...owed].at(-1)
      for (const response of owed) {
        if (!response.headersSent) refuseBusy(response, response === last ? 'close' : 'keep-alive')
      }
    }
  }

  /** Ends every connection, even in the middle of a response, and returns how many there were. */
  cut() {
    const { size } = this.#connections
    for (const socket of this.#connections.keys()) socket.destroy()
    return size + this.#sessions.cut()
  }

  /**
   * Ends connections whose client waits for nothing and has not begun to send.
   *
   * @returns how many it ended, a few at most: the longer it works, the more may arrive unread.
   */
  endIdle() {
    const now = performance.now()
    let ended = this.#sessions.end()
    for (const [socket, connection] of this.#connections) {
      const { owed, readBytes, since } = connection
      if (owed.size > 0 || socket.bytesRead !== readBytes) continue
      connection.silentChecks += 1
      // On a busy server much time passes before the first bytes are read.
      if (
        socket.bytesRead === 0 &&
        (connection.silentChecks < SILENT_CHECKS || now - since < FIRST_BYTE_TIME)
      )
        continue
      socket.destroy()
      ended += 1
      if (ended >= IDLE_BATCH) break
    }
    return ended
  }
}
